import { assign, fromCallback, fromPromise, sendTo, setup } from "xstate";
// machines/shared/unprovided.ts
/** The placeholder of an actor that the application provides; it throws. */
function unprovided() {
  throw new Error("an actor of this chart is not provided");
}
// machines/application/draft.ts
/** Are all answers saved, and if not, what prevents it? */
export const draft = setup({
  types: {
    context: {},
    events: {},
    input: {},
    tags: {}
  },
  actors: {
    save: fromPromise(unprovided),
    network: fromCallback(unprovided),
    session: fromCallback(unprovided),
    unsavedEdits: fromCallback(unprovided),
    furtherEdits: fromCallback(unprovided)
  },
  actions: {
    assignOutcome: assign(({ context }, outcome) => ({
      savedAt: outcome.kind === "saved" ? outcome.at ?? context.savedAt : context.savedAt,
      conflict: outcome.kind === "conflict" ? outcome.conflict : null,
      refusal: outcome.kind === "rejected" ? outcome.refusal : null
    })),
    settleConflict: sendTo(({ context }) => context.answers, ({ context, event }) => ({
      ...context.conflict,
      ...event
    }))
  },
  delays: { saveDelay: 1000, retryDelay: 5000 },
  guards: {
    isSaved: (_, outcome) => outcome.kind === "saved",
    isConflict: (_, outcome) => outcome.kind === "conflict",
    isExpired: (_, outcome) => outcome.kind === "expired",
    isRejected: (_, outcome) => outcome.kind === "rejected"
  }
}).createMachine({
  id: "draft",
  context: ({ input = { savedAt: null, saveDelay: 1000, retryDelay: 5000 } }) => ({
    ...input,
    conflict: null,
    refusal: null
  }),
  invoke: {
    id: "network",
    src: "network"
  },
  initial: "saved",
  states: {
    saved: {
      description: "Unsaved answers are reported at once, later edits as they happen.",
      tags: "settled",
      invoke: {
        id: "unsavedEdits",
        src: "unsavedEdits",
        input: ({ context }) => context.answers
      },
      on: { "draft.edit": "pending" }
    },
    pending: {
      description: "Further edits do not postpone the save.",
      after: { saveDelay: "saving" },
      on: {
        "draft.save": "saving",
        "net.offline": "offline"
      }
    },
    saving: {
      tags: "busy",
      invoke: {
        id: "save",
        src: "save",
        input: ({ context }) => context.answers,
        onDone: [
          {
            guard: {
              type: "isSaved",
              params: ({ event }) => event.output
            },
            target: "saved",
            actions: {
              type: "assignOutcome",
              params: ({ event }) => event.output
            }
          },
          {
            guard: {
              type: "isConflict",
              params: ({ event }) => event.output
            },
            target: "conflict",
            actions: {
              type: "assignOutcome",
              params: ({ event }) => event.output
            }
          },
          {
            guard: {
              type: "isRejected",
              params: ({ event }) => event.output
            },
            target: "rejected",
            actions: {
              type: "assignOutcome",
              params: ({ event }) => event.output
            }
          },
          {
            guard: {
              type: "isExpired",
              params: ({ event }) => event.output
            },
            target: "expired"
          },
          { target: "offline" }
        ],
        onError: "unreachable"
      }
    },
    offline: {
      description: "No connection: the save was not sent. It waits for one, or the next attempt.",
      after: { retryDelay: "saving" },
      on: {
        "net.online": "saving",
        "draft.save": "saving"
      }
    },
    unreachable: {
      description: "The server did not answer. The save is repeated after a delay.",
      tags: "failed",
      after: { retryDelay: "saving" },
      on: {
        "draft.save": "saving",
        "net.offline": "offline"
      }
    },
    conflict: {
      description: "Another person changed the same answers. The user chooses; nothing is lost.",
      tags: "failed",
      on: { "conflict.settle": {
        target: "saving",
        actions: "settleConflict"
      } }
    },
    expired: {
      description: "The session ended. The edits wait until the same person is back.",
      tags: "failed",
      invoke: {
        id: "session",
        src: "session"
      },
      on: { "session.back": "saving" }
    },
    rejected: {
      description: "The server rejected the answers; the code names why.",
      tags: "failed",
      invoke: {
        id: "furtherEdits",
        src: "furtherEdits",
        input: ({ context }) => context.answers
      },
      on: {
        "draft.save": "saving",
        "draft.edit": "pending"
      }
    }
  }
});
