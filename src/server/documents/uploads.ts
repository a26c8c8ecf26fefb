import type * as calls from "#contract/calls/uploads.ts";
import type { ReplyTo } from "#contract/calls/call.ts";
import { idTypesByCountry } from "#contract/options/id-documents.ts";
import { limits } from "#contract/limits.ts";
import type { Handler } from "../http/handler.ts";
import { Refused } from "../refused.ts";
import { inAccount, type Tx } from "../database/database.ts";
import { lockedApplication } from "../application/application-queries.ts";
import { unusedKeys, removeUpload, storedByUid, uploadByUid } from "./upload-queries.ts";
import { keyedSemaphore } from "../jobs/semaphore.ts";
import { endProposals } from "../review/end-proposals.ts";
import { openForFiles } from "./reservations.ts";
import { readFile } from "./read-file.ts";
import { recordRead } from "./record-read.ts";
import { storeFile } from "./store-file.ts";
import { todayOf } from "../clock.ts";

const accountSemaphore = keyedSemaphore(limits.filesAtOnce, limits.filesTotalMost);
const underWay = new Map<string, Promise<ReplyTo<typeof calls.uploadFile>>>();

/** A second request for the same uid waits for the first, and is then compared with what that stored. */
export const uploadFile: Handler<typeof calls.uploadFile> = async (context, { body, file }) => {
  const { accountId } = context.member();
  const one = `${accountId}|${body.form_id}|${body.uid}`;
  for (let first = underWay.get(one); first; first = underWay.get(one))
    await first.catch(() => null);
  const stored = accountSemaphore(accountId, () => storeFile(context, body, file!)).finally(() =>
    underWay.delete(one),
  );
  underWay.set(one, stored);
  return stored;
};

export const deleteFile: Handler<typeof calls.deleteFile> = async (context, { body }) => {
  const { accountId } = context.member();
  const removed = await inAccount(context.db, accountId, async (handle) => {
    const upload = await uploadByUid(handle, body.form_id, body.uid);
    if (!upload || upload.removed_at) return nothingToRemove(handle, accountId, body.form_id);
    await openForFiles(handle, accountId, body.form_id, upload.slot);
    await removeUpload(handle, upload.id, context.now);
    await endProposals(handle, context, { accountId, applicationId: body.form_id });
    const target = `file ${body.uid}`;
    await context.audit(handle, { action: "file.remove", target, fields: [upload.slot] });
    return unusedKeys(handle, [upload.key]);
  });
  await Promise.all(removed.map((key) => context.files.remove(key)));
  return {};
};

/** A file that never arrived or is gone already, in whatever state the application is. */
async function nothingToRemove(handle: Tx, accountId: string, formId: string): Promise<string[]> {
  if (!(await lockedApplication(handle, accountId, formId))) throw new Refused("notFound");
  return [];
}

export const countryDocs: Handler<typeof calls.countryDocs> = async ({ now }) =>
  idTypesByCountry(todayOf(now));

export const fileBytes: Handler<typeof calls.fileBytes> = async (context, { params }) => {
  const { accountId, memberId: actor } = context.member();
  const { upload, fileKey } = await inAccount(context.db, accountId, async (handle) => {
    const found = await storedByUid(handle, accountId, params.uid);
    if (!found) throw new Refused("notFound");
    const read = { accountId, actor, action: "file.read", target: `file ${params.uid}` };
    await recordRead(handle, context, read);
    return readFile.open(handle, context.keys, found);
  });
  return readFile.stream(context, upload, fileKey);
};
