import { assertEvent, assign, enqueueActions, fromCallback, fromPromise, sendTo, setup, stopChild } from "xstate";
// machines/shared/unprovided.ts
/** The placeholder of an actor that the application provides; it throws. */
function unprovided() {
  throw new Error("an actor of this chart is not provided");
}
// machines/shared/call.ts
/** Has the server answered this call, and if not, can it be sent again? */
const call = setup({
  types: {
    context: {},
    events: {},
    input: {},
    output: {},
    tags: {}
  },
  actors: { send: fromPromise(unprovided) },
  actions: {
    assignOutcome: assign((_, outcome) => outcome.kind === "answered" ? {
      result: outcome.result,
      refusal: null
    } : { refusal: outcome.refusal }),
    assignRequest: assign(({ context, event }) => {
      assertEvent(event, "call.retry");
      return { request: event.request ?? context.request };
    }),
    clearRefusal: assign({ refusal: null })
  },
  guards: { isAnswered: (_, outcome) => outcome.kind === "answered" }
}).createMachine({
  id: "call",
  description: "To cancel, the parent leaves its state. Do not retry a call that may not be repeated.",
  context: ({ input }) => ({
    request: input,
    result: undefined,
    refusal: null
  }),
  output: ({ context }) => context.result,
  initial: "sending",
  states: {
    sending: {
      tags: "busy",
      invoke: {
        id: "send",
        src: "send",
        input: ({ context }) => context.request,
        onDone: [{
          guard: {
            type: "isAnswered",
            params: ({ event }) => event.output
          },
          target: "answered",
          actions: {
            type: "assignOutcome",
            params: ({ event }) => event.output
          }
        }, {
          target: "rejected",
          actions: {
            type: "assignOutcome",
            params: ({ event }) => event.output
          }
        }],
        onError: "unreachable"
      }
    },
    rejected: {
      description: "A rule rejected the call; the code is its reason.",
      tags: ["failed", "open"],
      exit: "clearRefusal",
      on: { "call.retry": {
        target: "sending",
        actions: "assignRequest"
      } }
    },
    unreachable: {
      description: "There was no answer. Whether the server acted is not known.",
      tags: ["failed", "open"],
      on: { "call.retry": {
        target: "sending",
        actions: "assignRequest"
      } }
    },
    answered: {
      type: "final",
      tags: "settled"
    }
  }
});
/** The call chart, or a provided copy of it, typed by the request and the result of one call. */
function callOf(logic = call) {
  return logic;
}
// machines/documents/explanation.ts
/** Why can a requested document not be sent, and does the server have the reason? */
const explanation = setup({
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
  delays: {
    saveDelay: ({ context }) => context.saveDelay,
    retryDelay: ({ context }) => context.retryDelay
  }
}).createMachine({
  id: "explanation",
  description: "Saved as it is typed. Only the last words count, so a save may be repeated.",
  context: ({ input }) => input,
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
// machines/documents/requested-item.ts
const isAnswered = ({ files, words }) => files.length > 0 || words.trim() !== "";
// machines/documents/queue-room.ts
const roomInAll = ({ totalLimit, elsewhere, files }) => Math.max(0, totalLimit - elsewhere - files.length);
const roomHere = (room) => Math.max(0, Math.min(room.slotLimit - room.files.length, roomInAll(room)));
const without = (files, gone) => files.filter((file) => gone.every(({ uid }) => uid !== file.uid));
const filesReport = ({ source, files }) => ({
  type: "files.change",
  question: source.question,
  files: files.flatMap(({ stored }) => stored ?? []),
  isUploading: files.some(({ stored }) => stored === null)
});
// machines/documents/upload.ts
const sent = ({ context: { uid, place, file } }) => ({
  uid,
  place,
  file
});
/** How far is one file on its way to the server, and can it be tried again? */
const upload = setup({
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
  context: ({ input }) => ({
    ...input,
    percent: 0,
    refusal: null
  }),
  invoke: {
    id: "network",
    src: "network"
  },
  on: {
    "upload.remove": ".removing",
    "upload.reject": [{
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
    }]
  },
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
      on: { "upload.accept": "uploading" }
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
        "net.offline": "paused"
      }
    },
    paused: {
      description: "No network. The upload restarts when the network is back.",
      on: { "net.online": "uploading" }
    },
    interrupted: {
      description: "The row stays and the file can be sent again.",
      tags: ["failed", "open"],
      exit: "clearRefusal",
      on: { "upload.retry": "checking" }
    },
    rejected: {
      description: "This file is never accepted. The queue removes the row and shows the reason.",
      tags: "failed",
      entry: {
        type: "report",
        params: { type: "file.rejected" }
      }
    },
    stored: { tags: "settled" },
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
// machines/documents/upload-queue.ts
/** Which files are in this slot, and is there room for more? Counts all that are not removed. */
const uploadQueue = setup({
  types: {
    context: {},
    events: {},
    input: {}
  },
  actors: {
    upload,
    occupancy: fromCallback(unprovided)
  },
  actions: {
    takeWhatFits: enqueueActions(({ context, enqueue }, { files }) => {
      enqueue.assign(({ spawn, self }) => {
        const added = files.slice(0, roomHere(context)).map((chosen) => {
          const input = {
            ...chosen,
            stored: null,
            place: context.source.place,
            queue: self
          };
          const { uid, name } = chosen;
          return {
            uid,
            name,
            stored: null,
            ref: spawn("upload", {
              id: uid,
              input
            })
          };
        });
        return {
          rejectedFiles: [],
          files: [...context.files, ...added]
        };
      });
      enqueue.sendTo(context.source.answers, (now) => filesReport(now.context));
    }),
    assignStored: assign(({ context }, { uid, stored }) => ({ files: context.files.map((file) => file.uid === uid ? {
      ...file,
      stored
    } : file) })),
    removeFile: assign(({ context: { files, rejectedFiles } }, report) => {
      const { name = "" } = files.find(({ uid }) => uid === report.uid) ?? {};
      const rejected = report.refusal ? [{
        name,
        refusal: report.refusal
      }] : [];
      return {
        files: files.filter(({ uid }) => uid !== report.uid),
        rejectedFiles: [...rejectedFiles, ...rejected]
      };
    }),
    takeStored: enqueueActions(({ context, enqueue }, { files }) => {
      const gone = without(context.files, files).filter(({ stored }) => stored !== null);
      for (const { uid } of gone) enqueue.stopChild(uid);
      enqueue.assign(({ spawn, self }) => {
        const added = without(files, context.files).map((stored) => {
          const { uid, name } = stored;
          return {
            uid,
            name,
            stored,
            ref: spawn("upload", {
              id: uid,
              input: {
                ...stored,
                stored,
                place: context.source.place,
                file: null,
                queue: self
              }
            })
          };
        });
        return { files: [...without(context.files, gone), ...added] };
      });
    }),
    clearRejected: assign({ rejectedFiles: [] }),
    stopUpload: stopChild((_, { uid }) => uid),
    assignElsewhere: assign((_, { count }) => ({ elsewhere: count })),
    sendFiles: sendTo(({ context }) => context.source.answers, ({ context }) => filesReport(context))
  },
  guards: {
    isFitting: ({ context }, { files }) => files.length <= roomHere(context),
    isOverInAll: ({ context }, { files }) => files.length > roomInAll(context),
    hasRoom: ({ context }) => roomHere(context) > 0,
    isFull: ({ context }) => roomHere(context) <= 0
  }
}).createMachine({
  id: "uploadQueue",
  context: ({ input }) => ({
    ...input,
    rejectedFiles: [],
    files: []
  }),
  invoke: {
    id: "occupancy",
    src: "occupancy",
    input: ({ context }) => context.source
  },
  on: {
    "file.drop": [
      {
        guard: {
          type: "isFitting",
          params: ({ event }) => event
        },
        target: ".open",
        actions: {
          type: "takeWhatFits",
          params: ({ event }) => event
        }
      },
      {
        guard: {
          type: "isOverInAll",
          params: ({ event }) => event
        },
        target: ".over.inAll",
        actions: {
          type: "takeWhatFits",
          params: ({ event }) => event
        }
      },
      {
        target: ".over.inSlot",
        actions: {
          type: "takeWhatFits",
          params: ({ event }) => event
        }
      }
    ],
    "file.stored": { actions: [{
      type: "assignStored",
      params: ({ event }) => event
    }, "sendFiles"] },
    "file.rejected": { actions: [
      {
        type: "removeFile",
        params: ({ event }) => event
      },
      {
        type: "stopUpload",
        params: ({ event }) => event
      },
      "sendFiles"
    ] },
    "file.removed": {
      target: ".open",
      actions: [{
        type: "removeFile",
        params: ({ event }) => event
      }, "sendFiles"]
    },
    "refusal.dismiss": {
      target: ".open",
      actions: "clearRejected"
    },
    "slot.change": { actions: {
      type: "takeStored",
      params: ({ event }) => event
    } },
    "elsewhere.change": { actions: {
      type: "assignElsewhere",
      params: ({ event }) => event
    } }
  },
  initial: "open",
  states: {
    open: {
      tags: "open",
      always: {
        guard: "isFull",
        target: "full"
      }
    },
    full: {
      description: "The slot or the whole application has its maximum number of files.",
      tags: "locked",
      always: {
        guard: "hasRoom",
        target: "open"
      }
    },
    over: {
      description: "What fits was accepted. inAll: the limit of all slots is reached.",
      tags: "failed",
      initial: "inSlot",
      states: {
        inSlot: {},
        inAll: {}
      }
    }
  }
});
// machines/documents/additional-documents.ts
const withItem = (items, id, change) => items.map((item) => item.id === id ? {
  ...item,
  ...change
} : item);
/** Is each document that the desk asks for answered, and have the answers been sent? */
export const additionalDocuments = setup({
  types: {
    context: {},
    events: {},
    input: {},
    tags: {}
  },
  actors: {
    uploadQueue,
    explanation,
    sendCall: callOf()
  },
  actions: {
    assignFiles: assign(({ context }, { question, files, isUploading }) => ({ items: withItem(context.items, question.id, {
      files,
      isUploading
    }) })),
    assignWords: assign(({ context }, { item, words, isSaved }) => ({ items: withItem(context.items, item, {
      words,
      isSaved
    }) })),
    assignReply: assign((_, { reply_by }) => ({ replyBy: reply_by ?? "" }))
  },
  guards: {
    isIncomplete: ({ context }) => !context.items.every((item) => isAnswered(item) && !item.isUploading),
    isSaved: ({ context }) => context.items.every((item) => item.isSaved),
    isEnded: (_, { reply_by }) => reply_by === null
  }
}).createMachine({
  id: "additionalDocuments",
  description: "Each answer is on the server at once; only the holder sends them to the desk.",
  context: ({ input: { formId, items, slotLimit, saveDelay, retryDelay }, self, spawn }) => ({
    formId,
    replyBy: "",
    items: items.map((item) => ({
      ...item,
      isUploading: false,
      isSaved: true,
      queue: spawn("uploadQueue", {
        id: `files ${item.id}`,
        input: {
          source: {
            answers: self,
            place: {
              formId,
              slot: item.slot
            },
            question: {
              id: item.id,
              files: item.files
            }
          },
          slotLimit,
          totalLimit: slotLimit,
          elsewhere: 0
        }
      }),
      explanation: spawn("explanation", {
        id: `words ${item.id}`,
        input: {
          formId,
          item: item.id,
          words: item.words,
          request: self,
          saveDelay,
          retryDelay
        }
      })
    }))
  }),
  on: {
    "files.change": { actions: {
      type: "assignFiles",
      params: ({ event }) => event
    } },
    "words.change": { actions: {
      type: "assignWords",
      params: ({ event }) => event
    } },
    "request.end": ".ended"
  },
  initial: "answering",
  states: {
    answering: {
      tags: "open",
      on: { "documents.send": "settling" }
    },
    incomplete: {
      description: "The page names the items without an answer, and those with a file on its way.",
      tags: ["open", "failed"],
      on: { "documents.send": "settling" }
    },
    settling: {
      description: "The last words are on their way to the server.",
      tags: "busy",
      always: [{
        guard: "isIncomplete",
        target: "incomplete"
      }, {
        guard: "isSaved",
        target: "sending"
      }]
    },
    sending: {
      tags: "busy",
      invoke: {
        id: "send",
        src: "sendCall",
        input: ({ context: { formId } }) => ({ formId }),
        onDone: [{
          guard: {
            type: "isEnded",
            params: ({ event }) => event.output
          },
          target: "ended"
        }, {
          target: "sent",
          actions: {
            type: "assignReply",
            params: ({ event }) => event.output
          }
        }]
      }
    },
    sent: {
      type: "final",
      tags: "settled"
    },
    ended: {
      description: "Sent in another tab, or no longer asked for. The page shows the unsaved words.",
      tags: ["settled", "failed"]
    }
  }
});
