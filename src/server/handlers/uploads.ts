import type * as calls from "#contract/calls/uploads.ts";
import type { ReplyTo } from "#contract/calls/call.ts";
import { idTypesByCountry } from "#contract/options/id-documents.ts";
import { limits } from "#contract/limits.ts";
import type { Context } from "../http/context.ts";
import type { Handler } from "../http/handler.ts";
import { todayOf } from "../mails/when.ts";
import { FileMissing } from "../outside/files.ts";
import { openStream } from "../outside/sealed-stream.ts";
import { Refused } from "../refused.ts";
import { inAccount } from "../store/database.ts";
import { dataKeyOf } from "../store/queries/account.ts";
import { lockedApplication } from "../store/queries/application.ts";
import { freedKeys, giveBack, storedByUid, uploadByUid } from "../store/queries/upload.ts";
import { keyedSemaphore } from "../semaphore.ts";
import { openFileKey } from "./file-place.ts";
import { storeFile } from "./store-file.ts";

const ofAccount = keyedSemaphore(limits.filesAtOnce);
const underWay = new Map<string, Promise<ReplyTo<typeof calls.uploadFile>>>();

/** The same uid sent again while its file is still coming waits for that one: its answer counts, its failure does not. */
export const uploadFile: Handler<typeof calls.uploadFile> = async (context, { body, file }) => {
  const { accountId } = context.member();
  const one = `${accountId}|${body.form_id}|${body.uid}`;
  for (let first = underWay.get(one); first; first = underWay.get(one)) {
    const answer = await first.catch(() => null);
    if (answer) return answer;
  }
  const stored = ofAccount(accountId, () => storeFile(context, body, file!)).finally(() =>
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
    await giveBack(handle, upload.id, "removed", context.now);
    const target = `file ${body.uid}`;
    await context.audit(handle, { action: "file.remove", target, fields: [upload.slot] });
    return freedKeys(handle, [upload.key]);
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
