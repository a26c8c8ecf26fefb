import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "#ui/Button/Button.tsx";
import { PageHead } from "#ui/PageHead/PageHead.tsx";
import { EntryShell } from "../shell/EntryShell.tsx";
import { usePageTitle } from "./page-title.ts";

/** For a page that could not be shown; nothing typed is lost by loading it again. */
export function PageFailed() {
  const { t } = useLingui();
  usePageTitle(t`The page could not be shown`);
  return (
    <EntryShell>
      <PageHead
        title={<Trans>The page could not be shown</Trans>}
        lead={<Trans>What you typed is kept. Check the connection and load the page again.</Trans>}
      />
      <Button onClick={() => location.reload()}>
        <Trans>Load again</Trans>
      </Button>
    </EntryShell>
  );
}
