import { type ActorRefFrom, assign, setup } from "xstate";
import { callOf } from "../shared/call.ts";
import { explanation, type ExplanationReport } from "./explanation.ts";
import type { FilesReport } from "./queue-room.ts";
import { isAnswered, type RequestedItem } from "./requested-item.ts";
import { uploadQueue } from "./upload-queue.ts";

export type AdditionalDocumentsEvent =
  | FilesReport
  | ExplanationReport
  | { type: "documents.send" | "request.end" };

/** slotLimit: files per item. Delays in ms. */
export interface AdditionalDocumentsInput {
  formId: string;
  items: RequestedItem[];
  slotLimit: number;
  saveDelay: number;
  retryDelay: number;
}

interface Item extends RequestedItem {
  isUploading: boolean;
  isSaved: boolean;
  queue: ActorRefFrom<typeof uploadQueue>;
  explanation: ActorRefFrom<typeof explanation>;
}

interface Context {
  formId: string;
  items: Item[];
  /** YYYY-MM-DD; empty until they are sent. */
  replyBy: string;
}

/** reply_by: null where the request had ended. */
export type Sent = { reply_by: string | null };

const withItem = (items: readonly Item[], id: string, change: Partial<Item>) =>
  items.map((item) => (item.id === id ? { ...item, ...change } : item));

/** Is each document that the desk asks for answered, and have the answers been sent? */
export const additionalDocuments = setup({
  types: {
    context: {} as Context,
    events: {} as AdditionalDocumentsEvent,
    input: {} as AdditionalDocumentsInput,
    tags: {} as "busy" | "open" | "settled" | "failed",
  },
  actors: { uploadQueue, explanation, sendCall: callOf<{ formId: string }, Sent>() },
  actions: {
    assignFiles: assign(({ context }, { question, files, isUploading }: FilesReport) => ({
      items: withItem(context.items, (question as { id: string }).id, { files, isUploading }),
    })),
    assignWords: assign(({ context }, { item, words, isSaved }: ExplanationReport) => ({
      items: withItem(context.items, item, { words, isSaved }),
    })),
    assignReply: assign((_, { reply_by }: Sent) => ({ replyBy: reply_by ?? "" })),
  },
  guards: {
    isIncomplete: ({ context }) =>
      !context.items.every((item) => isAnswered(item) && !item.isUploading),
    isSaved: ({ context }) => context.items.every((item) => item.isSaved),
    isChanging: ({ context }) =>
      !context.items.every((item) => isAnswered(item) && !item.isUploading && item.isSaved),
    isEnded: (_, { reply_by }: Sent) => reply_by === null,
  },
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
            place: { formId, slot: item.slot },
            question: { id: item.id, files: item.files },
          },
          slotLimit,
          totalLimit: slotLimit,
          elsewhere: 0,
        },
      }),
      explanation: spawn("explanation", {
        id: `words ${item.id}`,
        input: { formId, item: item.id, words: item.words, request: self, saveDelay, retryDelay },
      }),
    })),
  }),
  on: {
    "files.change": { actions: { type: "assignFiles", params: ({ event }) => event } },
    "words.change": { actions: { type: "assignWords", params: ({ event }) => event } },
    "request.end": ".ended",
  },
  initial: "answering",
  states: {
    answering: { tags: "open", on: { "documents.send": "settling" } },
    incomplete: {
      description: "The page names the items without an answer, and those with a file on its way.",
      tags: ["open", "failed"],
      on: { "documents.send": "settling" },
    },
    settling: {
      description: "The last words are on their way to the server.",
      tags: "busy",
      always: [
        { guard: "isIncomplete", target: "incomplete" },
        { guard: "isSaved", target: "sending" },
      ],
    },
    sending: {
      description: "What changes meanwhile stops it: the server may not have the change.",
      tags: "busy",
      always: { guard: "isChanging", target: "answering" },
      invoke: {
        id: "send",
        src: "sendCall",
        input: ({ context: { formId } }) => ({ formId }),
        onDone: [
          { guard: { type: "isEnded", params: ({ event }) => event.output }, target: "ended" },
          {
            target: "sent",
            actions: { type: "assignReply", params: ({ event }) => event.output },
          },
        ],
      },
    },
    sent: {
      description: "The server moves kycStatus by kyc.filesSubmitted, or by kyc.answeredInWords.",
      type: "final",
      tags: "settled",
    },
    ended: {
      description: "Sent in another tab, or no longer asked for. The page shows the unsaved words.",
      tags: ["settled", "failed"],
    },
  },
});
