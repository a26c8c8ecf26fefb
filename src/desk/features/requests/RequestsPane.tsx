import { Trans, useLingui } from "@lingui/react/macro";
import type { Locale } from "#contract/locales.ts";
import { requestOutcomes } from "#contract/desk/case-words.ts";
import { formatMoment, shortDayOf } from "#contract/moments.ts";
import { Badge } from "#ui/Badge/Badge.tsx";
import { Button } from "#ui/Button/Button.tsx";
import { link } from "#ui/shared/link.css.ts";
import { CaseLink } from "#desk/app/navigation.tsx";
import { useCase, useWork } from "../review/case-context.ts";
import type { CaseRequest } from "../review/case-work.ts";
import * as pane from "../review/review.css.ts";
import { dayOf } from "../words/days.ts";
import * as css from "./requests.css.ts";

/** What was asked of the applicant, and what came back. */
export function RequestsPane() {
  const { case: shown } = useCase();
  if (shown.requests.length === 0)
    return (
      <p className={pane.nothing}>
        <Trans>No documents requested</Trans>
      </p>
    );
  return (
    <ol>
      {shown.requests.map((request) => (
        <Request key={request.id} request={request} />
      ))}
    </ol>
  );
}

function Request({ request }: { request: CaseRequest }) {
  const { t, i18n } = useLingui();
  const { case: shown, now } = useCase();
  const { ask } = useWork();
  const isOpen = request.ended_at === null;
  const isLate = isOpen && request.due_on < dayOf(now);
  return (
    <li className={css.request}>
      <div className={css.requestHead}>
        {isLate ? (
          <Badge tone="negative">
            <Trans>Overdue</Trans>
          </Badge>
        ) : isOpen ? (
          <Badge tone="caution">
            <Trans>Waiting for the applicant</Trans>
          </Badge>
        ) : (
          <Badge>
            {i18n._(requestOutcomes[request.outcome!])} · {formatMoment(request.ended_at!, i18n)}
          </Badge>
        )}
        <span>{t`Due ${shortDayOf(request.due_on, i18n.locale as Locale)}`}</span>
        <span className={css.muted}>
          {`${request.by.name} · `}
          {formatMoment(request.created_at, i18n)}
        </span>
      </div>
      {request.public_text === "" ? null : <p className={css.words}>{request.public_text}</p>}
      <ul className={css.letterItems}>
        {request.items.map((item) => (
          <li key={item.id} className={css.letterItem}>
            <p className={css.strong}>{item.title}</p>
            <p className={css.words}>{item.public_text}</p>
            {item.files.map((uid) => (
              <p key={uid}>
                <CaseLink className={link} id={shown.id} search={{ file: uid }}>
                  {shown.files.find((file) => file.uid === uid)?.name ?? t`Answered with a file`}
                </CaseLink>
              </p>
            ))}
            {item.words === null ? null : (
              <p className={css.muted}>
                <Trans>Answered: {item.words}</Trans>
              </p>
            )}
          </li>
        ))}
      </ul>
      {isOpen && shown.may_work ? (
        <div>
          <Button look="quiet" small onClick={() => ask({ kind: "cancelRequest" })}>
            <Trans>Cancel the request</Trans>
          </Button>
        </div>
      ) : null}
    </li>
  );
}
