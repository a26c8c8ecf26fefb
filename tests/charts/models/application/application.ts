import { application } from "@gatehouse/machines/application/application";
import { fromCallback, fromTransition } from "xstate";
import type { AnyEvent, ChartModel } from "../../kit/model.ts";

const silence = fromCallback(() => {});
const slot = (name: string): AnyEvent => ({
  type: "slot.open",
  slot: name,
  input: { existing: [] },
});
const opened = (isSubmitted: boolean): AnyEvent => ({
  type: "xstate.done.actor.draftOpening",
  output: { isSubmitted, savedAt: isSubmitted ? null : 10 },
});

export const applicationModel: ChartModel = {
  file: "application",
  name: "application",
  machine: application,
  runs: [
    {
      input: {
        answers: {},
        section: "",
        maySubmit: true,
        isOffered: true,
        saveDelay: 1_000,
        retryDelay: 5_000,
      },
      cases: [
        opened(false),
        opened(true),
        slot("registerOfMembers"),
        slot("articles"),
        { type: "xstate.done.actor.sections", output: undefined },
      ],
    },
  ],
  actors: { answers: fromTransition((now: object) => now, {}), uploadQueue: silence },
  facts: ({ context: { savedAt, queues } }) => ({ savedAt, queues: Object.keys(queues) }),
  invariants: {
    "answers are saved and kept on this computer exactly while they are filled in": (snapshot) =>
      ["draft", "localCopy", "sections"].every(
        (name) => (snapshot.children[name] !== undefined) === snapshot.matches("filling"),
      ),
    "each slot has one queue": (snapshot) =>
      Object.keys(snapshot.context.queues).every((name) => snapshot.children[`slot.${name}`]),
  },
};
