import { Trans, useLingui } from "@lingui/react/macro";
import { deskRoles } from "#contract/desk/roles.ts";
import type { Locale } from "#contract/locales.ts";
import { formatList } from "#contract/moments.ts";
import { barLink } from "#ui/shared/link.css.ts";
import { useDesk, usePerson } from "../system/use-desk.ts";
import { KeysHelp } from "./KeysHelp.tsx";
import { LanguageMenu } from "./LanguageMenu.tsx";
import * as css from "./shell.css.ts";

/** What stands at the end of the bar: the keys, the language, and who is signed in. */
export function Tools() {
  const { i18n } = useLingui();
  const { root } = useDesk();
  const { name, roles } = usePerson();
  const roleNames = roles.map((role) => i18n._(deskRoles[role]));
  return (
    <>
      <KeysHelp />
      <LanguageMenu />
      <span className={css.person}>
        <span className={css.personName}>{name}</span>
        <span className={css.personRoles}>{formatList(roleNames, i18n.locale as Locale)}</span>
      </span>
      <button
        type="button"
        className={barLink}
        onClick={() => root.send({ type: "session.leave" })}
      >
        <Trans>Sign out</Trans>
      </button>
    </>
  );
}
