import type { FlowId } from "#contract/forms/flows/flow-ids.ts";
import type { AllAnswers } from "#contract/questions/answers.ts";
import type { Tx } from "../database/database.ts";
import { statement } from "../database/statement.ts";

export interface LiveSubmission {
  id: string;
  flow: FlowId;
  data_key: Buffer;
  rules_on: string;
  /** Secrets are encrypted. */
  answers: AllAnswers;
}

interface Wanted {
  /** Also of lines whose account is closed: their records stay. */
  withClosed: boolean;
}

/** Of each line that was neither withdrawn nor rejected, the newest submission. */
const submissions = (accountId: string, { withClosed }: Wanted) => statement<LiveSubmission>`
  select application.id, application.flow, account.data_key,
    submitted.snapshot::jsonb ->> 'rulesOn' as rules_on,
    submitted.snapshot::jsonb -> 'answers' as answers
  from application
    join account on account.id = application.account_id
    join lateral (
      select snapshot from submission where application_id = application.id order by at desc limit 1
    ) submitted on true
  where application.account_id = ${accountId} and application.id in (
    select distinct on (status.line) covering.id
    from line_status status
      join application covering
        on covering.account_id = status.account_id and status.line = any (covering.lines)
    where status.account_id = ${accountId} and status.chart = 'kycStatus'
      and status.state <> 'notSubmitted' and status.state not like 'rejected%'
      and (${withClosed}::boolean or not exists (
        select from line_status account
        where account.account_id = status.account_id and account.line = status.line
          and account.chart = 'businessAccount' and account.state = 'closed'
      ))
      and covering.state = 'submitted'
    order by status.line, covering.submitted_at desc, covering.ordinal desc
  )
  order by application.submitted_at desc, application.ordinal desc`;

/** Whether submissions of a line in this state count. */
export const isLive = (kycState: string): boolean =>
  kycState !== "notSubmitted" && !kycState.startsWith("rejected");

/** As submitted, newest first, each application once. */
export async function liveSubmissions(
  handle: Tx,
  accountId: string,
  wanted: Wanted,
): Promise<LiveSubmission[]> {
  const { rows } = await handle.executeQuery(submissions(accountId, wanted));
  return rows;
}
