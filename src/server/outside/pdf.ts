import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { limits } from "#contract/limits.ts";
import { turns } from "../turns.ts";
import { pdfWorker } from "./pdf-worker.ts";
import type { Scanned } from "./scan.ts";

type Read = { pages: number; active: boolean } | { failed: string };

const patienceMs = 5_000;
const atOnce = 2;

/** Reads PDFs outside the server's own thread, with limits of time and memory; two at once, the others wait. */
export function openPdfReader(): (bytes: Buffer) => Promise<Scanned> {
  const unpdf = pathToFileURL(createRequire(import.meta.url).resolve("unpdf")).href;
  const turn = turns(atOnce);
  return (bytes) => turn(async () => judge(await readInWorker(unpdf, bytes)));
}

function readInWorker(unpdf: string, bytes: Buffer): Promise<Read> {
  return new Promise((resolve) => {
    const given = new Uint8Array(bytes);
    const thread = new Worker(pdfWorker, {
      eval: true,
      workerData: { unpdf, bytes: given, most: limits.uploadPages },
      transferList: [given.buffer],
      resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 },
      stdout: true,
      stderr: true,
    });
    const end = (read: Read) => {
      clearTimeout(timer);
      resolve(read);
      void thread.terminate();
    };
    const timer = setTimeout(() => end({ failed: "TimeUp" }), patienceMs);
    thread.on("message", end);
    thread.on("error", () => end({ failed: "Crashed" }));
    thread.on("exit", () => end({ failed: "Exited" }));
  });
}

function judge(read: Read): Scanned {
  if ("failed" in read) {
    return {
      kind: "refused",
      refusal: read.failed === "PasswordException" ? "uploadPassword" : "uploadFormat",
    };
  }
  if (read.active) return { kind: "refused", refusal: "uploadActive" };
  if (read.pages > limits.uploadPages) return { kind: "refused", refusal: "uploadPages" };
  return { kind: "accepted", type: "application/pdf", pages: read.pages };
}
