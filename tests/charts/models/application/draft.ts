import { draft } from "@gatehouse/machines/application/draft";
import { inert } from "../../inert.ts";
import type { AnyEvent, ChartModel } from "../../kit/model.ts";

const conflict = {
  by: "Ben",
  fields: ["companyInformation.name"],
  revision: 2,
  theirs: { companyInformation: { name: "Harbour" } },
};
const outcomes = [
  { kind: "saved", at: 20 },
  { kind: "saved", at: null },
  { kind: "conflict", conflict },
  { kind: "expired" },
  { kind: "offline" },
  { kind: "rejected", refusal: { code: "tooLarge" } },
];
const cases: readonly AnyEvent[] = [
  ...outcomes.map((output) => ({ type: "xstate.done.actor.save", output })),
  { type: "xstate.error.actor.save", error: "no answer" },
  { type: "conflict.settle", keep: "mine" },
  { type: "conflict.settle", keep: "theirs" },
];
const delays = { saveDelay: 1_000, retryDelay: 5_000 };

export const draftModel: ChartModel = {
  file: "draft",
  name: "draft",
  machine: draft,
  runs: [{ input: { answers: inert("answers"), savedAt: null, ...delays }, cases }],
  facts: ({ context, ...snapshot }) => ({
    savedAt: context.savedAt,
    conflict: snapshot.matches("conflict") ? context.conflict : null,
    refusal: snapshot.matches("rejected") ? context.refusal : null,
  }),
  invariants: {
    "an edit of a saved or rejected draft is received": (snapshot) =>
      !(snapshot.matches("saved") || snapshot.matches("rejected")) ||
      snapshot.can({ type: "draft.edit" }),
    "a conflict names its fields, who changed them and what they changed": (snapshot) =>
      !snapshot.matches("conflict") ||
      (snapshot.context.conflict.fields.length > 0 && snapshot.context.conflict.by !== ""),
    "only the user settles a conflict": (snapshot) =>
      snapshot.can({ type: "conflict.settle", keep: "mine" }) === snapshot.matches("conflict"),
    "a rejection names why": (snapshot) =>
      !snapshot.matches("rejected") || snapshot.context.refusal !== null,
    "every wait can be ended by hand": (snapshot) =>
      !["pending", "offline", "unreachable", "rejected"].some((at) => snapshot.matches(at)) ||
      snapshot.can({ type: "draft.save" }),
  },
};
