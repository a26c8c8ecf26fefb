import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import type { Locale } from "#contract/locales.ts";
import { limits } from "#contract/limits.ts";
import { formatList } from "#contract/moments.ts";
import { UsersIcon } from "#ui/icons/entry-icons.ts";
import { useScreenActor } from "#portal/system/use-portal.ts";
import { useAnswerStore } from "../application/application-context.ts";
import { wiredColleagues } from "./colleagues.ts";
import * as css from "./colleagues.css.ts";

/** More are counted. */
const named = 2;

/** Names the other people who have this application open, and brings what they save. */
export default function Colleagues() {
  const { i18n } = useLingui();
  const answers = useAnswerStore();
  const waits = { shortest: limits.formNewsMs, longest: limits.formNewsMostMs };
  const actor = useScreenActor(wiredColleagues, { input: { answers, ...waits } });
  const here = useSelector(actor, ({ context }) => context.here);
  const names = formatList(here.slice(0, named), i18n.locale as Locale);
  const more = here.length - named;
  return (
    <div aria-live="polite" className={css.place}>
      {here.length === 0 ? null : (
        <div role="note" className={css.here}>
          <UsersIcon size={16} />
          <span className={css.names}>
            {more > 0 ? (
              <Plural
                value={more}
                one={`Also here: ${names} and # other`}
                other={`Also here: ${names} and # others`}
              />
            ) : (
              <Trans>Also here: {names}</Trans>
            )}
          </span>
        </div>
      )}
    </div>
  );
}
