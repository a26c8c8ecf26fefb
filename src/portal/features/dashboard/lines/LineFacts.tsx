import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { LineReply } from "#contract/calls/account.ts";
import { WhyLink } from "#browser/WhyLink.tsx";
import type { LineId } from "#contract/business-lines.ts";
import { accountStatusLabels } from "#contract/application/status-labels.ts";
import { accountStatusOf } from "#contract/application/status-names.ts";
import type { Locale } from "#contract/locales.ts";
import { formatDay } from "#contract/questions/messages.ts";
import { Badge } from "#ui/Badge/Badge.tsx";
import * as css from "./line-card.css.ts";

interface Props {
  line: LineReply;
  /** Of the application that covers the line. */
  reference: string;
}

/** The due date, the day of the reply, the status of the business account, and the reference. */
export function LineFacts({ line, reference }: Props) {
  const { i18n } = useLingui();
  const locale = i18n.locale as Locale;
  const { request, reply_by: replyBy, reply_in: days } = line;
  return (
    <dl className={css.facts}>
      {request && !request.is_answered ? (
        <Fact term={<Trans>Due</Trans>}>
          {formatDay(request.due_on, locale)}
          {request.is_overdue ? (
            <span className={css.overdue}>
              <Badge tone="negative">
                <Trans>Overdue</Trans>
              </Badge>
            </span>
          ) : null}
        </Fact>
      ) : null}
      {replyBy ? (
        <Fact term={<Trans>Reply by</Trans>}>
          {formatDay(replyBy, locale)}
          {days === null ? null : (
            <span className={css.detail}>
              {days === 0 ? (
                <Trans>Today</Trans>
              ) : (
                <Plural value={days} one="# working day left" other="# working days left" />
              )}
            </span>
          )}
        </Fact>
      ) : null}
      {replyBy === null && days !== null ? (
        <Fact term={<Trans>Our reply</Trans>}>
          <Plural
            value={days}
            one="# working day after your answer"
            other="# working days after your answer"
          />
        </Fact>
      ) : null}
      <Fact term={<Trans>Business account</Trans>}>
        {i18n._(accountStatusLabels[accountStatusOf(line.business_account_status)])}
        <WhyLink chart="businessAccount" line={line.line as LineId} />
      </Fact>
      <Fact term={<Trans>Reference</Trans>}>{reference}</Fact>
    </dl>
  );
}

function Fact({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className={css.term}>{term}</dt>
      <dd className={css.value}>{children}</dd>
    </div>
  );
}
