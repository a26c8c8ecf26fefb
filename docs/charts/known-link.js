import { assign, fromPromise, setup } from "xstate";
// machines/known-link.ts
/** By which link did the collaborator of this browser come in? */
export const knownLink = setup({
  types: {
    context: {},
    events: {},
    tags: {}
  },
  actors: {
    readLink: fromPromise(() => Promise.reject(new Error("readLink is not provided"))),
    writeLink: fromPromise(() => Promise.reject(new Error("writeLink is not provided")))
  },
  actions: { assignLink: assign((_, { ticket }) => ({ ticket })) },
  guards: { isLink: (_, { ticket }) => ticket !== "" }
}).createMachine({
  id: "knownLink",
  description: "Only while the session lasts can the link be read from this computer.",
  context: { ticket: "" },
  on: { "link.keep": {
    target: ".writing",
    actions: {
      type: "assignLink",
      params: ({ event }) => event
    }
  } },
  initial: "unknown",
  states: {
    unknown: {
      tags: "settled",
      on: { "link.recall": "reading" }
    },
    reading: {
      tags: "busy",
      invoke: {
        id: "readLink",
        src: "readLink",
        onDone: [{
          guard: {
            type: "isLink",
            params: ({ event }) => event.output
          },
          target: "known",
          actions: {
            type: "assignLink",
            params: ({ event }) => event.output
          }
        }, { target: "unknown" }],
        onError: "unknown"
      }
    },
    writing: {
      tags: "busy",
      invoke: {
        id: "writeLink",
        src: "writeLink",
        input: ({ context }) => context,
        onDone: "known",
        onError: "known"
      }
    },
    known: { tags: "settled" }
  }
});
