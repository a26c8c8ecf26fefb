import { abandonedMs } from "../files/files-folder.ts";
import { randomBytes, randomUUID } from "node:crypto";
import type { BodyOf, ReplyTo } from "#contract/calls/call.ts";
import type { uploadFile } from "#contract/calls/uploads.ts";
import { documentSlots, type SlotId, slotOf } from "#contract/documents/document-slots.ts";
import { isRequested } from "#contract/file-limits.ts";
import { decrypt, encrypt } from "../crypto.ts";
import type { Context } from "../http/context.ts";
import { Refused } from "../refused.ts";
import { rejectEndedSession } from "../sessions/sessions.ts";
import { inAccount, type Tx } from "../database/database.ts";
import { lockedApplication, type Application } from "../application/application-queries.ts";
import { endProposals } from "../review/end-proposals.ts";
import { isRejectedFile, openSlots } from "./requested-files.ts";
import * as uploads from "./upload-queries.ts";
import { makeRoom } from "./file-room.ts";

export type UploadTarget = BodyOf<typeof uploadFile>;
export type Stored = ReplyTo<typeof uploadFile>;

/** With the hash of the file that is stored already. */
export interface KnownFile {
  stored: Stored;
  sha256: Buffer;
}

export interface Reservation {
  id: string;
  key: string;
  name: string;
  fileKey: Buffer;
  /** Storage keys that this upload replaces. */
  replaced: string[];
}

/** Rejects slots that the checklist does not have, and a row id where the slot belongs to no person. */
export function rejectUnknownSlot(slot: string): void {
  const [base = "", rowId, ...rest] = slot.split(".");
  const known = Object.hasOwn(documentSlots, base) && rest.length === 0;
  const ofPerson = known && slotOf(base as SlotId).of === "person";
  if (!known || ofPerson !== Boolean(rowId)) throw new Refused("malformed", { path: "slot" });
}

/** Reserves an upload, or returns the file stored already; rejects when full. */
export async function reserveUpload(
  handle: Tx,
  context: Context,
  { form_id, slot, uid }: UploadTarget,
  name: string,
): Promise<Reservation | KnownFile> {
  const { accountId, memberId } = context.member();
  if (!isRequested(slot)) rejectUnknownSlot(slot);
  const draft = await openForFiles(handle, accountId, form_id, slot);
  const since = new Date(context.now.getTime() - abandonedMs);
  const known = await uploads.uploadByUid(handle, form_id, uid);
  if (known?.state === "stored") return { stored: replyOf(known), sha256: known.sha256! };
  // What was stored once stays on the record, also where it was removed.
  if (known?.sha256) throw new Refused("malformed", { path: "uid" });
  if (known?.state === "storing" && known.created_at > since) throw new Refused("uploadFailed");
  if (await uploads.isUidElsewhere(handle, accountId, form_id, uid))
    throw new Refused("malformed", { path: "uid" });
  const given = await makeRoom(handle, context, draft, { slot, since });
  const id = known?.id ?? randomUUID();
  const key = randomUUID();
  const fileKey = randomBytes(32);
  const accountKey = context.keys.openDataKey(accountId, draft.data_key);
  const dataKey = encrypt(accountKey, keyPlace(key), fileKey);
  const { run } = context;
  const place = {
    id,
    accountId,
    applicationId: form_id,
    slot,
    uid,
    name,
    key,
    dataKey,
    memberId,
    run,
  };
  await uploads.reserve(handle, place, context.now);
  const before = [given, known?.key ?? null].filter((key) => key !== null);
  const replaced = await uploads.unusedKeys(handle, before);
  return { id, key, name, fileKey, replaced };
}

/** A draft, or a submitted application while the item of this slot is asked for. */
export async function openForFiles(
  handle: Tx,
  accountId: string,
  formId: string,
  slot: string,
): Promise<Application> {
  const row = await lockedApplication(handle, accountId, formId);
  if (!row) throw new Refused("notFound");
  if (!isRequested(slot) && row.state === "submitted") throw new Refused("alreadySubmitted");
  if (isRequested(slot) && !(await openSlots(handle, formId)).includes(slot))
    throw new Refused("notPossible");
  return row;
}

/** Rejects when the draft was submitted, or the reservation or session ended meanwhile. */
export async function completeUpload(
  context: Context,
  { form_id, slot, uid }: UploadTarget,
  { id }: Reservation,
  checked: uploads.Checked,
): Promise<void> {
  const { accountId, sessionId } = context.member();
  await inAccount(context.db, accountId, async (handle) => {
    await rejectEndedSession(handle, sessionId);
    await openForFiles(handle, accountId, form_id, slot);
    if (await isRejectedFile(handle, { accountId, formId: form_id, slot }, checked.sha256))
      throw new Refused("uploadIdentical");
    if (!(await uploads.markStored(handle, id, checked))) throw new Refused("uploadFailed");
    if (isRequested(slot))
      await endProposals(handle, context, { accountId, applicationId: form_id });
    await context.audit(handle, { action: "file.store", target: `file ${uid}`, fields: [slot] });
  });
}

/** Keeps what was stored after all: the database may commit and its answer be lost. */
export async function cancelUpload(
  context: Pick<Context, "db" | "files" | "now">,
  accountId: string,
  reservation: Pick<Reservation, "id" | "key">,
): Promise<void> {
  const unused = await inAccount(context.db, accountId, async (handle) => {
    await uploads.refuseUpload(handle, reservation, context.now);
    return uploads.unusedKeys(handle, [reservation.key]);
  });
  await Promise.all(unused.map((key) => context.files.remove(key)));
}

const keyPlace = (key: string) => ({ table: "upload", column: "data_key", row: key });

export const openFileKey = (accountKey: Buffer, upload: uploads.Upload): Buffer =>
  decrypt(accountKey, keyPlace(upload.key), upload.data_key);

type Told = Pick<uploads.Upload, "client_uid" | "name" | "size" | "type" | "pages">;

export const replyOf = ({ client_uid, name, size, type, pages }: Told): Stored => ({
  uid: client_uid,
  url: `/ins-kyc/v1/file/${client_uid}`,
  name,
  size,
  type,
  pages,
});
