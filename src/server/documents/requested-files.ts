import { sql } from "kysely";
import type { Tx } from "../database/database.ts";
import { slotOfItem } from "#contract/file-limits.ts";

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

export type AskedItem = Awaited<ReturnType<typeof askedItems>>[number];

/** What the desk has asked for in all applications of an account, without the requests that it cancelled. */
export const askedItems = (handle: Tx, accountId: string) =>
  handle
    .selectFrom("request_item")
    .innerJoin("document_request", "document_request.id", "request_item.request_id")
    .select(["request_item.id", "application_id", "slot", "rejected_sha256"])
    .where("request_item.account_id", "=", accountId)
    .where(sql<boolean>`outcome is distinct from 'cancelled'`)
    .execute();

interface Place {
  accountId: string;
  formId: string;
  slot: string;
}

/** Whether the desk has rejected the very same file: in this application, or for this slot in an earlier one. */
export async function isRejectedFile(
  handle: Tx,
  { accountId, formId, slot }: Place,
  hash: Buffer,
): Promise<boolean> {
  return (await askedItems(handle, accountId)).some(
    (item) =>
      item.rejected_sha256?.equals(hash) && (item.application_id === formId || item.slot === slot),
  );
}
