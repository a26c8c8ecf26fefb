import { Readable } from "node:stream";
import yazl from "yazl";

export interface ArchiveFile {
  path: string;
  /** Where it is known beforehand. */
  size?: number;
  at: Date;
  /** Called when its turn comes: one file is open at a time. */
  open: () => Promise<AsyncIterable<Uint8Array> | Iterable<Uint8Array>>;
}

/** A ZIP as a stream. Stored files are compressed already, so only the data is. */
export async function* archiveOf(
  data: Buffer,
  files: readonly ArchiveFile[],
  now: Date,
): AsyncGenerator<Buffer> {
  const zip = new yazl.ZipFile();
  const opened = new Set<Readable>();
  const output = zip.outputStream as Readable;
  zip.on("error", (error) => output.destroy(error as Error));
  zip.addBuffer(data, "data.json", { mtime: now });
  for (const { path, size, at, open } of files)
    zip.addReadStreamLazy(
      path,
      { compress: false, mtime: at, ...(size === undefined ? {} : { size }) },
      (give) => {
        open().then(
          (bytes) => {
            const stream = Readable.from(bytes, { objectMode: false });
            opened.add(stream);
            give(null, stream);
          },
          (error: unknown) => give(error, Readable.from([])),
        );
      },
    );
  zip.end();
  try {
    yield* output as AsyncIterable<Buffer>;
  } finally {
    for (const stream of opened) stream.destroy();
  }
}
