import { draftOpening } from "@gatehouse/machines/application/draft-opening";
import { inert } from "../kit/inert.ts";
import type { Move } from "../kit/model.ts";
import { chartModel, done, noAnswer } from "../kit/specification.ts";

const answers = inert("answers");

/** Asked once in a visit whether to continue; after that the draft is continued at once. */
const found = (by: string | null): Move => [
  done("look", { kind: "found", savedAt: 10, by }),
  "looking -> offering | opened",
  (after, { context: { isOffered } }) =>
    after.matches("offering") === isOffered &&
    after.context.savedAt === 10 &&
    after.context.by === by,
];

export const draftOpeningModel = chartModel({
  machine: draftOpening,
  inputs: [
    { answers, isOffered: true },
    { answers, isOffered: false },
  ],
  begins: "looking",
  moves: [
    found(null),
    found("Ben"),
    [done("look", { kind: "none" }), "looking -> opened", { savedAt: null, isSubmitted: false }],
    [done("look", { kind: "submitted" }), "looking -> opened", { isSubmitted: true }],
    [done("look", { kind: "elsewhere" }), "looking -> elsewhere", { savedAt: null }],
    [noAnswer("look"), "looking -> unreachable"],
    [{ type: "draft.look" }, "unreachable -> looking"],
    [{ type: "draft.resume" }, "offering -> opened", { savedAt: 10 }],
    [{ type: "draft.restart" }, "offering -> confirming"],
    [{ type: "draft.discard" }, "confirming -> restarting"],
    [{ type: "draft.keep" }, "confirming, restarting -> offering", { savedAt: 10 }],
    [done("restart", { kind: "restarted" }), "restarting -> opened", { savedAt: null, by: null }],
    [done("restart", { kind: "changed" }), "restarting -> looking", { savedAt: null, by: null }],
  ],
  tags: { busy: "looking, elsewhere", failed: "unreachable", settled: "opened" },
  asks: { look: { answers }, restartCall: { answers } },
  shown: ({ context }) => ({ isFound: context.savedAt !== null, isSubmitted: context.isSubmitted }),
  claims: {
    "what is offered or discarded was saved": (snapshot) =>
      !["offering", "confirming", "restarting"].some((state) => snapshot.matches(state)) ||
      snapshot.context.savedAt !== null,
  },
});
