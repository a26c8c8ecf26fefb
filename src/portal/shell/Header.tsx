import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { brands } from "#contract/brands.ts";
import { roles } from "#contract/accounts/roles.ts";
import { HeaderBar } from "#ui/HeaderBar/HeaderBar.tsx";
import { greeting } from "#ui/HeaderBar/header-bar.css.ts";
import { barLink } from "#ui/shared/link.css.ts";
import { Mark } from "#ui/Mark/Mark.tsx";
import { SkeletonLine } from "#ui/Skeleton/Skeleton.tsx";
import { brandNow } from "#browser/brand.ts";
import { useSystemActor } from "../system/use-portal.ts";
import { useHasHeader } from "./has-header.ts";
import { LanguageMenu } from "./LanguageMenu.tsx";

/** The header of the pages that have one: the mark leads to the dashboard. */
export function Header() {
  const { t } = useLingui();
  const brand = brandNow();
  const hasHeader = useHasHeader();
  const session = useSystemActor("session");
  const person = useSelector(session, (snapshot) => snapshot.context.person);
  const name = person?.name || (person?.email ?? "");
  const mayLeave = person !== null && roles[person.role].signOutInHeader;
  if (!hasHeader) return null;
  const signOut = mayLeave ? (
    <button
      type="button"
      className={barLink}
      onClick={() => session.send({ type: "session.leave" })}
    >
      <Trans>Sign Out</Trans>
    </button>
  ) : null;
  return (
    <HeaderBar
      mark={
        <Link to="/kyc/user" aria-label={t`${brands[brand].name}, to the dashboard`}>
          <Mark brand={brand} name={brands[brand].name} />
        </Link>
      }
      tagline={<Trans>Client onboarding</Trans>}
      language={<LanguageMenu />}
      account={
        person ? (
          <>
            <span className={greeting}>{t`Hello, ${name}`}</span>
            {signOut}
          </>
        ) : (
          <span className={greeting}>
            <SkeletonLine width="label" />
          </span>
        )
      }
      accountSmall={signOut}
    />
  );
}
