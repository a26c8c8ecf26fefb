import { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import yazl from "yazl";
import { Refused } from "../../refused.ts";

export interface ArchiveFile {
  path: string;
  /** Where it is known beforehand. */
  size?: number;
  at: Date;
  /** Called when its turn comes: one file is open at a time. */
  open: () => Promise<AsyncIterable<Uint8Array> | Iterable<Uint8Array>>;
}

/** A ZIP as a stream. Stored files are compressed already, so only the data is. A damaged file has a note in its place. */
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
  for (const { path, size, at, open } of files) {
    const bytes = await open().catch(damaged);
    signal.throwIfAborted();
    if (bytes === null) {
      zip.addBuffer(Buffer.from(note), `${path}.txt`, { mtime: at });
      continue;
    }
    const stream = Readable.from(bytes, { objectMode: false, signal });
    const known = size === undefined ? {} : { size };
    zip.addReadStream(stream, path, { compress: false, mtime: at, ...known });
    await finished(stream);
  }
  zip.end();
}

function damaged(error: unknown): null {
  if (error instanceof Refused && error.refusal === "fileDamaged") return null;
  throw error;
}
