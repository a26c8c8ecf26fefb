import { createHash } from "node:crypto";
import { inAccount } from "../database/database.ts";
import { readFile } from "../documents/read-file.ts";
import { decryptStream } from "../files/encrypted-stream.ts";
import type { Opened } from "../open.ts";

/** Reads every stored document against its hash. Gives the keys of those that are missing or not what was stored. */
export async function damagedDocuments({ owner, services }: Opened) {
  const stored = await owner
    .selectFrom("upload")
    .selectAll()
    .where("state", "=", "stored")
    .execute();
  const damaged: string[] = [];
  for (const upload of stored) {
    const hash = createHash("sha256");
    try {
      const { fileKey } = await inAccount(owner, upload.account_id, (handle) =>
        readFile.open(handle, services.keys, upload),
      );
      const encrypted = await services.files.get(upload.key);
      for await (const part of decryptStream(fileKey, upload.key, encrypted)) hash.update(part);
    } catch {
      damaged.push(upload.key);
      continue;
    }
    if (!hash.digest().equals(upload.sha256!)) damaged.push(upload.key);
  }
  return { checked: stored.length, damaged };
}
