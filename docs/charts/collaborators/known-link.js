import { assign, fromPromise, setup } from "xstate";
// machines/shared/unprovided.ts
/** The placeholder of an actor that the application provides; it throws. */
function unprovided() {
  throw new Error("an actor of this chart is not provided");
}
// machines/collaborators/known-link.ts
/** By which link did the collaborator of this browser come in? */
export const knownLink = setup({
  types: {
    context: {},
    events: {},
    tags: {}
  },
  actors: { recallLink: fromPromise(unprovided) },
  actions: {
    assignTicket: assign((_, { ticket }) => ({ ticket })),
    clearTicket: assign({ ticket: "" })
  },
  guards: { isFound: (_, { ticket }) => ticket !== "" }
}).createMachine({
  id: "knownLink",
  description: "Recalled while the session lasts, for the code that signs the collaborator in again.",
  context: { ticket: "" },
  on: {
    "link.remember": {
      target: ".known",
      actions: {
        type: "assignTicket",
        params: ({ event }) => event
      }
    },
    "link.forget": {
      target: ".unknown",
      actions: "clearTicket"
    }
  },
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
        }, { target: "missing" }],
        onError: "unknown"
      }
    },
    known: { tags: "settled" },
    missing: {
      description: "This browser has no link of this collaborator.",
      tags: "settled"
    }
  }
});
