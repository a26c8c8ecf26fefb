import { isAnswered } from "@gatehouse/machines/documents/requested-item";
import type { AskedDocument } from "#contract/documents/asked-documents.ts";
import type { Tx } from "#server/database/database.ts";
import { slotOfItem } from "#contract/file-limits.ts";
import { titleWording } from "#contract/documents/slot-titles.ts";
import { flowOn } from "#contract/forms/flows/flows.ts";
import { visibleAnswers } from "#contract/forms/flows/pages.ts";
import type { AllAnswers } from "#contract/questions/answers.ts";
import { statement } from "#server/database/statement.ts";
import { applicationsWith } from "#server/application/application-queries.ts";
import type { Context } from "#server/http/context.ts";
import { personOfSlot } from "./slot-titles.ts";

interface ProgressOf<Item> {
  application_id: string;
  lines: string[];
  due_on: string;
  public_text: string;
  items: Item[];
}

interface Asked {
  id: string;
  asks: string;
  text: string;
}

/** An open request, and which of its items are answered. */
export type RequestProgress = ProgressOf<
  Asked & AskedDocument & { person: string; is_answered: boolean }
>;

type Row = ProgressOf<Asked & { words: string; files: string[] }>;

const openRequests = (accountId: string) => statement<Row>`
  select request.application_id, lines, due_on, request.public_text, json_agg(json_build_object(
      'id', item.id,
      'asks', item.slot,
      'text', item.public_text,
      'words', coalesce(words, ''),
      'files', (
        select coalesce(json_agg(client_uid), '[]') from upload
        where upload.application_id = request.application_id and upload.state = 'stored'
          and upload.slot = ${slotOfItem("")}::text || item.id
      )
    ) order by position) as items
  from document_request request join request_item item on item.request_id = request.id
  where request.account_id = ${accountId} and ended_at is null
  group by request.id`;

export async function openRequestsIn(handle: Tx, context: Context): Promise<RequestProgress[]> {
  const { rows } = await handle.executeQuery(openRequests(context.member().accountId));
  const ids = [...new Set(rows.map((row) => row.application_id))];
  const named = await answersThatName(handle, context, ids);
  return rows.map((row) => withTitles(row, named.get(row.application_id)!));
}

interface Naming {
  answers: AllAnswers;
  visible: AllAnswers;
  rulesOn: string;
}

/** The answers that name documents and people, of each application once. Secrets stay encrypted: none is a name. No files are loaded. */
async function answersThatName(
  handle: Tx,
  context: Context,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Naming>> {
  const rows = await applicationsWith(handle, context.member().accountId, ids);
  return new Map(
    rows.map(({ id, flow, rules_on: rulesOn, answers }) => [
      id,
      { answers, visible: visibleAnswers(flowOn(flow, rulesOn), answers), rulesOn },
    ]),
  );
}

/** Names each document and its person by the answers. */
function withTitles(request: Row, { answers, visible, rulesOn }: Naming): RequestProgress {
  const items = request.items.map(({ words, files, ...item }) => ({
    ...item,
    is_answered: isAnswered({ words, files }),
    wording: titleWording(item.asks, visible, rulesOn),
    person: personOfSlot(item.asks, answers),
  }));
  return { ...request, items };
}
