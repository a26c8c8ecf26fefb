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
      find: '["forget the ticket", "forget the account"]',
      replace: '"forget the ticket"',
    },
    {
      name: "a used link keeps its ticket",
      find: '      entry: "forget the ticket",\n',
      replace: "",
    },
    {
      name: "who came without a link is asked of the server",
      find: '{ target: "noLink" }',
      replace: '{ target: "reading" }',
    },
    {
      name: "why it was refused is still said at the next try",
      find: '        declined: { tags: "failed", exit: "forget the refusal" },\n',
      replace: '        declined: { tags: "failed" },\n',
    },
  ],
};
