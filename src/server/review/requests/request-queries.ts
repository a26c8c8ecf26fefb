import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import type { Tx } from "#server/database/database.ts";
import type { Schema } from "#server/database/schema.ts";

export type RequestItem = Selectable<Schema["request_item"]>;
export type Request = Selectable<Schema["document_request"]> & { items: RequestItem[] };
export type RequestOutcome = NonNullable<Request["outcome"]>;

/** Oldest first. */
export async function requestsOf(handle: Tx, applicationId: string): Promise<Request[]> {
  const rows = await handle
    .selectFrom("document_request")
    .selectAll()
    .where("application_id", "=", applicationId)
    .orderBy("created_at")
    .execute();
  if (rows.length === 0) return [];
  const items = await handle
    .selectFrom("request_item")
    .selectAll()
    .where(
      "request_id",
      "in",
      rows.map(({ id }) => id),
    )
    .orderBy("position")
    .execute();
  return rows.map((row) => ({ ...row, items: items.filter((item) => item.request_id === row.id) }));
}

/** Null when none is open. */
export const openRequestOf = async (handle: Tx, applicationId: string): Promise<Request | null> =>
  (await requestsOf(handle, applicationId)).find(({ ended_at }) => ended_at === null) ?? null;

export interface NewRequest {
  applicationId: string;
  accountId: string;
  lines: readonly string[];
  dueOn: string;
  publicText: string;
  personId: string;
  items: readonly {
    slot: string;
    rejectedUid: string | null;
    rejectedHash: Buffer | null;
    reason: string;
    publicText: string;
  }[];
}

/** Gives the ids of its items. */
export async function insertRequest(handle: Tx, given: NewRequest, now: Date): Promise<string[]> {
  const id = randomUUID();
  await handle
    .insertInto("document_request")
    .values({
      id,
      application_id: given.applicationId,
      account_id: given.accountId,
      lines: [...given.lines],
      due_on: given.dueOn,
      public_text: given.publicText,
      person_id: given.personId,
      created_at: now,
    })
    .execute();
  const items = given.items.map((item, position) => ({
    id: randomUUID(),
    request_id: id,
    account_id: given.accountId,
    position,
    slot: item.slot,
    rejected_uid: item.rejectedUid,
    rejected_sha256: item.rejectedHash,
    reason: item.reason,
    public_text: item.publicText,
  }));
  await handle.insertInto("request_item").values(items).execute();
  return items.map((item) => item.id);
}

export async function endRequest(
  handle: Tx,
  id: string,
  outcome: RequestOutcome,
  now: Date,
): Promise<void> {
  await handle
    .updateTable("document_request")
    .set({ ended_at: now, outcome })
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .execute();
}

export async function saveWords(handle: Tx, itemId: string, words: string | null): Promise<void> {
  await handle.updateTable("request_item").set({ words }).where("id", "=", itemId).execute();
}
