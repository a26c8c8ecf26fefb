import { Trans, useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { usePageTitle } from "#browser/page-title.ts";
import { Button } from "#ui/Button/Button.tsx";
import { PageHead } from "#ui/PageHead/PageHead.tsx";
import { link } from "#ui/shared/link.css.ts";
import { SkeletonHead, SkeletonText } from "#ui/Skeleton/Skeleton.tsx";
import { VisuallyHidden } from "#ui/VisuallyHidden/VisuallyHidden.tsx";
import { Page } from "../shell/Page.tsx";
import { IndexLink } from "./navigation.tsx";

/** For a page whose data did not come. */
export function PageFailed() {
  const { t } = useLingui();
  const router = useRouter();
  usePageTitle(t`This page could not be loaded`);
  return (
    <Page>
      <PageHead
        title={<Trans>This page could not be loaded</Trans>}
        lead={<Trans>Check your connection and try again.</Trans>}
      />
      <Button onClick={() => void router.invalidate()}>
        <Trans>Try again</Trans>
      </Button>
    </Page>
  );
}

export function PageMissing() {
  const { t } = useLingui();
  usePageTitle(t`Page not found`);
  return (
    <Page>
      <PageHead
        title={<Trans>Page not found</Trans>}
        lead={<Trans>There is no such chart. It may have another name now.</Trans>}
      />
      <IndexLink className={link}>
        <Trans>All charts</Trans>
      </IndexLink>
    </Page>
  );
}

/** A page whose data is on its way. */
export function Waiting() {
  const { t } = useLingui();
  return (
    <Page>
      <div aria-busy="true">
        <h1>
          <VisuallyHidden>{t`Loading`}</VisuallyHidden>
        </h1>
        <SkeletonHead />
        <SkeletonText lines={["full", "full", "long", "medium"]} />
      </div>
    </Page>
  );
}
