import type { AskedDocument } from "#contract/documents/asked-documents.ts";
import type { Tx } from "#server/database/database.ts";
import { titleWording } from "#contract/documents/slot-titles.ts";
import { visibleAnswers } from "#contract/forms/flows/pages.ts";
import { statement } from "#server/database/statement.ts";
import { openApplication } from "#server/application/open-application.ts";
import type { Context } from "#server/http/context.ts";
import { personOfSlot } from "./slot-titles.ts";

/** An open request; an item with a document or words is answered. */
export interface OpenRequest {
  application_id: string;
  lines: string[];
  due_on: string;
  public_text: string;
  items: (AskedDocument & { id: string; person: string; text: string; is_answered: boolean })[];
}

const openRequests = (accountId: string) => statement<OpenRequest>`
  select request.application_id, lines, due_on, request.public_text, json_agg(json_build_object(
      'id', item.id,
      'asks', item.slot,
      'person', '',
      'text', item.public_text,
      'is_answered', coalesce(words, '') <> '' or exists (
        select from upload
        where upload.application_id = request.application_id and upload.state = 'stored'
          and upload.slot = 'requested.' || item.id
      )
    ) order by position) as items
  from document_request request join request_item item on item.request_id = request.id
  where request.account_id = ${accountId} and ended_at is null
  group by request.id`;

export async function openRequestsIn(handle: Tx, context: Context): Promise<OpenRequest[]> {
  const { rows } = await handle.executeQuery(openRequests(context.member().accountId));
  return Promise.all(rows.map((row) => withTitles(handle, context, row)));
}

/** Names each document and its person by the answers. */
async function withTitles(
  handle: Tx,
  context: Context,
  request: OpenRequest,
): Promise<OpenRequest> {
  const { answers, flow } = await openApplication(handle, context, request.application_id);
  const visible = visibleAnswers(flow, answers);
  const items = request.items.map((item) => ({
    ...item,
    wording: titleWording(item.asks, visible, flow.rulesOn),
    person: personOfSlot(item.asks, answers),
  }));
  return { ...request, items };
}
