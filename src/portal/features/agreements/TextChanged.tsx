import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "#ui/Button/Button.tsx";
import { EndPage } from "#portal/shell/EndPage.tsx";

/** A newer version is in force; its text comes with a fresh page. What was typed stays. */
export function TextChanged() {
  const { t } = useLingui();
  return (
    <EndPage
      title={t`The agreement has changed`}
      lead={
        <Trans>
          A newer version applies. Reload the page and read it. What you have typed stays.
        </Trans>
      }
      action={
        <Button onClick={() => location.reload()}>
          <Trans>Reload the page</Trans>
        </Button>
      }
    />
  );
}
