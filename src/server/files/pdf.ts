import { fork } from "node:child_process";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import { limits } from "#contract/limits.ts";
import type { PdfResult } from "./pdf-process.ts";
import type { Scanned } from "./scanned.ts";

/** Of the clock: a sound file on a busy machine needs seconds. pdf-watchdog.ts limits the time of the processor. */
const timeoutMs = 30_000;
const heapMegabytes = 128;
/** Beside this file, and built beside the server. */
const program = fileURLToPath(
  new URL(`./pdf-process${extname(import.meta.filename)}`, import.meta.url),
);

/** Inspects a PDF in a process without the server's environment, limited in time and memory. */
export async function inspectPdf(bytes: Buffer): Promise<Scanned> {
  const result = await resultOf(bytes);
  if (result.kind === "encrypted") return { kind: "refused", refusal: "uploadPassword" };
  if (result.kind === "failed") return { kind: "refused", refusal: "uploadFormat" };
  if (result.isActive) return { kind: "refused", refusal: "uploadActive" };
  if (result.pages > limits.uploadPages) return { kind: "refused", refusal: "uploadPages" };
  return { kind: "accepted", type: "application/pdf", pages: result.pages };
}

/** What the process says of a file; `failed` where it says nothing. */
export function resultOf(bytes: Buffer, inspection = program): Promise<PdfResult> {
  return new Promise((resolve) => {
    let result: PdfResult = { kind: "failed" };
    const child = fork(inspection, [String(bytes.length)], {
      env: {},
      execArgv: [`--max-old-space-size=${heapMegabytes}`],
      stdio: ["pipe", "ignore", "ignore", "ipc"],
      timeout: timeoutMs,
      killSignal: "SIGKILL",
    });
    child.on("message", (message) => {
      result = message as PdfResult;
      // Now and then Node does not end by itself: it waits for the thread of the watchdog.
      child.kill("SIGKILL");
    });
    child.on("error", () => resolve(result));
    child.on("close", () => resolve(result));
    // It may end before it has read all.
    child.stdin!.on("error", () => undefined).end(bytes);
  });
}
