import { dataKeyOf } from "../accounts/account-queries.ts";
import type { Keys } from "../crypto.ts";
import type { Tx } from "../database/database.ts";
import { decryptStream } from "../files/encrypted-stream.ts";
import type { FileReply } from "../http/handler.ts";
import { Refused } from "../refused.ts";
import type { Services } from "../services.ts";
import { openFileKey } from "./reservations.ts";
import type { Upload } from "./upload-queries.ts";

interface Opened {
  upload: Upload;
  fileKey: Buffer;
}

/** The key in a transaction, then the bytes outside of it. */
export const readFile = {
  async open(handle: Tx, keys: Keys, upload: Upload): Promise<Opened> {
    const accountKey = await dataKeyOf(handle, keys, upload.account_id);
    return { upload, fileKey: openFileKey(accountKey, upload) };
  },
  /** Reads the file once; opens it at the first read. Rejects with fileDamaged as soon as damage is found. */
  async *bytes(
    { files, log }: Pick<Services, "files" | "log">,
    { key }: Pick<Upload, "key">,
    fileKey: Buffer,
  ): AsyncGenerator<Buffer> {
    try {
      yield* decryptStream(fileKey, key, await files.get(key));
    } catch (error) {
      const isDamaged = !isUnreadable(error);
      log.error(
        { err: error as Error, key },
        isDamaged ? "stored_file_damaged" : "stored_file_unreadable",
      );
      throw isDamaged ? new Refused("fileDamaged") : error;
    }
  },
  /** Reads the file twice: damage is found before the first byte is sent. */
  async stream(
    services: Pick<Services, "files" | "log">,
    { key, type, name, size }: Upload,
    fileKey: Buffer,
  ): Promise<FileReply> {
    for await (const _ of readFile.bytes(services, { key }, fileKey));
    return { bytes: readFile.bytes(services, { key }, fileKey), type, name, size };
  },
};

/** The storage refused or failed to read: the file itself may be whole. */
const isUnreadable = (error: unknown) => error instanceof Error && "syscall" in error;
