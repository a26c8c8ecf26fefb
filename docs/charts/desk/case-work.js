import { assign, fromCallback, fromPromise, sendTo, setup } from "xstate";
// machines/shared/unprovided.ts
/** The placeholder of an actor that the application provides; it throws. */
function unprovided() {
  throw new Error("an actor of this chart is not provided");
}
// machines/desk/case-dialog.ts
/** Which question is asked over the case, if any? */
const caseDialog = fromCallback(() => {});
// machines/desk/case-work.ts
const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);
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
    addChange: assign(({ context: { changes }, event }) => event.type === "change.send" && !isSame(event.change, changes.at(-1)) ? { changes: [...changes, event.change] } : {}),
    dropFirst: assign(({ context: { changes } }) => ({ changes: changes.slice(1) })),
    dropChanges: assign({ changes: [] }),
    assignRefusal: assign((_, outcome) => outcome.kind === "rejected" ? { refusal: outcome.refusal } : {}),
    clearRefusal: assign({ refusal: null }),
    closeDialog: sendTo("dialog", { type: "dialog.close" })
  },
  guards: {
    hasRefusal: ({ context }) => context.refusal !== null,
    isShown: ({ context }) => context.shown !== null,
    isFound: (_, { shown }) => shown !== null,
    hasChanges: ({ context }) => context.changes.length > 0,
    isAnswered: (_, { kind }) => kind === "answered"
  }
}).createMachine({
  id: "caseWork",
  description: "What is typed stays on the screen until the server has accepted it.",
  context: ({ input = { id: "7" } }) => ({
    ...input,
    shown: null,
    changes: [],
    refusal: null
  }),
  invoke: {
    id: "dialog",
    src: "dialog"
  },
  initial: "loading",
  states: {
    loading: {
      description: "What was shown and typed stays meanwhile. Changes that wait are sent first.",
      tags: "busy",
      always: {
        guard: "hasChanges",
        target: "sending"
      },
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
      on: { "change.send": {
        guard: "isShown",
        actions: "addChange"
      } }
    },
    missing: { tags: "settled" },
    stale: {
      description: "The server did not give the case; what is shown may be out of date.",
      tags: "failed",
      on: {
        "case.reload": "loading",
        "change.send": {
          guard: "isShown",
          target: "sending",
          actions: ["clearRefusal", "addChange"]
        }
      }
    },
    idle: {
      tags: "open",
      always: {
        guard: "hasRefusal",
        target: "failed"
      },
      on: { "change.send": {
        target: "sending",
        actions: "addChange"
      } }
    },
    sending: {
      description: "One change at a time. After a refusal too the case is loaded: it may have changed.",
      tags: "busy",
      invoke: {
        id: "send",
        src: "send",
        input: ({ context: { id, changes } }) => ({
          id,
          change: changes[0]
        }),
        onDone: [{
          guard: {
            type: "isAnswered",
            params: ({ event }) => event.output
          },
          target: "loading",
          actions: ["dropFirst", "closeDialog"]
        }, {
          target: "loading",
          actions: ["dropFirst", {
            type: "assignRefusal",
            params: ({ event }) => event.output
          }]
        }],
        onError: {
          target: "failed",
          actions: "clearRefusal"
        }
      },
      on: { "change.send": { actions: "addChange" } }
    },
    failed: {
      description: "With a refusal a rule said no; without one there was no answer, and changes wait.",
      tags: ["failed", "open"],
      on: {
        "change.dismiss": {
          target: "idle",
          actions: ["dropChanges", "clearRefusal"]
        },
        "change.send": {
          target: "sending",
          actions: ["clearRefusal", "addChange"]
        }
      }
    }
  }
});
