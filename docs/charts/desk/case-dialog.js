import { assign, setup } from "xstate";
// machines/desk/case-dialog.ts
/** Which question is asked over the case, if any? */
export const caseDialog = setup({
  types: {
    context: {},
    events: {},
    tags: {}
  },
  actions: {
    assignSubject: assign((_, { subject }) => ({ subject })),
    clearSubject: assign({ subject: null })
  }
}).createMachine({
  id: "caseDialog",
  context: { subject: null },
  initial: "closed",
  states: {
    closed: {
      tags: "settled",
      entry: "clearSubject",
      on: { "dialog.open": {
        target: "open",
        actions: {
          type: "assignSubject",
          params: ({ event }) => event
        }
      } }
    },
    open: {
      tags: "open",
      on: { "dialog.close": "closed" }
    }
  }
});
