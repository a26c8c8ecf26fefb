import { inAccount, type Tx } from "../../database/database.ts";
import { readFile } from "../../documents/read-file.ts";
import { askedItems } from "../../documents/requested-files.ts";
import { storedUploads } from "../../documents/upload-queries.ts";
import type { Context } from "../../http/context.ts";
import { slotOfItem } from "#contract/file-limits.ts";
import type { OwnFile } from "./own-files.ts";

/** Every stored document once, under the reference of its application and its slot of the checklist. */
export async function ownDocuments(context: Context): Promise<OwnFile[]> {
  const { accountId } = context.member();
  const { opened, slots, references } = await inAccount(context.db, accountId, async (handle) => {
    const items = await askedItems(handle, accountId);
    const rows = await storedUploads(handle, "account_id", accountId);
    const first = rows.filter(
      ({ client_uid: uid }, at) => rows.findIndex((row) => row.client_uid === uid) === at,
    );
    return {
      opened: await Promise.all(first.map((upload) => readFile.open(handle, context.keys, upload))),
      slots: new Map(items.map(({ id, slot }) => [slotOfItem(id), slot])),
      references: await referencesOf(handle, accountId),
    };
  });
  return opened.map(({ upload, fileKey }) => ({
    folder: [references.get(upload.application_id)!, slots.get(upload.slot) ?? upload.slot],
    name: upload.name,
    type: upload.type,
    at: upload.created_at,
    open: async () =>
      (await readFile.stream(context, upload, fileKey)).bytes as AsyncIterable<Uint8Array>,
  }));
}

async function referencesOf(handle: Tx, accountId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await handle
    .selectFrom("application")
    .select(["id", "reference"])
    .where("account_id", "=", accountId)
    .execute();
  return new Map(rows.map(({ id, reference }) => [id, reference]));
}
