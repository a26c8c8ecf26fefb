import { type Selectable, sql } from "kysely";
import type { Tx } from "../database/database.ts";
import type { Schema } from "../database/schema.ts";

export type Upload = Selectable<Schema["upload"]>;

export function storedUploads(
  handle: Tx,
  of: "application_id" | "account_id",
  id: string,
): Promise<Upload[]> {
  return handle
    .selectFrom("upload")
    .selectAll()
    .where(of, "=", id)
    .where("state", "=", "stored")
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** In any state. */
export async function uploadByUid(
  handle: Tx,
  applicationId: string,
  uid: string,
): Promise<Upload | null> {
  const found = await handle
    .selectFrom("upload")
    .selectAll()
    .where("application_id", "=", applicationId)
    .where("client_uid", "=", uid)
    .executeTakeFirst();
  return found ?? null;
}

/** Takes a lock, so that parallel uploads of one uid are serialised. */
export async function isUidElsewhere(handle: Tx, accountId: string, formId: string, uid: string) {
  const lock = `upload|${accountId}|${uid}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(handle);
  const { rows } = await sql`
    select 1 from upload where account_id = ${accountId} and client_uid = ${uid}
    and application_id <> ${formId} limit 1`.execute(handle);
  return rows.length > 0;
}

export async function storedByUid(
  handle: Tx,
  accountId: string,
  uid: string,
): Promise<Upload | null> {
  const found = await handle
    .selectFrom("upload")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("client_uid", "=", uid)
    .where("state", "=", "stored")
    .executeTakeFirst();
  return found ?? null;
}

/** Slots of stored files and of reservations after `since`. */
export async function takenSlots(
  handle: Tx,
  applicationId: string,
  since: Date,
): Promise<string[]> {
  const rows = await handle
    .selectFrom("upload")
    .select("slot")
    .where("application_id", "=", applicationId)
    .where((row) =>
      row.or([
        row("state", "=", "stored"),
        row.and([row("state", "in", ["storing", "checking"]), row("created_at", ">", since)]),
      ]),
    )
    .execute();
  return rows.map(({ slot }) => slot);
}

export interface NewUpload {
  id: string;
  accountId: string;
  applicationId: string;
  slot: string;
  uid: string;
  name: string;
  key: string;
  dataKey: Buffer;
  memberId: string;
  run: number;
}

/** A uid that failed before is reserved again. */
export async function reserve(handle: Tx, given: NewUpload, now: Date): Promise<void> {
  const fresh = {
    slot: given.slot,
    name: given.name,
    type: "",
    size: 0,
    sha256: null,
    pages: null,
    state: "storing" as const,
    key: given.key,
    data_key: given.dataKey,
    uploaded_by: given.memberId,
    run: given.run,
    created_at: now,
    removed_at: null,
  };
  await handle
    .insertInto("upload")
    .values({
      ...fresh,
      id: given.id,
      account_id: given.accountId,
      application_id: given.applicationId,
      client_uid: given.uid,
    })
    .onConflict((conflict) => conflict.columns(["application_id", "client_uid"]).doUpdateSet(fresh))
    .execute();
}

export interface Checked {
  type: string;
  size: number;
  sha256: Buffer;
  pages: number | null;
}

/** False when the reservation ended meanwhile. */
export async function markStored(handle: Tx, id: string, checked: Checked): Promise<boolean> {
  const done = await handle
    .updateTable("upload")
    .set({ ...checked, state: "stored" })
    .where("id", "=", id)
    .where("state", "=", "storing")
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

export async function removeUpload(handle: Tx, id: string, now: Date): Promise<void> {
  const removed = { state: "removed", removed_at: now } as const;
  await handle.updateTable("upload").set(removed).where("id", "=", id).execute();
}

/** Ends a reservation, if it is still one: it may have been stored, removed, or made again with another key. */
export async function refuseUpload(
  handle: Tx,
  { id, key }: Pick<Upload, "id" | "key">,
  now: Date,
): Promise<void> {
  await handle
    .updateTable("upload")
    .set({ state: "refused", removed_at: now })
    .where("id", "=", id)
    .where("key", "=", key)
    .where("state", "=", "storing")
    .execute();
}

/** Storage keys that no upload uses any more. */
export async function unusedKeys(handle: Tx, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const held = await handle
    .selectFrom("upload")
    .select("key")
    .where("key", "in", [...keys])
    .where("removed_at", "is", null)
    .execute();
  return keys.filter((key) => held.every((row) => row.key !== key));
}

export type Returned = Pick<Upload, "key" | "client_uid" | "slot">;

/** Uploads in progress included. */
export function removeUploads(
  handle: Tx,
  applicationId: string,
  rowIds: "all" | readonly string[],
  now: Date,
): Promise<Returned[]> {
  const taken = handle
    .updateTable("upload")
    .set({ state: "removed", removed_at: now })
    .where("application_id", "=", applicationId)
    .where("state", "in", ["storing", "checking", "stored"]);
  const ofRows =
    rowIds === "all"
      ? taken
      : taken.where(sql<string>`split_part(slot, '.', 2)`, "in", [...rowIds]);
  return ofRows.returning(["key", "client_uid", "slot"]).execute();
}
