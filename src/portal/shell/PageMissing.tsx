import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { link } from "#ui/link.css.ts";
import { PageHead } from "#ui/PageHead.tsx";
import { EntryShell } from "./EntryShell.tsx";
import { usePageTitle } from "./page-title.ts";

/** For an address that is none of ours. */
export function PageMissing() {
  const { t } = useLingui();
  usePageTitle(t`Page not found`);
  return (
    <EntryShell>
      <PageHead
        title={<Trans>Page not found</Trans>}
        lead={<Trans>Check the address, or begin at the login page.</Trans>}
      />
      <Link className={link} to="/kyc/login">
        <Trans>Log in</Trans>
      </Link>
    </EntryShell>
  );
}
