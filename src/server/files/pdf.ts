import { extname } from "node:path";
import { Worker } from "node:worker_threads";
import { limits } from "#contract/limits.ts";
import { semaphore } from "../jobs/semaphore.ts";
import type { PdfResult, PdfTask } from "./pdf-worker.ts";
import type { Scanned } from "./scanned.ts";

const timeoutMs = 5_000;
const concurrency = 2;
const mebibyte = 1024 * 1024;
const memoryBytes = 160 * mebibyte;
const measureEveryMs = 10;
/** Far above what is measured: Node aborts the whole process when a worker reaches its limit while it ends. */
const resourceLimits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 16 };

/** Beside this file, and built beside the server. */
const worker = new URL(`./pdf-worker${extname(import.meta.filename)}`, import.meta.url);

export function openPdfReader(): (bytes: Buffer) => Promise<Scanned> {
  const limit = semaphore(concurrency);
  return (bytes) => limit(async () => judge(await readInWorker(bytes)));
}

/** The worker's buffers lie outside its heap, where resourceLimits does not count them: they are measured. */
function readInWorker(bytes: Buffer): Promise<PdfResult> {
  return new Promise((resolve) => {
    const task: PdfTask = { bytes: new Uint8Array(bytes), pagesSearched: limits.uploadPages };
    const thread = new Worker(worker, {
      workerData: task,
      transferList: [task.bytes.buffer],
      resourceLimits,
      stdout: true,
      stderr: true,
    });
    const end = (result: PdfResult) => {
      clearTimeout(timer);
      clearInterval(measuring);
      resolve(result);
      void thread.terminate();
    };
    const fail = (error: string) => end({ kind: "failed", error });
    const timer = setTimeout(fail, timeoutMs, "Timeout");
    const measuring = setInterval(() => {
      thread.getHeapStatistics().then(
        ({ used_heap_size: heap, external_memory: external }) => {
          if (heap + external > memoryBytes) fail("OutOfMemory");
        },
        () => undefined,
      );
    }, measureEveryMs);
    thread.on("message", end);
    thread.on("error", (error) => fail(error.name));
    thread.on("exit", () => fail("Exit"));
  });
}

function judge(result: PdfResult): Scanned {
  if (result.kind === "failed") {
    const refusal = result.error === "PasswordException" ? "uploadPassword" : "uploadFormat";
    return { kind: "refused", refusal };
  }
  if (result.isActive) return { kind: "refused", refusal: "uploadActive" };
  if (result.pages > limits.uploadPages) return { kind: "refused", refusal: "uploadPages" };
  return { kind: "accepted", type: "application/pdf", pages: result.pages };
}
