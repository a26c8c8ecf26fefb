import { Trans, useLingui } from "@lingui/react/macro";
import {
  chartCountReaders,
  deliveryReaders,
  deskRoles,
  fileLimitReaders,
  peopleReaders,
} from "#contract/desk/roles.ts";
import type { Locale } from "#contract/locales.ts";
import { formatList } from "#contract/moments.ts";
import { barLink } from "#ui/shared/link.css.ts";
import {
  ConformanceLink,
  CountsLink,
  DeliveriesLink,
  FileLimitsLink,
  PeopleLink,
} from "../app/navigation.tsx";
import { useDesk, usePerson } from "../system/use-desk.ts";
import { KeysHelp } from "./KeysHelp.tsx";
import { LanguageMenu } from "./LanguageMenu.tsx";
import * as css from "./shell.css.ts";

/** What stands at the end of the bar: pages beside the queues, and who is signed in. */
export function Tools() {
  const { i18n } = useLingui();
  const { root } = useDesk();
  const { name, roles } = usePerson();
  const roleNames = roles.map((role) => i18n._(deskRoles[role]));
  return (
    <>
      {peopleReaders.some((role) => roles.includes(role)) ? (
        <>
          <PeopleLink className={barLink}>
            <Trans>Desk people</Trans>
          </PeopleLink>
          <ConformanceLink className={barLink}>
            <Trans>Conformance</Trans>
          </ConformanceLink>
        </>
      ) : null}
      {chartCountReaders.some((role) => roles.includes(role)) ? (
        <CountsLink chart="kycStatus" className={barLink}>
          <Trans>Counts</Trans>
        </CountsLink>
      ) : null}
      {deliveryReaders.some((role) => roles.includes(role)) ? (
        <DeliveriesLink className={barLink}>
          <Trans>Deliveries</Trans>
        </DeliveriesLink>
      ) : null}
      {fileLimitReaders.some((role) => roles.includes(role)) ? (
        <FileLimitsLink className={barLink}>
          <Trans>File limits</Trans>
        </FileLimitsLink>
      ) : null}
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
