import { assign, setup } from "xstate";

/** subject: which dialog, and what it is about. */
type Subject = { subject: object };

export type CaseDialogEvent = ({ type: "dialog.open" } & Subject) | { type: "dialog.close" };

/** Which question is asked over the case, if any? */
export const caseDialog = setup({
  types: {
    context: {} as { subject: object | null },
    events: {} as CaseDialogEvent,
    tags: {} as "open" | "settled",
  },
  actions: {
    assignSubject: assign((_, { subject }: Subject) => ({ subject })),
    clearSubject: assign({ subject: null }),
  },
}).createMachine({
  id: "caseDialog",
  context: { subject: null },
  initial: "closed",
  states: {
    closed: {
      tags: "settled",
      entry: "clearSubject",
      on: {
        "dialog.open": {
          target: "open",
          actions: { type: "assignSubject", params: ({ event }) => event },
        },
      },
    },
    open: { tags: "open", on: { "dialog.close": "closed" } },
  },
});
