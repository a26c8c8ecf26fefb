import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { link } from "#ui/shared/link.css.ts";
import { PageHead } from "#ui/PageHead/PageHead.tsx";
import { EntryShell } from "../shell/EntryShell.tsx";
import { useSystemActor } from "../system/use-portal.ts";
import { useTitleAndFocus } from "./page-title.ts";

/** For an unknown address. */
export function PageMissing() {
  const { t } = useLingui();
  useTitleAndFocus(t`Page not found`);
  const isMember = useSelector(useSystemActor("session"), (snapshot) => snapshot.matches("member"));
  return (
    <EntryShell>
      <PageHead
        title={<Trans>Page not found</Trans>}
        lead={
          isMember ? (
            <Trans>Check the address, or go to the dashboard.</Trans>
          ) : (
            <Trans>Check the address, or go to the login page.</Trans>
          )
        }
      />
      <Link className={link} to={isMember ? "/kyc/user" : "/kyc/login"}>
        {isMember ? <Trans>Go to dashboard</Trans> : <Trans>Log in</Trans>}
      </Link>
    </EntryShell>
  );
}
