import { isAnswered } from "@gatehouse/machines/documents/requested-item";
import type { ReplyTo } from "#contract/calls/call.ts";
import type { documentRequest } from "#contract/calls/requests.ts";
import type { LineId } from "#contract/business-lines.ts";
import type { ApplicationFlowId } from "#contract/forms/flows/flow-ids.ts";
import { titleWording } from "#contract/documents/slot-titles.ts";
import { flowOn } from "#contract/forms/flows/flows.ts";
import { visibleAnswers } from "#contract/forms/flows/pages.ts";
import { type Application, applicationById } from "#server/application/application-queries.ts";
import { decryptSecrets } from "#server/application/secret-answers.ts";
import type { Keys } from "#server/crypto.ts";
import type { Tx } from "#server/database/database.ts";
import { replyOf } from "#server/documents/reservations.ts";
import { storedUploads, type Upload } from "#server/documents/upload-queries.ts";
import { slotOfItem } from "#contract/file-limits.ts";
import { openRequestOf, type Request, type RequestItem } from "./request-queries.ts";
import { personOfSlot } from "./slot-titles.ts";
import { todayOf } from "#server/clock.ts";

export interface OpenRequest {
  row: Application;
  request: Request;
  uploads: Upload[];
}

/** Null for another account, and when nothing is asked for. */
export async function openRequestIn(
  handle: Tx,
  accountId: string,
  formId: string,
): Promise<OpenRequest | null> {
  const row = await applicationById(handle, accountId, formId);
  const request = row && (await openRequestOf(handle, row.id));
  if (!row || !request) return null;
  return { row, request, uploads: await storedUploads(handle, "application_id", row.id) };
}

/** What the applicant gave for an item. */
export const givenFor = ({ id, words }: RequestItem, uploads: readonly Upload[]) => ({
  files: uploads.filter(({ slot }) => slot === slotOfItem(id)),
  words: words ?? "",
});

/** The items that are not answered. */
export const openItems = ({ request, uploads }: Pick<OpenRequest, "request" | "uploads">) =>
  request.items.filter((item) => !isAnswered(givenFor(item, uploads)));

/** What the applicant sees: nothing of who asked, no private note. */
export function requestReply(
  { row, request, uploads }: OpenRequest,
  { keys, now }: { keys: Keys; now: Date },
): ReplyTo<typeof documentRequest> {
  const flow = flowOn(row.flow, row.rules_on);
  const key = keys.openDataKey(row.account_id, row.data_key);
  const answers = decryptSecrets({ flow, key, applicationId: row.id }, row.answers);
  const visible = visibleAnswers(flow, answers);
  return {
    form_id: row.id,
    flow: row.flow as ApplicationFlowId,
    reference: row.reference,
    lines: request.lines as LineId[],
    due_on: request.due_on,
    is_overdue: request.due_on < todayOf(now),
    text: request.public_text,
    items: request.items.map((item) => {
      const { files, words } = givenFor(item, uploads);
      return {
        id: item.id,
        slot: slotOfItem(item.id),
        asks: item.slot,
        wording: titleWording(item.slot, visible, flow.rulesOn),
        person: personOfSlot(item.slot, answers),
        text: item.public_text,
        rejected: uploads.find((upload) => upload.client_uid === item.rejected_uid)?.name ?? null,
        words,
        files: files.map(replyOf),
      };
    }),
  };
}
