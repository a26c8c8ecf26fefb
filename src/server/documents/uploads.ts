import type * as calls from "#contract/calls/uploads.ts";
import type { ReplyTo } from "#contract/calls/call.ts";
import { idTypesByCountry } from "#contract/options/id-documents.ts";
import { limits } from "#contract/limits.ts";
import type { Context } from "../http/context.ts";
import type { Handler } from "../http/handler.ts";
import { todayOf } from "../mail/today.ts";
import { FileMissing } from "../files/files.ts";
import { openStream } from "../files/sealed-stream.ts";
import { Refused } from "../refused.ts";
import { inAccount } from "../database/database.ts";
import { dataKeyOf } from "../accounts/account-queries.ts";
import { lockedApplication } from "../application/application-queries.ts";
import { unusedKeys, removeUpload, storedByUid, uploadByUid } from "./upload-queries.ts";
import { keyedSemaphore } from "../jobs/semaphore.ts";
import { openFileKey } from "./reservations.ts";
import { storeFile } from "./store-file.ts";

const accountSemaphore = keyedSemaphore(limits.filesAtOnce);
const underWay = new Map<string, Promise<ReplyTo<typeof calls.uploadFile>>>();

/** A second request for the same uid waits for the first and shares its success, not its failure. */
export const uploadFile: Handler<typeof calls.uploadFile> = async (context, { body, file }) => {
  const { accountId } = context.member();
  const one = `${accountId}|${body.form_id}|${body.uid}`;
  for (let first = underWay.get(one); first; first = underWay.get(one)) {
    const answer = await first.catch(() => null);
    if (answer) return answer;
  }
  const stored = accountSemaphore(accountId, () => storeFile(context, body, file!)).finally(() =>
    underWay.delete(one),
  );
  underWay.set(one, stored);
  return stored;
};

export const deleteFile: Handler<typeof calls.deleteFile> = async (context, { body }) => {
  const { accountId } = context.member();
  const removed = await inAccount(context.db, accountId, async (handle) => {
    const row = await lockedApplication(handle, accountId, body.form_id);
    if (!row) throw new Refused("notFound");
    if (row.state === "submitted") throw new Refused("alreadySubmitted");
    const upload = await uploadByUid(handle, row.id, body.uid);
    if (!upload || upload.removed_at) return [];
    await removeUpload(handle, upload.id, "removed", context.now);
    const target = `file ${body.uid}`;
    await context.audit(handle, { action: "file.remove", target, fields: [upload.slot] });
    return unusedKeys(handle, [upload.key]);
  });
  await Promise.all(removed.map((key) => context.files.remove(key)));
  return {};
};

export const countryDocs: Handler<typeof calls.countryDocs> = async ({ now }) =>
  idTypesByCountry(todayOf(now));

export const fileBytes: Handler<typeof calls.fileBytes> = async (context, { params }) => {
  const { accountId } = context.member();
  const { upload, fileKey } = await inAccount(context.db, accountId, async (handle) => {
    const found = await storedByUid(handle, accountId, params.uid);
    if (!found) throw new Refused("notFound");
    await context.audit(handle, { action: "file.read", target: `file ${params.uid}` });
    const accountKey = await dataKeyOf(handle, context.keys, accountId);
    return { upload: found, fileKey: openFileKey(accountKey, found) };
  });
  const sealed = await bytesOf(context, upload.key);
  const bytes = openStream(fileKey, upload.key, sealed);
  return { bytes, type: upload.type, name: upload.name, size: upload.size };
};

async function bytesOf(context: Context, key: string): Promise<AsyncIterable<Uint8Array>> {
  try {
    return await context.files.get(key);
  } catch (error) {
    if (error instanceof FileMissing) throw new Refused("notFound");
    throw error;
  }
}
