import { dataKeyOf } from "../accounts/account-queries.ts";
import type { Keys } from "../crypto.ts";
import type { Tx } from "../database/database.ts";
import { FileMissing, type Files } from "../files/files.ts";
import { openStream } from "../files/sealed-stream.ts";
import type { FileReply } from "../http/handler.ts";
import { Refused } from "../refused.ts";
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
  async stream(
    files: Files,
    { key, type, name, size }: Upload,
    fileKey: Buffer,
  ): Promise<FileReply> {
    const sealed = await files.get(key).catch((error: unknown) => {
      if (error instanceof FileMissing) throw new Refused("notFound");
      throw error;
    });
    return { bytes: openStream(fileKey, key, sealed), type, name, size };
  },
};
