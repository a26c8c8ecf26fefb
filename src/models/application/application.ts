import { application } from "@gatehouse/machines/application/application";
import { fromCallback, fromTransition } from "xstate";
import { inert } from "../kit/inert.ts";
import type { Move } from "../kit/model.ts";
import { chartModel, done } from "../kit/specification.ts";

const delays = { saveDelay: 1_000, retryDelay: 5_000 };
const position = { section: "", isChange: false, maySubmit: true };
const answers = inert("answers");

/** Each slot has one queue, which lives as long as the application. */
const slot = (name: string): Move => [
  { type: "slot.open", slot: name, input: {} },
  "filling -> stays | refused",
  (after) => after.children[`slot.${name}`] === after.context.queues[name],
];

export const applicationModel = chartModel({
  machine: application,
  inputs: [{ answers: {}, isOffered: true, ...position, ...delays }],
  begins: "opening",
  moves: [
    [
      done("draftOpening", { isSubmitted: false, savedAt: 10 }),
      "opening -> filling.copied",
      { savedAt: 10 },
    ],
    [done("draftOpening", { isSubmitted: true, savedAt: null }), "opening -> submitted"],
    slot("registerOfMembers"),
    slot("articles"),
    [{ type: "copy.fail" }, "filling.copied -> filling.uncopied"],
    [{ type: "copy.keep" }, "filling.uncopied -> filling.copied"],
    [done("sections"), "filling -> submitted"],
  ],
  tags: { open: "filling", failed: "filling.uncopied", settled: "submitted" },
  asks: {
    draftOpening: { answers, isOffered: true },
    localCopy: answers,
    draft: { answers, savedAt: 10, ...delays },
    sections: { answers, ...position },
  },
  actors: {
    answers: fromTransition((now: object) => now, {}),
    uploadQueue: fromCallback(() => {}),
  },
  facts: ({ context: { savedAt, queues } }) => ({ savedAt, queues: Object.keys(queues) }),
  claims: {
    "answers are saved and kept on this computer exactly while they are filled in": (snapshot) =>
      ["draft", "localCopy", "sections"].every(
        (name) => (snapshot.children[name] !== undefined) === snapshot.matches("filling"),
      ),
  },
});
