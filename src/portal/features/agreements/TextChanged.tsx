import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { Actions } from "#ui/Actions/Actions.tsx";
import { Button } from "#ui/Button/Button.tsx";
import { PageHead } from "#ui/PageHead/PageHead.tsx";
import { usePageTitle } from "#portal/app/page-title.ts";
import { buttonLink } from "#portal/shell/button-link.ts";
import { Page } from "#portal/shell/Page.tsx";

/** A newer version is in force; its text comes with a fresh page. What was typed stays. */
export function TextChanged() {
  const { t } = useLingui();
  usePageTitle(t`The agreement has changed`);
  return (
    <Page>
      <PageHead
        title={<Trans>The agreement has changed</Trans>}
        lead={
          <Trans>
            A newer version applies. Reload the page and read it. What you have typed stays.
          </Trans>
        }
      />
      <Actions>
        <Button onClick={() => location.reload()}>
          <Trans>Reload the page</Trans>
        </Button>
        <Link to="/kyc/user" className={buttonLink.secondary}>
          <Trans>Go to dashboard</Trans>
        </Link>
      </Actions>
    </Page>
  );
}
