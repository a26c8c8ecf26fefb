import type { PlantedFaults } from "../kit/model.ts";

export const emailUndoFaults: PlantedFaults = {
  file: "email-undo",
  faults: [
    {
      name: "a link that is opened undoes the change unasked",
      find: 'on: { "undo.confirm": "undoing" },',
      replace: 'always: "undoing",',
    },
    {
      name: "no answer counts as undone",
      find: 'onError: "asking.unanswered"',
      replace: 'onError: "undone"',
    },
    {
      name: "a link that ended can be confirmed",
      find: `guard: { type: "ended", params: ({ event }) => ({ outcome: event.output }) },
            target: "ended",
          },
          {
            target: "asking.declined",`,
      replace: `guard: { type: "ended", params: ({ event }) => ({ outcome: event.output }) },
            target: "asking",
          },
          {
            target: "asking.declined",`,
    },
    {
      name: "an ended link goes on naming the account",
      find: '      entry: "forget the account",\n',
      replace: "",
    },
    {
      name: "why it was refused is still said at the next try",
      find: '        declined: { tags: "failed", exit: "forget the refusal" },\n',
      replace: '        declined: { tags: "failed" },\n',
    },
  ],
};
