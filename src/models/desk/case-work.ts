import { caseWork } from "@gatehouse/machines/desk/case-work";
import type { SnapshotFrom } from "xstate";
import { isEqual } from "../kit/moves.ts";
import { chartModel, done, noAnswer } from "../kit/specification.ts";

const id = "7";
const verdict = (given: string) => ({ call: "deskVerdict", body: { verdict: given } });
const change = verdict("verified");
const corrected = verdict("mismatch");
const shown = { reference: "GH-1" };
const refusal = { code: "caseTaken" };

type Seen = SnapshotFrom<typeof caseWork>;

const sends = "idle, failed -> sending; loading, stale -> sending | refused; sending -> stays";

/** Last in order; what is sent twice in a row is one change. */
const isAdded = (sent: object) => (after: Seen, before: Seen) => {
  const earlier = before.context.changes;
  const expected = earlier.at(-1) === sent ? earlier : [...earlier, sent];
  const isTold = before.matches("failed") || before.matches("stale");
  return (
    before.context.shown !== null &&
    after.context.refusal === (isTold ? null : before.context.refusal) &&
    isEqual(after.context.changes, expected)
  );
};

const isNext = (after: Seen, before: Seen) =>
  isEqual(after.context.changes, before.context.changes.slice(1)) &&
  after.matches("sending") === after.context.changes.length > 0;

export const caseWorkModel = chartModel({
  machine: caseWork,
  inputs: [{ id }],
  facts: ({ context: { shown: seen, changes, refusal: said } }) => ({
    seen,
    said,
    changes: (changes as object[]).slice(0, 2),
  }),
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
    [
      { type: "case.reload" },
      "stale -> loading",
      (after, before) => after.context.refusal === before.context.refusal,
    ],
    [{ type: "change.send", change }, sends, isAdded(change)],
    [{ type: "change.send", change: corrected }, sends, isAdded(corrected)],
    [{ type: "change.dismiss" }, "failed -> idle", { refusal: null, changes: [] }],
    [
      done("send", { kind: "answered" }),
      "sending -> loading ! dialog.close | sending ! dialog.close",
      (after, before) => isNext(after, before) && after.context.refusal === before.context.refusal,
    ],
    [
      done("send", { kind: "rejected", refusal }),
      "sending -> loading | sending",
      (after, before) => isNext(after, before) && after.context.refusal === refusal,
    ],
    [
      noAnswer("send"),
      "sending -> failed",
      (after, before) =>
        after.context.refusal === null && after.context.changes === before.context.changes,
    ],
  ],
  tags: {
    busy: "loading, sending",
    failed: "stale, failed",
    open: "idle, failed",
    settled: "missing",
  },
  asks: { dialog: undefined, load: { id }, send: { id, change } },
  claims: {
    "no refusal is left while nothing is wrong": (snapshot) =>
      !snapshot.matches("idle") || snapshot.context.refusal === null,
    "nothing is decided on a case that is not shown": (snapshot) =>
      !snapshot.matches("sending") || snapshot.context.shown !== null,
  },
});
