import { Trans, useLingui } from "@lingui/react/macro";
import { locales, localeOf, type Locale } from "#contract/locales.ts";
import { formatMoment } from "#contract/moments.ts";
import { countryName } from "#contract/options/countries.ts";
import { Button } from "#ui/Button/Button.tsx";
import { classes } from "#ui/shared/classes.ts";
import { link } from "#ui/shared/link.css.ts";
import { h1 } from "#ui/theme/type.css.ts";
import { useGo } from "#desk/app/navigation.tsx";
import { usePerson } from "#desk/system/use-desk.ts";
import { kinds } from "#contract/desk/case-words.ts";
import { dayOf } from "../words/days.ts";
import { BandBadge, DueMark } from "../words/marks.tsx";
import { QuestionnaireFact } from "../questionnaires/QuestionnaireFact.tsx";
import { linesInReview } from "../requests/request-items.ts";
import { useCase, useWork } from "./case-context.ts";
import { Exports } from "./Exports.tsx";
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

function Assignment() {
  const { case: shown } = useCase();
  const { id } = usePerson();
  const { send, ask, isSending } = useWork();
  const isMine = shown.assignee?.id === id;
  const open = shown.requests.find(({ ended_at }) => ended_at === null);
  return (
    <div className={css.assignment}>
      <p className={css.assignee}>
        {shown.assignee === null ? (
          <Trans>Not claimed</Trans>
        ) : isMine ? (
          <Trans>Your case</Trans>
        ) : (
          <Trans>Assigned to {shown.assignee.name}</Trans>
        )}
      </p>
      <div className={css.actions}>
        <Exports />
        {shown.may_work ? (
          <>
            {isMine ? (
              <Button
                look="quiet"
                small
                busy={isSending}
                onClick={() => send({ call: "deskRelease", body: {} })}
              >
                <Trans>Release</Trans>
              </Button>
            ) : null}
            <Button look="secondary" small onClick={() => ask({ kind: "assign" })}>
              <Trans>Assign</Trans>
            </Button>
            {shown.assignee === null ? (
              <Button small busy={isSending} onClick={() => send({ call: "deskClaim", body: {} })}>
                <Trans>Claim</Trans>
              </Button>
            ) : open === undefined && linesInReview(shown).length > 0 ? (
              <Button look="secondary" small onClick={() => ask({ kind: "request" })}>
                <Trans>Request documents</Trans>
              </Button>
            ) : null}
          </>
        ) : null}
      </div>
    </div>
  );
}
