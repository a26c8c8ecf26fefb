import { assign, fromCallback, setup } from "xstate";
// machines/shared/call.ts
/** Has the server answered this call, and if not, can it be sent again? */
const call = fromCallback(() => {});
/** The call chart, or a provided copy of it, typed by the request and the result of one call. */
function callOf(logic = call) {
  return logic;
}
// machines/documents/explanation.ts
/** Why can a requested document not be sent, and does the server have the reason? */
const explanation = fromCallback(() => {});
// machines/documents/requested-item.ts
/** By a file or in words. */
const isAnswered = ({ files, words }) => files.length > 0 || words.trim() !== "";
// machines/documents/upload-queue.ts
/** Which files are in this slot, and is there room for more? Counts all that are not removed. */
const uploadQueue = fromCallback(() => {});
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
    isChanging: ({ context }) => !context.items.every((item) => isAnswered(item) && !item.isUploading && item.isSaved),
    isEnded: (_, { reply_by }) => reply_by === null
  }
}).createMachine({
  id: "additionalDocuments",
  description: "Each answer is on the server at once; only the holder sends them to the desk.",
  context: ({ input: { formId, items, slotLimit, saveDelay, retryDelay } = { formId: "form", items: [ { id: "1", slot: "requested.1", files: [], words: "" }, { id: "2", slot: "requested.2", files: [], words: "" } ], slotLimit: 5, saveDelay: 300, retryDelay: 5000 }, self, spawn }) => ({
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
      description: "What changes meanwhile stops it: the server may not have the change.",
      tags: "busy",
      always: {
        guard: "isChanging",
        target: "answering"
      },
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
      description: "The server moves kycStatus by kyc.filesSubmitted, or by kyc.answeredInWords.",
      type: "final",
      tags: "settled"
    },
    ended: {
      description: "Sent in another tab, or no longer asked for. The page shows the unsaved words.",
      tags: ["settled", "failed"]
    }
  }
});
