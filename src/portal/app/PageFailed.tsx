import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "#ui/Button/Button.tsx";
import { PageHead } from "#ui/PageHead/PageHead.tsx";
import { EntryShell } from "../shell/EntryShell.tsx";
import { useTitleAndFocus } from "./page-title.ts";

/** For a page that could not be shown; nothing typed is lost by loading it again. */
export function PageFailed() {
  const { t } = useLingui();
  useTitleAndFocus(t`Sorry, this page could not be loaded`);
  return (
    <EntryShell>
      <PageHead
        title={<Trans>Sorry, this page could not be loaded</Trans>}
        lead={<Trans>Your answers are saved. Check your connection and reload the page.</Trans>}
      />
      <Button onClick={() => location.reload()}>
        <Trans>Reload page</Trans>
      </Button>
    </EntryShell>
  );
}
