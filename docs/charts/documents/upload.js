import { assign, fromCallback, sendTo, setup } from "xstate";
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
// machines/documents/upload.ts
const sent = ({ context: { uid, place, file } }) => ({
  uid,
  place,
  file
});
/** How far is one file on its way to the server, and can it be tried again? */
export const upload = setup({
  types: {
    context: {},
    events: {},
    input: {},
    tags: {}
  },
  actors: {
    inspect: fromCallback(unprovided),
    store: fromCallback(unprovided),
    network: fromCallback(unprovided),
    removeCall: callOf(call)
  },
  actions: {
    assignPercent: assign({ percent: (_, event) => Math.round(event.percent) }),
    clearPercent: assign({ percent: 0 }),
    assignStored: assign((_, { stored }) => ({
      stored,
      file: null
    })),
    assignRefusal: assign((_, { refusal }) => ({ refusal })),
    clearRefusal: assign({ refusal: null }),
    report: sendTo(({ context }) => context.queue, ({ context: { uid, stored, refusal } }, { type }) => ({
      type,
      uid,
      stored,
      refusal
    }))
  },
  guards: {
    isStored: ({ context }) => context.stored !== null,
    isRetryable: (_, { isRetryable }) => isRetryable
  }
}).createMachine({
  id: "upload",
  context: ({ input = { uid: "a", name: "deed.pdf", size: 9, place: { formId: "form", slot: "articles" }, file: {}, stored: null } }) => ({
    ...input,
    percent: 0,
    refusal: null
  }),
  invoke: {
    id: "network",
    src: "network"
  },
  on: { "upload.reject": [{
    guard: {
      type: "isRetryable",
      params: ({ event }) => event
    },
    target: ".interrupted",
    actions: {
      type: "assignRefusal",
      params: ({ event }) => event
    }
  }, {
    target: ".rejected",
    actions: {
      type: "assignRefusal",
      params: ({ event }) => event
    }
  }] },
  initial: "checking",
  states: {
    checking: {
      description: "Format and size are checked before anything is sent.",
      tags: "busy",
      always: {
        guard: "isStored",
        target: "stored"
      },
      invoke: {
        id: "inspect",
        src: "inspect",
        input: sent
      },
      on: {
        "upload.accept": "uploading",
        "upload.remove": "removing"
      }
    },
    uploading: {
      tags: "busy",
      entry: "clearPercent",
      invoke: {
        id: "store",
        src: "store",
        input: sent
      },
      on: {
        "upload.progress": { actions: {
          type: "assignPercent",
          params: ({ event }) => event
        } },
        "upload.store": {
          target: "stored",
          actions: [{
            type: "assignStored",
            params: ({ event }) => event
          }, {
            type: "report",
            params: { type: "file.stored" }
          }]
        },
        "net.offline": "paused",
        "upload.remove": "removing"
      }
    },
    paused: {
      description: "No network. The upload restarts when the network is back.",
      on: {
        "net.online": "uploading",
        "upload.remove": "removing"
      }
    },
    interrupted: {
      description: "No answer came though the browser has a connection. The row stays and the file can be sent again.",
      tags: ["failed", "open"],
      exit: "clearRefusal",
      on: {
        "upload.retry": "checking",
        "upload.remove": "removing"
      }
    },
    rejected: {
      description: "This file is never accepted. The queue removes the row and shows the reason.",
      tags: "failed",
      entry: {
        type: "report",
        params: { type: "file.rejected" }
      }
    },
    stored: {
      tags: "settled",
      on: { "removal.ask": "removalAsked" }
    },
    removalAsked: {
      description: "A deleted file does not come back, so the person confirms first.",
      tags: "settled",
      on: {
        "removal.confirm": "removing",
        "dialog.close": "stored"
      }
    },
    removing: {
      description: "Until the server confirms, the file is still there and still counts.",
      invoke: {
        id: "remove",
        src: "removeCall",
        input: sent,
        onDone: "removed"
      }
    },
    removed: {
      type: "final",
      tags: "settled",
      entry: {
        type: "report",
        params: { type: "file.removed" }
      }
    }
  }
});
