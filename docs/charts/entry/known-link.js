import { assign, fromPromise, setup } from "xstate";
// machines/entry/known-link.ts
/** By which link did the collaborator of this browser come in? */
export const knownLink = setup({
  types: {
    context: {},
    events: {},
    tags: {}
  },
  actors: { recallLink: fromPromise(() => Promise.reject(new Error("recallLink is not provided"))) },
  actions: { assignTicket: assign((_, { ticket }) => ({ ticket })) },
  guards: { isFound: (_, { ticket }) => ticket !== "" }
}).createMachine({
  id: "knownLink",
  description: "Recalled while the session lasts, for the code that signs the collaborator in again.",
  context: { ticket: "" },
  on: { "link.remember": {
    target: ".known",
    actions: {
      type: "assignTicket",
      params: ({ event }) => event
    }
  } },
  initial: "unknown",
  states: {
    unknown: { on: { "link.recall": "recalling" } },
    recalling: {
      tags: "busy",
      invoke: {
        id: "recallLink",
        src: "recallLink",
        onDone: [{
          guard: {
            type: "isFound",
            params: ({ event }) => ({ ticket: event.output })
          },
          target: "known",
          actions: {
            type: "assignTicket",
            params: ({ event }) => ({ ticket: event.output })
          }
        }, { target: "unknown" }],
        onError: "unknown"
      }
    },
    known: { tags: "settled" }
  }
});
