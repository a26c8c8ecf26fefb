import { type ActorRefFrom, assign, not, setup } from "xstate";
import { callOf } from "../shared/call.ts";
import { explanation, type ExplanationReport } from "./explanation.ts";
import type { StoredFile } from "./upload.ts";
import { uploadQueue } from "./upload-queue.ts";

/** What the desk asks for, and what the server has of it. */
export interface RequestedItem {
  id: string;
  slot: string;
  files: StoredFile[];
  words: string;
}

export type AdditionalDocumentsEvent =
  | { type: "files.change"; question: object; files: StoredFile[] }
  | ExplanationReport
  | { type: "documents.send" };

/** slotLimit: files per item. Delays in ms. */
export interface AdditionalDocumentsInput {
  formId: string;
  items: RequestedItem[];
  slotLimit: number;
  saveDelay: number;
  retryDelay: number;
}

interface Item extends RequestedItem {
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

type Sent = { reply_by: string };

export const isAnswered = ({ files, words }: RequestedItem) =>
  files.length > 0 || words.trim() !== "";

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
    assignFiles: assign(({ context }, { id, files }: { id: string; files: StoredFile[] }) => ({
      items: withItem(context.items, id, { files }),
    })),
    assignWords: assign(({ context }, { item, words, isSaved }: ExplanationReport) => ({
      items: withItem(context.items, item, { words, isSaved }),
    })),
    assignReply: assign((_, { reply_by: replyBy }: Sent) => ({ replyBy })),
  },
  guards: {
    isReady: ({ context }) => context.items.every((item) => isAnswered(item) && item.isSaved),
    isIncomplete: ({ context }) => !context.items.every(isAnswered),
  },
}).createMachine({
  id: "additionalDocuments",
  description: "Each answer is on the server at once; only the holder sends them to the desk.",
  context: ({ input: { formId, items, slotLimit, saveDelay, retryDelay }, self, spawn }) => ({
    formId,
    replyBy: "",
    items: items.map((item) => ({
      ...item,
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
    "files.change": {
      actions: {
        type: "assignFiles",
        params: ({ event }) => ({ ...(event.question as { id: string }), files: event.files }),
      },
    },
    "words.change": { actions: { type: "assignWords", params: ({ event }) => event } },
  },
  initial: "answering",
  states: {
    answering: {
      tags: "open",
      on: {
        "documents.send": [
          { guard: "isReady", target: "sending" },
          { guard: "isIncomplete", target: "incomplete" },
          { target: "settling" },
        ],
      },
    },
    incomplete: {
      description: "The page names the items that have neither a document nor words.",
      tags: ["open", "failed"],
      on: {
        "documents.send": [
          { guard: "isReady", target: "sending" },
          { guard: not("isIncomplete"), target: "settling" },
        ],
      },
    },
    settling: {
      description: "The last words are on their way to the server.",
      tags: "busy",
      always: [
        { guard: "isReady", target: "sending" },
        { guard: "isIncomplete", target: "incomplete" },
      ],
    },
    sending: {
      tags: "busy",
      invoke: {
        id: "send",
        src: "sendCall",
        input: ({ context: { formId } }) => ({ formId }),
        onDone: {
          target: "sent",
          actions: { type: "assignReply", params: ({ event }) => event.output },
        },
      },
    },
    sent: { type: "final", tags: "settled" },
  },
});
