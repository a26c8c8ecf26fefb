import { draft } from "@gatehouse/machines/draft";
import type { AnyEvent, ChartModel } from "../kit/model.ts";

const found = { kind: "found", savedAt: 10, by: null };
const byBen = { kind: "found", savedAt: 10, by: "Ben" };
const outcomes = [
  { kind: "saved", at: 20 },
  { kind: "merged", at: 30, by: "Ben" },
  { kind: "conflict", by: "Ben", fields: ["companyInformation.name"] },
  { kind: "expired" },
  { kind: "offline" },
  { kind: "unanswered" },
  { kind: "refused", refusal: "draftTooLarge" },
];
const ends = (id: string, outputs: readonly unknown[]): AnyEvent[] => [
  ...outputs.map((output) => ({ type: `xstate.done.actor.${id}`, output })),
  { type: `xstate.error.actor.${id}`, error: "no answer" },
];
const cases = [
  ...ends("look", [{ kind: "none" }, found, byBen, { kind: "handedIn" }]),
  ...ends("restart", [{}]),
  ...ends("save", outcomes),
  ...ends("resolve", [{}]),
];
const delays = { saveDelay: 1_000, retryDelay: 5_000 };

export const draftModel: ChartModel = {
  file: "draft",
  name: "draft",
  machine: draft,
  runs: [
    { input: { offer: true, ...delays }, cases },
    { input: { offer: false, ...delays }, cases },
  ],
  facts: ({ context: { savedAt, by, fields, keep, refusal }, ...snapshot }) => ({
    savedAt,
    by,
    fields,
    refusal,
    ...(snapshot.matches({ keeping: "resolving" }) ? { keep } : {}),
  }),
  invariants: {
    "a form is open exactly while keeping": (snapshot) =>
      snapshot.hasTag("open") === snapshot.matches("keeping"),
    "what was handed in is neither offered nor kept": (snapshot) =>
      !snapshot.matches("handedIn") ||
      !["draft.resume", "draft.restart", "draft.edit", "draft.save"].some((type) =>
        snapshot.can({ type }),
      ),
    "a draft is discarded only where that was said, and can be kept there": (snapshot) => {
      const isSaid = snapshot.matches("confirming") || snapshot.matches("notRestarted");
      return ["draft.discard", "draft.keep"].every((type) => snapshot.can({ type }) === isSaid);
    },
    "an edit of a saved draft is heard": (snapshot) =>
      !snapshot.matches({ keeping: "saved" }) || snapshot.can({ type: "draft.edit" }),
    "an edit during a save is heard": (snapshot) =>
      !snapshot.matches({ keeping: { saving: "current" } }) || snapshot.can({ type: "draft.edit" }),
    "a refusal is kept only while failed": (snapshot) =>
      snapshot.context.refusal === null || snapshot.matches({ keeping: "failed" }),
    "a conflict names its fields and who changed them": (snapshot) =>
      !snapshot.matches({ keeping: "conflict" }) ||
      (snapshot.context.fields.length > 0 && snapshot.context.by !== null),
    "a saved draft has no open conflict": (snapshot) =>
      !snapshot.matches({ keeping: "saved" }) || snapshot.context.fields.length === 0,
    "a wait can be ended by hand": (snapshot) =>
      !(snapshot.matches({ keeping: "offline" }) || snapshot.matches({ keeping: "unanswered" })) ||
      snapshot.can({ type: "draft.save" }),
  },
};
