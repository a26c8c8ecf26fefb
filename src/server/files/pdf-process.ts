import { extname } from "node:path";
import { Worker } from "node:worker_threads";
import { isEncrypted, structureOf } from "./pdf-structure.ts";

export type PdfResult =
  | { kind: "read"; pages: number; isActive: boolean }
  | { kind: "encrypted" }
  | { kind: "failed" };

async function inspect(bytes: Uint8Array): Promise<PdfResult> {
  const raw = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  // What is encrypted cannot be searched, although an empty password opens it.
  if (isEncrypted(raw)) return { kind: "encrypted" };
  return { kind: "read", ...(await structureOf(raw)) };
}

/** Ends this process when it takes too much memory. */
const watchdog = new URL(`./pdf-watchdog${extname(import.meta.filename)}`, import.meta.url);
new Worker(watchdog).unref();

process.once("disconnect", () => process.exit());
process.once("message", async (bytes) => {
  const result = await inspect(bytes as Uint8Array).catch((): PdfResult => ({ kind: "failed" }));
  process.send!(result, () => process.exit());
});
