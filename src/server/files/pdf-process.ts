import { readSync } from "node:fs";
import { extname } from "node:path";
import { Worker } from "node:worker_threads";
import { namedIn } from "./pdf-active.ts";
import { structureOf } from "./pdf-structure.ts";

export type PdfResult =
  | { kind: "read"; pages: number; isActive: boolean }
  | { kind: "encrypted" }
  | { kind: "failed" };

async function inspect(): Promise<PdfResult> {
  const bytes = received(Number(process.argv[2]));
  const named = namedIn(bytes);
  // What is encrypted cannot be searched, although an empty password opens it; a reader may take it for unusable.
  if (named.encryption) return { kind: "encrypted" };
  return { kind: "read", ...(await structureOf(bytes, named)) };
}

/** The file that comes by the standard input, read into the one place it takes. */
function received(size: number): Buffer {
  const bytes = Buffer.allocUnsafeSlow(size);
  for (let at = 0; at < size;) {
    const read = readSync(0, bytes, { offset: at });
    if (read === 0) throw new Error("the file has not come whole");
    at += read;
  }
  return bytes;
}

/** Ends this process when it takes too much memory. */
const watchdog = new URL(`./pdf-watchdog${extname(import.meta.filename)}`, import.meta.url);
new Worker(watchdog).unref();

process.once("disconnect", () => process.exit());
const result = await inspect().catch((): PdfResult => ({ kind: "failed" }));
process.send!(result, () => process.exit());
