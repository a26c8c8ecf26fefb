import { assign, emit, enqueueActions, fromCallback, fromPromise, setup, stopChild } from "xstate";
// machines/upload-queue.ts
/** How far is one file on its way to the server, and can it be tried again? */
export const upload = setup({
  types: {
    context: {},
    events: {},
    input: {},
    tags: {}
  },
  actors: {
    inspect: fromPromise(() => Promise.reject(new Error("inspect is not provided"))),
    store: fromCallback(() => {
      throw new Error("store is not provided");
    }),
    remove: fromPromise(() => Promise.reject(new Error("remove is not provided")))
  },
  actions: {
    "show progress": assign((_, { percent }) => ({ percent: Math.round(percent) })),
    "begin at nothing": assign({ percent: 0 }),
    "note the address": assign((_, { url }) => ({ url })),
    "note the refusal": assign((_, { refusal }) => ({ refusal })),
    "note the objection": assign((_, outcome) => outcome.kind === "refused" ? { refusal: outcome.refusal } : {}),
    "forget the refusal": assign({ refusal: null }),
    "report stored": enqueueActions(({ context: { queue, uid, url }, enqueue }) => {
      if (queue && url) enqueue.sendTo(queue, {
        type: "file.stored",
        uid,
        url
      });
    }),
    "report failed": enqueueActions(({ context: { queue, uid, refusal }, enqueue }, { retryable }) => {
      const report = {
        type: "file.failed",
        uid,
        refusal,
        retryable
      };
      if (queue) enqueue.sendTo(queue, report);
    }),
    "report removed": enqueueActions(({ context: { queue, uid }, enqueue }) => {
      if (queue) enqueue.sendTo(queue, {
        type: "file.removed",
        uid
      });
    })
  },
  guards: {
    "already stored": ({ context }) => context.url !== null,
    fine: (_, outcome) => outcome.kind === "fine",
    retryable: (_, { retryable }) => retryable
  }
}).createMachine({
  id: "upload",
  description: "Retry and remove are sent to this actor; the queue only hears its reports.",
  context: ({ input }) => ({
    ...input,
    percent: 0,
    refusal: null
  }),
  initial: "checking",
  states: {
    checking: {
      description: "Format, size and content are looked at before anything is sent.",
      tags: "busy",
      always: {
        guard: "already stored",
        target: "stored"
      },
      invoke: {
        id: "inspect",
        src: "inspect",
        input: ({ context }) => ({ uid: context.uid }),
        onDone: [{
          guard: {
            type: "fine",
            params: ({ event }) => event.output
          },
          target: "uploading"
        }, {
          target: "refused",
          actions: {
            type: "note the objection",
            params: ({ event }) => event.output
          }
        }],
        onError: "failed"
      },
      on: { "upload.remove": "removing" }
    },
    uploading: {
      tags: "busy",
      entry: "begin at nothing",
      invoke: {
        id: "store",
        src: "store",
        input: ({ context }) => ({ uid: context.uid }),
        onError: "failed"
      },
      on: {
        "upload.progress": { actions: {
          type: "show progress",
          params: ({ event }) => event
        } },
        "upload.done": {
          target: "stored",
          actions: [{
            type: "note the address",
            params: ({ event }) => event
          }, "report stored"]
        },
        "upload.refuse": [{
          guard: {
            type: "retryable",
            params: ({ event }) => event
          },
          target: "failed",
          actions: {
            type: "note the refusal",
            params: ({ event }) => event
          }
        }, {
          target: "refused",
          actions: {
            type: "note the refusal",
            params: ({ event }) => event
          }
        }],
        "net.offline": "paused",
        "upload.remove": "removing"
      }
    },
    paused: {
      description: "No network. It begins again by itself when the network is back.",
      on: {
        "net.online": "uploading",
        "upload.remove": "removing"
      }
    },
    failed: {
      description: "It may be tried again; the row stays. Without an answer the refusal is null.",
      tags: ["failed", "open"],
      entry: {
        type: "report failed",
        params: { retryable: true }
      },
      exit: "forget the refusal",
      on: {
        "upload.retry": "checking",
        "upload.remove": "removing"
      }
    },
    refused: {
      description: "This very file will never do. The queue takes the row away and says why.",
      tags: "failed",
      entry: {
        type: "report failed",
        params: { retryable: false }
      },
      on: { "upload.remove": "removing" }
    },
    stored: {
      tags: "settled",
      on: { "upload.remove": "removing" }
    },
    removing: {
      tags: "busy",
      invoke: {
        id: "remove",
        src: "remove",
        input: ({ context }) => ({
          uid: context.uid,
          url: context.url
        }),
        onDone: "removed",
        onError: "notRemoved"
      }
    },
    notRemoved: {
      description: "The file is still on the server and still counts.",
      tags: "failed",
      on: { "upload.remove": "removing" }
    },
    removed: {
      type: "final",
      tags: "settled",
      entry: "report removed"
    }
  }
});
const roomInAll = ({ totalLimit, elsewhere, files }) => Math.max(0, totalLimit - elsewhere - files.length);
const roomHere = (context) => Math.max(0, Math.min(context.slotLimit - context.files.length, roomInAll(context)));
/** Which files are in this slot, and is there room for more? Counts all that are not removed. */
export const uploadQueue = setup({
  types: {
    context: {},
    events: {},
    input: {},
    emitted: {},
    tags: {}
  },
  actors: {
    upload,
    network: fromCallback(() => {
      throw new Error("network is not provided");
    })
  },
  actions: {
    "take what fits": assign(({ context, spawn, self }, { files }) => ({
      turnedAway: [],
      files: [...context.files, ...files.slice(0, roomHere(context)).map(({ uid, name }) => ({
        uid,
        name,
        url: null,
        ref: spawn("upload", {
          id: uid,
          input: {
            uid,
            name,
            url: null,
            queue: self
          }
        })
      }))]
    })),
    "note the address": assign(({ context }, { uid, url }) => ({ files: context.files.map((file) => file.uid === uid ? {
      ...file,
      url
    } : file) })),
    "note who was turned away": assign(({ context }, { uid, refusal }) => ({ turnedAway: [...context.turnedAway, ...context.files.filter((file) => file.uid === uid).map(({ name }) => ({
      name,
      refusal
    }))] })),
    "forget who was turned away": assign({ turnedAway: [] }),
    "stop its upload": stopChild((_, { uid }) => uid),
    "drop the row": assign(({ context }, { uid }) => ({ files: context.files.filter((file) => file.uid !== uid) })),
    "count the others": assign((_, { count }) => ({ elsewhere: count })),
    "announce the files": emit(({ context }) => ({
      type: "files.change",
      stored: context.files.filter(({ url }) => url !== null).map(({ uid }) => uid)
    })),
    "tell every upload": ({ context }, { type }) => {
      for (const file of context.files) file.ref.send({ type });
    }
  },
  guards: {
    "all fit": ({ context }, { files }) => files.length <= roomHere(context),
    "too many in all": ({ context }, { files }) => files.length > roomInAll(context),
    "of no use": (_, { retryable }) => !retryable,
    "no room": ({ context }) => roomHere(context) === 0,
    "room again": ({ context }) => roomHere(context) > 0
  }
}).createMachine({
  id: "uploadQueue",
  context: ({ input, spawn, self }) => ({
    slotLimit: input.slotLimit,
    totalLimit: input.totalLimit,
    elsewhere: input.elsewhere,
    turnedAway: [],
    files: input.existing.map(({ uid, name, url }) => ({
      uid,
      name,
      url,
      ref: spawn("upload", {
        id: uid,
        input: {
          uid,
          name,
          url,
          queue: self
        }
      })
    }))
  }),
  invoke: {
    id: "network",
    src: "network"
  },
  on: {
    "file.drop": [
      {
        guard: {
          type: "all fit",
          params: ({ event }) => event
        },
        target: ".open",
        actions: {
          type: "take what fits",
          params: ({ event }) => event
        }
      },
      {
        guard: {
          type: "too many in all",
          params: ({ event }) => event
        },
        target: ".over.inAll",
        actions: {
          type: "take what fits",
          params: ({ event }) => event
        }
      },
      {
        target: ".over.inSlot",
        actions: {
          type: "take what fits",
          params: ({ event }) => event
        }
      }
    ],
    "file.stored": { actions: [{
      type: "note the address",
      params: ({ event }) => event
    }, "announce the files"] },
    "file.failed": {
      guard: {
        type: "of no use",
        params: ({ event }) => event
      },
      actions: [
        {
          type: "note who was turned away",
          params: ({ event }) => event
        },
        {
          type: "stop its upload",
          params: ({ event }) => event
        },
        {
          type: "drop the row",
          params: ({ event }) => event
        }
      ]
    },
    "file.removed": { actions: [{
      type: "drop the row",
      params: ({ event }) => event
    }, "announce the files"] },
    "refusal.dismiss": { actions: "forget who was turned away" },
    "elsewhere.change": { actions: {
      type: "count the others",
      params: ({ event }) => event
    } },
    "net.online": { actions: {
      type: "tell every upload",
      params: { type: "net.online" }
    } },
    "net.offline": { actions: {
      type: "tell every upload",
      params: { type: "net.offline" }
    } }
  },
  initial: "open",
  states: {
    open: {
      tags: "open",
      always: {
        guard: "no room",
        target: "full"
      }
    },
    full: {
      description: "The slot or the whole application holds as many files as it may.",
      tags: "locked",
      always: {
        guard: "room again",
        target: "open"
      }
    },
    over: {
      description: "More files were chosen than fit; those that fit were taken.",
      tags: "failed",
      on: {
        "refusal.dismiss": {
          target: "open",
          actions: "forget who was turned away"
        },
        "file.removed": {
          target: "open",
          actions: [{
            type: "drop the row",
            params: ({ event }) => event
          }, "announce the files"]
        }
      },
      initial: "inSlot",
      states: {
        inSlot: {},
        inAll: { description: "The limit over all slots: the KYC team can help." }
      }
    }
  }
});
