import { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import yazl from "yazl";
import { Refused } from "../../refused.ts";

export interface ArchiveFile {
  path: string;
  at: Date;
  /** Called when its turn comes: one file is open at a time. */
  open: () => Promise<AsyncIterable<Uint8Array> | Iterable<Uint8Array>>;
}

/**
 * A ZIP as a stream. Stored files are compressed already, so only the data is. A file that cannot be read has a note in its place, one
 * that ends in the middle has it beside.
 */
export async function* archiveOf(
  data: Buffer,
  files: readonly ArchiveFile[],
  now: Date,
  note: string,
): AsyncGenerator<Buffer> {
  const zip = new yazl.ZipFile();
  const leaving = new AbortController();
  const output = zip.outputStream as Readable;
  zip.on("error", (error) => output.destroy(error as Error));
  zip.addBuffer(data, "data.json", { mtime: now });
  addFiles(zip, files, note, leaving.signal).catch((error: Error) => output.destroy(error));
  try {
    yield* output as AsyncIterable<Buffer>;
  } finally {
    leaving.abort();
  }
}

async function addFiles(
  zip: yazl.ZipFile,
  files: readonly ArchiveFile[],
  note: string,
  signal: AbortSignal,
): Promise<void> {
  for (const { path, at, open } of files) {
    const bytes = await open().catch(unreadable);
    signal.throwIfAborted();
    if (bytes === null) {
      zip.addBuffer(Buffer.from(note), `${path}.txt`, { mtime: at });
      continue;
    }
    const read = { isWhole: true };
    const stream = Readable.from(asFarAsRead(bytes, read), { objectMode: false, signal });
    zip.addReadStream(stream, path, { compress: false, mtime: at });
    await finished(stream);
    if (!read.isWhole) zip.addBuffer(Buffer.from(note), `${path}.txt`, { mtime: at });
  }
  zip.end();
}

/** What the storage stops giving in the middle ends there: the archive goes on. */
async function* asFarAsRead(
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  read: { isWhole: boolean },
): AsyncGenerator<Uint8Array> {
  try {
    yield* bytes;
  } catch (error) {
    unreadable(error);
    read.isWhole = false;
  }
}

/** Of a damaged file, or one that the storage does not give. */
function unreadable(error: unknown): null {
  const isRefused = error instanceof Refused && error.refusal === "fileDamaged";
  if (isRefused || (error instanceof Error && "syscall" in error)) return null;
  throw error;
}
