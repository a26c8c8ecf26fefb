import { Trans, useLingui } from "@lingui/react/macro";
import { locales, localeOf, type Locale } from "#contract/locales.ts";
import { formatMoment } from "#contract/moments.ts";
import { countryName } from "#contract/options/countries.ts";
import { classes } from "#ui/shared/classes.ts";
import { link } from "#ui/shared/link.css.ts";
import { h1 } from "#ui/theme/type.css.ts";
import { useGo } from "#desk/app/navigation.tsx";
import { kinds } from "#contract/desk/case-words.ts";
import { dayOf } from "../words/days.ts";
import { BandBadge, DueMark } from "../words/marks.tsx";
import { QuestionnaireFact } from "../questionnaires/QuestionnaireFact.tsx";
import { Assignment } from "./Assignment.tsx";
import { useCase } from "./case-context.ts";
import * as css from "./review.css.ts";

/** Who the case is about, who has it, and what can be done with all of it. */
export function CaseHead() {
  const { t, i18n } = useLingui();
  const { case: shown, now } = useCase();
  const go = useGo();
  const locale = i18n.locale as Locale;
  const kind = kinds[shown.kind];
  const { name, email, locale: wanted } = shown.contact;
  const read = locales[localeOf(wanted) ?? "en"];
  return (
    <header className={css.head}>
      <div className={css.who}>
        <button type="button" className={classes(link, css.back)} onClick={go.back}>
          <Trans>Back to the queue</Trans>
        </button>
        <div className={css.titleRow}>
          <h1 className={h1} tabIndex={-1}>
            {shown.name}
          </h1>
          <span className={css.reference}>{shown.reference}</span>
          <BandBadge band={shown.band} />
        </div>
        <ul className={css.facts}>
          <li>{kind ? i18n._(kind) : shown.kind}</li>
          <li>{countryName(shown.jurisdiction, locale, dayOf(now))}</li>
          <li>{t`Account ${shown.account_number}`}</li>
          <li>{t`Submitted ${formatMoment(shown.submitted_at, i18n)}`}</li>
          {shown.clock === "stopped" ? null : (
            <li>
              <Trans>
                Reply due: <DueMark {...shown} />
              </Trans>
            </li>
          )}
          <QuestionnaireFact />
          {shown.round > 1 ? <li>{t`Round ${shown.round}`}</li> : null}
          <li>
            <Trans>
              {name}, {email}
            </Trans>
          </li>
          <li>
            <Trans>
              Language: <span lang={read.html}>{read.name}</span>
            </Trans>
          </li>
        </ul>
      </div>
      <Assignment />
    </header>
  );
}
