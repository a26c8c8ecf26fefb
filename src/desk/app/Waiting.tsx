import { useLingui } from "@lingui/react/macro";
import { LoadingSkeleton } from "#ui/LoadingSkeleton/LoadingSkeleton.tsx";
import { Page } from "../shell/Page.tsx";

export function Waiting() {
  const { t } = useLingui();
  return (
    <Page>
      <LoadingSkeleton label={t`Loading`} />
    </Page>
  );
}
