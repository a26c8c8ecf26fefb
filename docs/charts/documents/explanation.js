import { assign, fromPromise, sendTo, setup } from "xstate";
// machines/shared/unprovided.ts
/** The placeholder of an actor that the application provides; it throws. */
function unprovided() {
  throw new Error("an actor of this chart is not provided");
}
// machines/documents/explanation.ts
/** Why can a requested document not be sent, and does the server have the reason? */
export const explanation = setup({
  types: {
    context: {},
    events: {},
    input: {},
    tags: {}
  },
  actors: {
    save: fromPromise(unprovided),
    remove: fromPromise(unprovided)
  },
  actions: {
    assignWords: assign((_, { words }) => ({ words })),
    report: sendTo(({ context }) => context.request, ({ context: { item, words } }, { isSaved }) => ({
      type: "words.change",
      item,
      words,
      isSaved
    })),
    reportEnd: sendTo(({ context }) => context.request, { type: "request.end" })
  },
  guards: {
    hasWords: ({ context }) => context.words !== "",
    isEnded: (_, { isEnded }) => isEnded
  },
  delays: { saveDelay: 1000, retryDelay: 5000 }
}).createMachine({
  id: "explanation",
  description: "Saved as it is typed. Only the last words count, so a save may be repeated.",
  context: ({ input = { formId: "form", item: "1", words: "", saveDelay: 1000, retryDelay: 5000 } }) => input,
  on: {
    "explanation.change": {
      target: ".changed",
      actions: {
        type: "assignWords",
        params: ({ event }) => event
      }
    },
    "explanation.remove": {
      target: ".removing",
      actions: {
        type: "assignWords",
        params: { words: "" }
      }
    }
  },
  initial: "beginning",
  states: {
    beginning: { always: [{
      guard: "hasWords",
      target: "saved"
    }, { target: "unneeded" }] },
    unneeded: {
      description: "The document is to be sent.",
      tags: "settled",
      on: { "explanation.open": "open" }
    },
    open: {
      description: "No words yet.",
      tags: ["open", "settled"]
    },
    saved: {
      tags: ["open", "settled"],
      entry: {
        type: "report",
        params: { isSaved: true }
      }
    },
    changed: {
      tags: ["open", "busy"],
      entry: {
        type: "report",
        params: { isSaved: false }
      },
      after: { saveDelay: "saving" },
      on: { "explanation.save": "saving" }
    },
    saving: {
      tags: ["open", "busy"],
      invoke: {
        id: "save",
        src: "save",
        input: ({ context }) => context,
        onDone: [{
          guard: {
            type: "isEnded",
            params: ({ event }) => event.output
          },
          target: "ended"
        }, { target: "saved" }],
        onError: "failed"
      }
    },
    failed: {
      description: "The words stay on the page and are sent again.",
      tags: ["open", "failed"],
      after: { retryDelay: "saving" },
      on: { "explanation.save": "saving" }
    },
    removing: {
      tags: "busy",
      entry: {
        type: "report",
        params: { isSaved: false }
      },
      invoke: {
        id: "remove",
        src: "remove",
        input: ({ context }) => context,
        onDone: [{
          guard: {
            type: "isEnded",
            params: ({ event }) => event.output
          },
          target: "ended"
        }, {
          target: "unneeded",
          actions: {
            type: "report",
            params: { isSaved: true }
          }
        }],
        onError: "unremoved"
      }
    },
    unremoved: {
      tags: "busy",
      after: { retryDelay: "removing" }
    },
    ended: {
      type: "final",
      tags: "settled",
      entry: "reportEnd"
    }
  }
});
