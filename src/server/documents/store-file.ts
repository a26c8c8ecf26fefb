import { createHash } from "node:crypto";
import { onlyTypeOf } from "#contract/file-limits.ts";
import type { Context } from "../http/context.ts";
import type { SentFile } from "../http/handler.ts";
import { FileMissing } from "../files/files.ts";
import { decryptStream, encryptStream } from "../files/encrypted-stream.ts";
import { Refused } from "../refused.ts";
import { inAccount } from "../database/database.ts";
import { semaphore, keyedSemaphore } from "../jobs/semaphore.ts";
import { cleanName } from "./file-name.ts";
import {
  completeUpload,
  cancelUpload,
  type KnownFile,
  type UploadTarget,
  replyOf,
  type Reservation,
  type Stored,
  reserveUpload,
} from "./reservations.ts";
import { whileSignedIn } from "../sessions/while-signed-in.ts";

/** Each takes as much memory as the watchdog of an inspection allows. */
const inspections = semaphore(2);
/** Each holds one file while the scanner of malware answers. */
const scans = semaphore(8);
/** An account has one place in these queues, so that its slow files wait for each other and no one else. */
const inspectionsOf = keyedSemaphore(1);

/**
 * Reserves first, then encrypts to disk while receiving, then inspects. Any failure removes the reservation
 * and the bytes.
 */
export async function storeFile(
  context: Context,
  place: UploadTarget,
  file: SentFile,
): Promise<Stored> {
  const taken = await inAccount(context.db, context.member().accountId, (handle) =>
    reserveUpload(handle, context, place, cleanName(file.name)),
  );
  if ("stored" in taken) return sameFile(context, taken, file);
  await Promise.all(taken.replaced.map((old) => context.files.remove(old)));
  try {
    const sha256 = createHash("sha256");
    let size = 0;
    const measured = async function* () {
      for await (const chunk of whileSignedIn(context, file.bytes)) {
        sha256.update(chunk);
        size += chunk.length;
        yield chunk;
      }
    };
    await context.files.put(taken.key, encryptStream(taken.fileKey, taken.key, measured()));
    const { type, pages } = await inspectionsOf(context.member().accountId, async () => {
      const found = await inspections(() => inspect(context, { ...taken, slot: place.slot }, size));
      await scan(context, taken, size);
      return found;
    });
    const checked = { type, pages, size, sha256: sha256.digest() };
    await completeUpload(context, place, taken, checked);
    return replyOf({ ...checked, client_uid: place.uid, name: taken.name });
  } catch (error) {
    await cancelUpload(context, context.member().accountId, taken);
    // A person has removed it meanwhile.
    throw error instanceof FileMissing ? new Refused("uploadFailed") : error;
  }
}

/** A file that is sent again gets the first reply, other bytes under its uid are rejected. */
async function sameFile(
  context: Context,
  { stored, sha256 }: KnownFile,
  file: SentFile,
): Promise<Stored> {
  const sent = createHash("sha256");
  for await (const chunk of whileSignedIn(context, file.bytes)) sent.update(chunk);
  if (!sent.digest().equals(sha256)) throw new Refused("malformed", { path: "uid" });
  return stored;
}

async function inspect(
  context: Context,
  { slot, ...reservation }: Reservation & { slot: string },
  size: number,
) {
  const bytes = await bytesOf(context, reservation, size);
  const found = await context.scan.inspect(reservation.name, bytes);
  if (found.kind === "refused") throw new Refused(found.refusal);
  if (found.type !== (onlyTypeOf(slot) ?? found.type)) throw new Refused("uploadNotPdf");
  return found;
}

async function scan(context: Context, reservation: Reservation, size: number): Promise<void> {
  const { isClean } = context.scan;
  if (isClean === null) return;
  const ask = async () => isClean(await bytesOf(context, reservation, size));
  if (!(await scans(ask))) throw new Refused("uploadFailed");
}

async function bytesOf(context: Context, { key, fileKey }: Reservation, size: number) {
  const bytes = Buffer.allocUnsafeSlow(size);
  let at = 0;
  for await (const chunk of decryptStream(fileKey, key, await context.files.get(key)))
    at += chunk.copy(bytes, at);
  return bytes;
}
