import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { businessLines, type LineId } from "#contract/business-lines.ts";
import { Actions } from "#ui/Actions/Actions.tsx";
import { PageHead } from "#ui/PageHead/PageHead.tsx";
import { usePageTitle } from "#portal/app/page-title.ts";
import { buttonLink } from "#portal/shell/button-link.ts";
import { Page } from "#portal/shell/Page.tsx";

/** The line is not approved, so that there is nothing to sign now. */
export function NotReady({ line }: { line: LineId }) {
  const { t, i18n } = useLingui();
  usePageTitle(t`Agreement`);
  return (
    <Page>
      <PageHead
        eyebrow={i18n._(businessLines[line].name)}
        title={<Trans>You cannot sign yet</Trans>}
        lead={
          <Trans>
            The agreement can be signed once your application is approved. We will email you.
          </Trans>
        }
      />
      <Actions>
        <Link to="/kyc/user" className={buttonLink.primary}>
          <Trans>Go to dashboard</Trans>
        </Link>
      </Actions>
    </Page>
  );
}
