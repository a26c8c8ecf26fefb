import { assign, fromCallback, fromPromise, setup } from "xstate";
// machines/shared/unprovided.ts
/** The placeholder of an actor that the application provides; it throws. */
function unprovided() {
  throw new Error("an actor of this chart is not provided");
}
// machines/shared/call.ts
/** Has the server answered this call, and if not, can it be sent again? */
const call = fromCallback(() => {});
/** The call chart, or a provided copy of it, typed by the request and the result of one call. */
function callOf(logic = call) {
  return logic;
}
// machines/application/draft-opening.ts
/** Is there a saved draft, and does the person continue with it? */
export const draftOpening = setup({
  types: {
    context: {},
    events: {},
    input: {},
    output: {},
    children: {},
    tags: {}
  },
  actors: {
    look: fromPromise(unprovided),
    restartCall: callOf(call)
  },
  actions: {
    assignFound: assign((_, outcome) => outcome.kind === "found" ? {
      savedAt: outcome.savedAt,
      by: outcome.by
    } : {}),
    assignSubmitted: assign({ isSubmitted: true }),
    clearFound: assign({
      savedAt: null,
      by: null
    })
  },
  guards: {
    isSubmitted: (_, outcome) => outcome.kind === "submitted",
    isElsewhere: (_, outcome) => outcome.kind === "elsewhere",
    isChanged: (_, { kind }) => kind === "changed",
    isOffered: ({ context }, outcome) => outcome.kind === "found" && context.isOffered
  }
}).createMachine({
  id: "draftOpening",
  context: ({ input = { isOffered: true } }) => ({
    ...input,
    isSubmitted: false,
    savedAt: null,
    by: null
  }),
  output: ({ context: { isSubmitted, savedAt } }) => ({
    isSubmitted,
    savedAt
  }),
  initial: "looking",
  states: {
    looking: {
      tags: "busy",
      invoke: {
        id: "look",
        src: "look",
        input: ({ context: { answers } }) => ({ answers }),
        onDone: [
          {
            guard: {
              type: "isElsewhere",
              params: ({ event }) => event.output
            },
            target: "elsewhere"
          },
          {
            guard: {
              type: "isSubmitted",
              params: ({ event }) => event.output
            },
            target: "opened",
            actions: "assignSubmitted"
          },
          {
            guard: {
              type: "isOffered",
              params: ({ event }) => event.output
            },
            target: "offering",
            actions: {
              type: "assignFound",
              params: ({ event }) => event.output
            }
          },
          {
            target: "opened",
            actions: {
              type: "assignFound",
              params: ({ event }) => event.output
            }
          }
        ],
        onError: "unreachable"
      }
    },
    elsewhere: {
      description: "The page of the account's own flow replaces this one.",
      tags: "busy"
    },
    unreachable: {
      description: "A draft may exist, so no empty form is shown.",
      tags: "failed",
      on: { "draft.look": "looking" }
    },
    offering: {
      description: "A saved draft was found: continue with it, or start again?",
      on: {
        "draft.resume": "opened",
        "draft.restart": "confirming"
      }
    },
    confirming: {
      description: "The screen names what is discarded and asks again.",
      on: {
        "draft.discard": "restarting",
        "draft.keep": "offering"
      }
    },
    restarting: {
      description: "If the call fails, the draft still exists and can be kept.",
      invoke: {
        id: "restart",
        src: "restartCall",
        input: ({ context: { answers } }) => ({ answers }),
        onDone: [{
          description: "The draft is loaded again, and offered as it is now.",
          guard: {
            type: "isChanged",
            params: ({ event }) => event.output
          },
          target: "looking",
          actions: "clearFound"
        }, {
          target: "opened",
          actions: "clearFound"
        }]
      },
      on: { "draft.keep": "offering" }
    },
    opened: {
      description: "The form can be shown; or it was submitted on an earlier visit.",
      type: "final",
      tags: "settled"
    }
  }
});
