import { caseWork } from "@gatehouse/machines/desk/case-work";
import { chartModel, done, exclusive, noAnswer } from "../../kit/specification.ts";

const id = "7";
const deed = { act: "claim" };
const corrected = { act: "note" };
const shown = { reference: "GH-1" };
const refusal = { code: "caseTaken" };

export const caseWorkModel = chartModel({
  machine: caseWork,
  inputs: [{ id }],
  begins: "loading",
  moves: [
    [
      done("load", { shown }),
      "loading -> idle | failed",
      (after, before) =>
        after.context.shown === shown &&
        after.matches("failed") === (before.context.refusal !== null),
    ],
    [done("load", { shown: null }), "loading -> missing"],
    [noAnswer("load"), "loading -> stale"],
    [{ type: "case.reload" }, "idle, stale -> loading"],
    [
      { type: "deed.send", deed },
      "idle, failed -> sending; loading, stale -> sending | refused",
      (after, before) => after.context.deed === deed && before.context.shown !== null,
    ],
    [
      { type: "deed.send", deed: corrected },
      "idle, failed -> sending; loading, stale -> sending | refused",
      (after) => after.context.deed === corrected,
    ],
    [{ type: "deed.dismiss" }, "failed -> idle", { refusal: null }],
    [done("send", { kind: "answered" }), "sending -> loading ! dialog.close", { refusal: null }],
    [done("send", { kind: "changed", refusal }), "sending -> loading", { refusal }],
    [done("send", { kind: "rejected", refusal }), "sending -> failed", { refusal }],
    [noAnswer("send"), "sending -> failed", { refusal: null }],
  ],
  tags: {
    busy: "loading, sending",
    failed: "stale, failed",
    open: "idle, failed",
    settled: "missing",
  },
  asks: { dialog: undefined, load: { id }, send: { id, deed } },
  claims: {
    "no refusal is left while nothing is wrong": (snapshot) =>
      !snapshot.matches("idle") || snapshot.context.refusal === null,
    "nothing is decided on a case that is not shown": (snapshot) =>
      !snapshot.matches("sending") || snapshot.context.shown !== null,
  },
  harmless: exclusive("caseWork.sending --onDone send", 1),
});
