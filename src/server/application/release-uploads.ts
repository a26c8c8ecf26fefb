import type { Context } from "../http/context.ts";
import type { Tx } from "../database/database.ts";
import { statement } from "../database/statement.ts";
import { unusedKeys, removeUploads } from "../documents/upload-queries.ts";
import { entriesOf } from "./merge.ts";
import type { OpenApplication } from "./open-application.ts";
import { applicationTarget } from "../audit.ts";

/** Changes with the stored files of an application. */
export async function storedFiles(handle: Tx, applicationId: string): Promise<string> {
  const files = statement<{ files: string }>`select stored_files(${applicationId}) as files`;
  return (await handle.executeQuery(files)).rows[0]!.files;
}

/** Returns the storage keys that no upload uses any more. */
export async function releaseUploads(
  handle: Tx,
  context: Context,
  applicationId: string,
  gone: readonly string[],
): Promise<string[]> {
  if (gone.length === 0) return [];
  const returned = await removeUploads(handle, applicationId, gone, context.now);
  for (const { client_uid, slot } of returned)
    await context.audit(handle, {
      action: "file.remove",
      target: `file ${client_uid}`,
      fields: [slot],
    });
  return unusedKeys(
    handle,
    returned.map(({ key }) => key),
  );
}

/** Returns the answered paths and the freed storage keys. */
export async function clearDraft(
  handle: Tx,
  context: Context,
  { row, answers }: OpenApplication,
): Promise<{ fields: string[]; removed: string[] }> {
  const fields = entriesOf(answers)
    .map(([path]) => path)
    .toSorted();
  const returned = await removeUploads(handle, row.id, "all", context.now);
  await context.audit(handle, {
    action: "application.restart",
    target: applicationTarget(row.id),
    fields,
  });
  const removed = await unusedKeys(
    handle,
    returned.map(({ key }) => key),
  );
  return { fields, removed };
}
