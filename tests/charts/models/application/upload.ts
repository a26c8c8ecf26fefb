import { upload } from "@gatehouse/machines/application/upload";
import { inert } from "../../inert.ts";
import type { AnyEvent, ChartModel } from "../../kit/model.ts";

const stored = { uid: "a", name: "deed.pdf", size: 9, type: "application/pdf" };
const cases: readonly AnyEvent[] = [
  { type: "upload.accept" },
  { type: "upload.progress", percent: 41.6 },
  { type: "upload.store", stored },
  { type: "upload.reject", refusal: { code: "uploadFailed" }, isRetryable: true },
  { type: "upload.reject", refusal: { code: "uploadFormat" }, isRetryable: false },
  { type: "xstate.done.actor.remove", output: undefined },
];
const place = { formId: "form", slot: "articles" };
const input = {
  uid: "a",
  name: "deed.pdf",
  size: 9,
  place,
  file: {},
  stored: null,
  queue: inert("queue"),
};

export const uploadModel: ChartModel = {
  file: "upload",
  name: "upload",
  machine: upload,
  runs: [
    { input, cases },
    { input: { ...input, file: null, stored }, cases },
  ],
  facts: ({ context: { percent, stored: held, file, refusal } }) => ({
    percent,
    isStored: held !== null,
    isHeld: file !== null,
    refusal,
  }),
  invariants: {
    "progress is a whole percentage": ({ context }) => Number.isInteger(context.percent),
    "what the server has is no longer held here": ({ context }) =>
      (context.stored === null) === (context.file !== null),
    "a stored file is one that the server has": (snapshot) =>
      !snapshot.matches("stored") || snapshot.context.stored !== null,
    "only an interrupted file is sent again": (snapshot) =>
      snapshot.can({ type: "upload.retry" }) === snapshot.matches("interrupted"),
    "what is never accepted names why": (snapshot) =>
      !snapshot.matches("rejected") || snapshot.context.refusal !== null,
    "every file can be removed": (snapshot) =>
      snapshot.matches("removed") || snapshot.can({ type: "upload.remove" }),
  },
};
