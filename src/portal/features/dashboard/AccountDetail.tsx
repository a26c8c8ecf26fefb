import { Trans, useLingui } from "@lingui/react/macro";
import type { accountDetail } from "#contract/calls/dashboard.ts";
import type { ReplyTo } from "#contract/calls/call.ts";
import { Card } from "#ui/Card/Card.tsx";
import { h3 } from "#ui/theme/type.css.ts";
import * as css from "./lines/line-card.css.ts";

interface Props {
  detail: ReplyTo<typeof accountDetail>;
  /** Empty for an individual, and before the company is named. */
  company: string;
}

/** Who the account is, as registered. */
export function AccountDetail({ detail, company }: Props) {
  const { t } = useLingui();
  const { uid, contact_name: contact, email, country_code: code, phone, designation } = detail;
  const rows = [
    { term: t`UID`, value: uid },
    { term: t`Entity`, value: company },
    { term: t`Contact person`, value: contact },
    { term: t`Job title`, value: designation },
    { term: t`Email`, value: email },
    { term: t`Mobile number`, value: phone && `+${code.replace("+", "")} ${phone}` },
  ];
  return (
    <Card as="section">
      <h2 className={h3}>
        <Trans>Account details</Trans>
      </h2>
      <dl className={css.detailRows}>
        {rows
          .filter(({ value }) => value !== "")
          .map(({ term, value }) => (
            <div key={term}>
              <dt className={css.term}>{term}</dt>
              <dd className={css.value}>{value}</dd>
            </div>
          ))}
      </dl>
    </Card>
  );
}
