import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { roles } from "#contract/accounts/roles.ts";
import { Actions } from "#ui/Actions/Actions.tsx";
import { Button } from "#ui/Button/Button.tsx";
import { useSystemActor } from "#portal/system/use-portal.ts";
import { buttonLink } from "#portal/shell/button-link.ts";
import { useHasHeader } from "#portal/shell/has-header.ts";
import { LanguageHere } from "#portal/shell/LanguageHere.tsx";

/** The way out where no header has one: for collaborators, in the sub-brand, and on pages without a header. */
export function Leave() {
  const { t } = useLingui();
  const session = useSystemActor("session");
  const person = useSelector(session, (snapshot) => snapshot.context.person);
  const hasHeader = useHasHeader();
  if (!person) return null;
  const { signOutInHeader } = roles[person.role];
  if (signOutInHeader && hasHeader) return null;
  return (
    <Button look="quiet" small onClick={() => session.send({ type: "session.leave" })}>
      {signOutInHeader ? t`Sign Out` : t`Leave`}
    </Button>
  );
}

/** The end of a form: the dashboard, the languages and the way out, where no header holds them. */
export function FormEnd() {
  const session = useSystemActor("session");
  const person = useSelector(session, (snapshot) => snapshot.context.person);
  const hasHeader = useHasHeader();
  if (hasHeader && (person === null || roles[person.role].signOutInHeader)) return null;
  return (
    <Actions>
      {hasHeader ? null : (
        <Link to="/kyc/user" className={buttonLink.quiet}>
          <Trans>Dashboard</Trans>
        </Link>
      )}
      <LanguageHere />
      <Leave />
    </Actions>
  );
}
