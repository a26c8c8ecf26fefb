import { upload } from "@gatehouse/machines/documents/upload";
import { inert } from "../kit/inert.ts";
import { chartModel, done } from "../kit/specification.ts";

const stored = { uid: "a", name: "deed.pdf", size: 9, type: "application/pdf" };
const input = {
  uid: "a",
  name: "deed.pdf",
  size: 9,
  place: { formId: "form", slot: "articles" },
  file: {},
  stored: null,
  queue: inert("queue"),
};
const { uid, place, file } = input;
const sent = { uid, place, file };
const reject = (code: string, isRetryable: boolean) => ({
  type: "upload.reject",
  refusal: { code },
  isRetryable,
});

export const uploadModel = chartModel({
  machine: upload,
  inputs: [input, { ...input, file: null, stored }],
  begins: "checking | stored",
  moves: [
    [{ type: "upload.accept" }, "checking -> uploading", { percent: 0 }],
    [{ type: "upload.progress", percent: 41.6 }, "uploading -> stays", { percent: 42 }],
    [{ type: "upload.store", stored }, "uploading -> stored ! file.stored", { stored, file: null }],
    [reject("uploadFailed", true), "* -> interrupted", { refusal: { code: "uploadFailed" } }],
    [
      reject("uploadFormat", false),
      "* -> rejected ! file.rejected",
      { refusal: { code: "uploadFormat" } },
    ],
    [{ type: "upload.retry" }, "interrupted -> checking | stored", { refusal: null }],
    [{ type: "upload.remove" }, "checking, uploading, paused, interrupted -> removing"],
    [{ type: "removal.ask" }, "stored -> removalAsked"],
    [{ type: "removal.confirm" }, "removalAsked -> removing"],
    [{ type: "dialog.close" }, "removalAsked -> stored"],
    [{ type: "net.offline" }, "uploading -> paused"],
    [{ type: "net.online" }, "paused -> uploading", { percent: 0 }],
    [done("remove"), "removing -> removed ! file.removed"],
  ],
  tags: {
    busy: "checking, uploading",
    open: "interrupted",
    failed: "interrupted, rejected",
    settled: "stored, removalAsked, removed",
  },
  asks: { network: undefined, inspect: sent, store: sent, removeCall: sent },
  claims: {
    "what the server has is no longer held here": ({ context }) =>
      (context.stored === null) === (context.file !== null),
    "a stored file is one that the server has": (snapshot) =>
      !(snapshot.matches("stored") || snapshot.matches("removalAsked")) ||
      snapshot.context.stored !== null,
  },
});
