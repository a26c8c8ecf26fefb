import { useLingui } from "@lingui/react/macro";
import { SkeletonHead, SkeletonText } from "#ui/Skeleton/Skeleton.tsx";
import { VisuallyHidden } from "#ui/VisuallyHidden/VisuallyHidden.tsx";
import { Page } from "../shell/Page.tsx";
import * as css from "../shell/shell.css.ts";

/** A page whose data is on its way. */
export function Waiting() {
  const { t } = useLingui();
  return (
    <Page>
      <div aria-busy="true" className={css.waiting}>
        <h1>
          <VisuallyHidden>{t`Loading`}</VisuallyHidden>
        </h1>
        <SkeletonHead />
        <SkeletonText lines={["full", "full", "long", "full", "full", "medium"]} />
      </div>
    </Page>
  );
}
