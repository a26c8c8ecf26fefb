import type { Tx } from "#server/database/database.ts";
import { statement } from "#server/database/statement.ts";

/** An open request, and how many of its items have a document or words. */
export interface OpenRequest {
  application_id: string;
  lines: string[];
  due_on: string;
  public_text: string;
  items: number;
  answered: number;
}

const openRequests = (accountId: string) => statement<OpenRequest>`
  select request.application_id, lines, due_on, request.public_text, count(*)::int as items,
    count(*) filter (where coalesce(words, '') <> '' or exists (
      select from upload
      where upload.application_id = request.application_id and upload.state = 'stored'
        and upload.slot = 'requested.' || item.id
    ))::int as answered
  from document_request request join request_item item on item.request_id = request.id
  where request.account_id = ${accountId} and ended_at is null
  group by request.id`;

export async function openRequestsIn(handle: Tx, accountId: string): Promise<OpenRequest[]> {
  return (await handle.executeQuery(openRequests(accountId))).rows;
}
