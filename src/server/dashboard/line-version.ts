import type * as calls from "#contract/calls/dashboard.ts";
import { slotOfItem } from "#contract/file-limits.ts";
import { inAccount, type Tx } from "../database/database.ts";
import { statement } from "../database/statement.ts";
import type { Handler } from "../http/handler.ts";

/** Of the drafts, the statuses that the applicant sees, the requests and their answers, the signatures, the reply dates, the questionnaire and the identity checks; never of the decisions of the desk. */
const versions = (accountId: string) => statement<{ version: string }>`
  select md5(concat_ws(' ',
    (select sum(revision) from application where account_id = ${accountId}),
    (select sum(seq) from line_status where account_id = ${accountId} and chart <> 'decision'),
    (select count(*) || ' ' || count(ended_at) from document_request where account_id = ${accountId}),
    (select string_agg(id::text, ' ' order by id) from request_item where account_id = ${accountId} and words <> ''),
    (select string_agg(distinct slot, ' ') from upload
      where account_id = ${accountId} and state = 'stored' and slot like ${slotOfItem("%")}),
    (select count(*) from agreement_signature where account_id = ${accountId}),
    (select string_agg(due_on::text, ' ' order by application_id) from review_case where account_id = ${accountId}),
    (select concat_ws(' ', state, is_required, due_on) from questionnaire where account_id = ${accountId}),
    (select count(*) || ' ' || count(ended_at) from identity_check where account_id = ${accountId})
  )) as version`;

export async function versionIn(handle: Tx, accountId: string): Promise<string> {
  return (await handle.executeQuery(versions(accountId))).rows[0]!.version;
}

export const lineVersion: Handler<typeof calls.lineVersion> = (context) => {
  const { accountId } = context.member();
  return inAccount(context.db, accountId, async (handle) => ({
    version: await versionIn(handle, accountId),
  }));
};
