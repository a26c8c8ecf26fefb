import { askedItems } from "../../documents/requested-files.ts";
import { readFile } from "../../documents/read-file.ts";
import { storedUploads } from "../../documents/upload-queries.ts";
import { inAccount } from "../../database/database.ts";
import type { Context } from "../../http/context.ts";
import { slotOfItem } from "../../review/requests/request-queries.ts";
import type { ArchiveFile } from "./archive.ts";

export interface OwnFile extends ArchiveFile {
  told: { path: string; name: string; type: string; size: number; stored_at: string };
}

/** Every stored document once, under the reference of its application and the slot of the checklist. */
export async function ownFiles(context: Context): Promise<OwnFile[]> {
  const { accountId } = context.member();
  const { uploads, slots, references } = await inAccount(context.db, accountId, async (handle) => {
    const items = await askedItems(handle, accountId);
    const rows = await storedUploads(handle, "account_id", accountId);
    const once = [...new Map(rows.toReversed().map((row) => [row.client_uid, row])).values()];
    return {
      uploads: await Promise.all(
        once.toReversed().map((upload) => readFile.open(handle, context.keys, upload)),
      ),
      slots: new Map(items.map(({ id, slot }) => [slotOfItem(id), slot])),
      references: new Map(
        (
          await handle
            .selectFrom("application")
            .select(["id", "reference"])
            .where("account_id", "=", accountId)
            .execute()
        ).map(({ id, reference }) => [id, reference]),
      ),
    };
  });
  const taken = new Set<string>();
  return uploads.map(({ upload, fileKey }) => {
    const { application_id, slot, name, type, size, created_at: at } = upload;
    const folder = [references.get(application_id)!, slots.get(slot) ?? slot].map(plain).join("/");
    const path = freePath(`files/${folder}`, plain(name), taken);
    const open = async () =>
      (await readFile.stream(context.files, upload, fileKey)).bytes as AsyncIterable<Uint8Array>;
    return { path, size, at, open, told: { path, name, type, size, stored_at: at.toISOString() } };
  });
}

/** A name that every file system takes. */
const plain = (name: string): string =>
  name
    .replace(/[\p{Cc}\\/:*?"<>|]/gu, "_")
    .replace(/^\.+$/, "_")
    .toWellFormed();

function freePath(folder: string, name: string, taken: Set<string>): string {
  const dot = name.lastIndexOf(".");
  const [stem, end] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ""];
  for (let count = 1; ; count += 1) {
    const path = `${folder}/${count === 1 ? name : `${stem} (${count})${end}`}`;
    if (taken.has(path.toLowerCase())) continue;
    taken.add(path.toLowerCase());
    return path;
  }
}
