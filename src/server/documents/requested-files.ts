import type { Tx } from "../database/database.ts";
import { slotOfItem } from "../review/requests/request-queries.ts";

/** The slots of the items that the desk asks for now. */
export async function openSlots(handle: Tx, formId: string): Promise<string[]> {
  const found = await handle
    .selectFrom("request_item")
    .innerJoin("document_request", "document_request.id", "request_item.request_id")
    .select(["request_item.id"])
    .where("document_request.application_id", "=", formId)
    .where("document_request.ended_at", "is", null)
    .execute();
  return found.map(({ id }) => slotOfItem(id));
}

/** Whether the desk has rejected the very same file, for any item that it asked for in this application. */
export async function isRejectedFile(handle: Tx, formId: string, hash: Buffer): Promise<boolean> {
  const found = await handle
    .selectFrom("request_item")
    .innerJoin("document_request", "document_request.id", "request_item.request_id")
    .select("request_item.id")
    .where("document_request.application_id", "=", formId)
    .where("rejected_sha256", "=", hash)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
