import { Trans, useLingui } from "@lingui/react/macro";
import type { LineReply } from "#contract/calls/account.ts";
import { accountStatusLabels, type AccountStatus } from "#contract/application/status-labels.ts";
import type { Locale } from "#contract/locales.ts";
import { formatDay } from "#contract/questions/messages.ts";
import * as css from "./line-card.css.ts";

/** The day of the reply, and the status of the business account. */
export function LineFacts({ line }: { line: LineReply }) {
  const { i18n } = useLingui();
  return (
    <dl className={css.facts}>
      {line.reply_by ? (
        <div>
          <dt className={css.term}>
            <Trans>Reply by</Trans>
          </dt>
          <dd className={css.value}>{formatDay(line.reply_by, i18n.locale as Locale)}</dd>
        </div>
      ) : null}
      <div>
        <dt className={css.term}>
          <Trans>Business account</Trans>
        </dt>
        <dd className={css.value}>
          {i18n._(accountStatusLabels[line.business_account_status as AccountStatus])}
        </dd>
      </div>
    </dl>
  );
}
