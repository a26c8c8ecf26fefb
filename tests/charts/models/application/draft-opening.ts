import { draftOpening } from "@gatehouse/machines/application/draft-opening";
import { inert } from "../../inert.ts";
import type { AnyEvent, ChartModel } from "../../kit/model.ts";

const done = (id: string, output: unknown): AnyEvent => ({
  type: `xstate.done.actor.${id}`,
  output,
});
const cases: readonly AnyEvent[] = [
  done("look", { kind: "none" }),
  done("look", { kind: "found", savedAt: 10, by: null }),
  done("look", { kind: "found", savedAt: 10, by: "Ben" }),
  done("look", { kind: "submitted" }),
  { type: "xstate.error.actor.look", error: "no answer" },
  done("restart", undefined),
];
const answers = inert("answers");

export const draftOpeningModel: ChartModel = {
  file: "draft-opening",
  name: "draftOpening",
  machine: draftOpening,
  runs: [
    { input: { answers, isOffered: true }, cases },
    { input: { answers, isOffered: false }, cases },
  ],
  facts: ({ context: { savedAt, by, isSubmitted } }) => ({ savedAt, by, isSubmitted }),
  invariants: {
    "a submitted application is opened without a question": (snapshot) =>
      !snapshot.context.isSubmitted || snapshot.matches("opened"),
    "a draft is discarded only where the screen has named what is discarded": (snapshot) =>
      snapshot.can({ type: "draft.discard" }) === snapshot.matches("confirming"),
    "what would be discarded can be kept until the server has discarded it": (snapshot) =>
      snapshot.can({ type: "draft.keep" }) ===
      (snapshot.matches("confirming") || snapshot.matches("restarting")),
    "an offer names when the draft was saved": (snapshot) =>
      !snapshot.matches("offering") || snapshot.context.savedAt !== null,
  },
};
