import { assign, fromPromise, sendTo, setup } from "xstate";
// machines/shared/unprovided.ts
/** The placeholder of an actor that the application provides; it throws. */
function unprovided() {
  throw new Error("an actor of this chart is not provided");
}
// machines/desk/case-dialog.ts
/** Which question is asked over the case, if any? */
const caseDialog = setup({
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
// machines/desk/case-work.ts
/** What is a person of the desk doing with this case, and has the server accepted it? */
export const caseWork = setup({
  types: {
    context: {},
    events: {},
    input: {},
    tags: {}
  },
  actors: {
    dialog: caseDialog,
    load: fromPromise(unprovided),
    send: fromPromise(unprovided)
  },
  actions: {
    assignShown: assign((_, { shown }) => ({ shown })),
    assignDeed: assign((_, { deed }) => ({ deed })),
    assignRefusal: assign((_, outcome) => outcome.kind === "answered" ? {} : { refusal: outcome.refusal }),
    clearRefusal: assign({ refusal: null }),
    closeDialog: sendTo("dialog", { type: "dialog.close" })
  },
  guards: {
    hasRefusal: ({ context }) => context.refusal !== null,
    isShown: ({ context }) => context.shown !== null,
    isFound: (_, { shown }) => shown !== null,
    isAnswered: (_, { kind }) => kind === "answered",
    isChanged: (_, { kind }) => kind === "changed"
  }
}).createMachine({
  id: "caseWork",
  description: "What is typed stays on the screen until the server has accepted it.",
  context: ({ input }) => ({
    ...input,
    shown: null,
    deed: null,
    refusal: null
  }),
  invoke: {
    id: "dialog",
    src: "dialog"
  },
  initial: "loading",
  states: {
    loading: {
      description: "The case that was loaded before is shown meanwhile, and what is typed.",
      tags: "busy",
      invoke: {
        id: "load",
        src: "load",
        input: ({ context: { id } }) => ({ id }),
        onDone: [{
          guard: {
            type: "isFound",
            params: ({ event }) => event.output
          },
          target: "idle",
          actions: {
            type: "assignShown",
            params: ({ event }) => event.output
          }
        }, { target: "missing" }],
        onError: "stale"
      },
      on: { "deed.send": {
        guard: "isShown",
        target: "sending",
        actions: {
          type: "assignDeed",
          params: ({ event }) => event
        }
      } }
    },
    missing: { tags: "settled" },
    stale: {
      description: "The server did not give the case; what is shown may be out of date.",
      tags: "failed",
      on: {
        "case.reload": "loading",
        "deed.send": {
          guard: "isShown",
          target: "sending",
          actions: {
            type: "assignDeed",
            params: ({ event }) => event
          }
        }
      }
    },
    idle: {
      tags: "open",
      always: {
        guard: "hasRefusal",
        target: "failed"
      },
      on: {
        "case.reload": "loading",
        "deed.send": {
          target: "sending",
          actions: {
            type: "assignDeed",
            params: ({ event }) => event
          }
        }
      }
    },
    sending: {
      tags: "busy",
      entry: "clearRefusal",
      invoke: {
        id: "send",
        src: "send",
        input: ({ context: { id, deed } }) => ({
          id,
          deed
        }),
        onDone: [
          {
            guard: {
              type: "isAnswered",
              params: ({ event }) => event.output
            },
            target: "loading",
            actions: "closeDialog"
          },
          {
            guard: {
              type: "isChanged",
              params: ({ event }) => event.output
            },
            target: "loading",
            actions: {
              type: "assignRefusal",
              params: ({ event }) => event.output
            }
          },
          {
            target: "failed",
            actions: {
              type: "assignRefusal",
              params: ({ event }) => event.output
            }
          }
        ],
        onError: "failed"
      }
    },
    failed: {
      description: "With a refusal a rule said no; without one there was no answer.",
      tags: ["failed", "open"],
      on: {
        "deed.dismiss": {
          target: "idle",
          actions: "clearRefusal"
        },
        "deed.send": {
          target: "sending",
          actions: {
            type: "assignDeed",
            params: ({ event }) => event
          }
        }
      }
    }
  }
});
