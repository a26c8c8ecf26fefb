import { upload } from "@gatehouse/machines/upload-queue";
import type { AnyEvent, ChartModel } from "../kit/model.ts";

const cases: readonly AnyEvent[] = [
  { type: "xstate.done.actor.inspect", output: { kind: "fine" } },
  { type: "xstate.done.actor.inspect", output: { kind: "refused", refusal: "fileTooBig" } },
  { type: "xstate.error.actor.inspect", error: "unreadable" },
  { type: "upload.progress", percent: 41.6 },
  { type: "upload.done", url: "stored-file" },
  { type: "upload.refuse", refusal: "network", retryable: true },
  { type: "upload.refuse", refusal: "wrongFormat", retryable: false },
  { type: "xstate.error.actor.store", error: "no answer" },
  { type: "xstate.done.actor.remove", output: {} },
  { type: "xstate.error.actor.remove", error: "no answer" },
];
const picked = { uid: "a", name: "deed.pdf", url: null, queue: null };

export const uploadModel: ChartModel = {
  file: "upload-queue",
  name: "upload",
  machine: upload,
  runs: [
    { input: picked, cases },
    { input: { ...picked, url: "stored-file" }, cases },
  ],
  facts: ({ context: { percent, url, refusal } }) => ({ percent, url, refusal }),
  invariants: {
    "progress is a whole percentage": ({ context }) => Number.isInteger(context.percent),
    "a stored file has an address": (snapshot) =>
      !snapshot.matches("stored") || snapshot.context.url !== null,
    "a file on its way has no address": (snapshot) =>
      !snapshot.hasTag("busy") || snapshot.matches("removing") || snapshot.context.url === null,
    "a refusal is named only where the file failed or is taken away": (snapshot) =>
      snapshot.context.refusal === null ||
      ["failed", "refused", "removing", "notRemoved", "removed"].some((at) => snapshot.matches(at)),
    "what can never be stored names why": (snapshot) =>
      !snapshot.matches("refused") || snapshot.context.refusal !== null,
    "only a failed file is tried again": (snapshot) =>
      snapshot.can({ type: "upload.retry" }) === snapshot.matches("failed"),
    "every file can be removed unless that is under way": (snapshot) =>
      snapshot.can({ type: "upload.remove" }) !==
      (snapshot.matches("removing") || snapshot.matches("removed")),
  },
};
