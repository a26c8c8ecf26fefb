import { type AnyActorRef, assign, fromPromise, sendTo, setup } from "xstate";
import { unprovided } from "../shared/unprovided.ts";

export type ExplanationEvent =
  | { type: "explanation.open" | "explanation.remove" | "explanation.save" }
  | { type: "explanation.change"; words: string };

/** What the parent is told: the words as typed, and whether the server has them. */
export type ExplanationReport = {
  type: "words.change";
  item: string;
  words: string;
  isSaved: boolean;
};

/** isEnded: the request was sent or cancelled meanwhile, and takes no more words. */
export type Saving = { isEnded: boolean };

/** item: the requested document that cannot be sent. Delays in ms. */
export interface ExplanationInput {
  formId: string;
  item: string;
  words: string;
  request: AnyActorRef;
  saveDelay: number;
  retryDelay: number;
}

/** Why can a requested document not be sent, and does the server have the reason? */
export const explanation = setup({
  types: {
    context: {} as ExplanationInput,
    events: {} as ExplanationEvent,
    input: {} as ExplanationInput,
    tags: {} as "busy" | "open" | "settled" | "failed",
  },
  actors: {
    save: fromPromise<Saving, ExplanationInput>(unprovided),
    remove: fromPromise<Saving, ExplanationInput>(unprovided),
  },
  actions: {
    assignWords: assign((_, { words }: { words: string }) => ({ words })),
    report: sendTo(
      ({ context }) => context.request,
      ({ context: { item, words } }, { isSaved }: { isSaved: boolean }) => ({
        type: "words.change",
        item,
        words,
        isSaved,
      }),
    ),
    reportEnd: sendTo(({ context }) => context.request, { type: "request.end" }),
  },
  guards: {
    hasWords: ({ context }) => context.words !== "",
    isEnded: (_, { isEnded }: Saving) => isEnded,
  },
  delays: {
    saveDelay: ({ context }) => context.saveDelay,
    retryDelay: ({ context }) => context.retryDelay,
  },
}).createMachine({
  id: "explanation",
  description: "Saved as it is typed. Only the last words count, so a save may be repeated.",
  context: ({ input }) => input,
  on: {
    "explanation.change": {
      target: ".changed",
      actions: { type: "assignWords", params: ({ event }) => event },
    },
    "explanation.remove": {
      target: ".removing",
      actions: { type: "assignWords", params: { words: "" } },
    },
  },
  initial: "beginning",
  states: {
    beginning: { always: [{ guard: "hasWords", target: "saved" }, { target: "unneeded" }] },
    unneeded: {
      description: "The document is to be sent.",
      tags: "settled",
      on: { "explanation.open": "open" },
    },
    open: { description: "No words yet.", tags: ["open", "settled"] },
    saved: {
      tags: ["open", "settled"],
      entry: { type: "report", params: { isSaved: true } },
    },
    changed: {
      tags: ["open", "busy"],
      entry: { type: "report", params: { isSaved: false } },
      after: { saveDelay: "saving" },
      on: { "explanation.save": "saving" },
    },
    saving: {
      tags: ["open", "busy"],
      invoke: {
        id: "save",
        src: "save",
        input: ({ context }) => context,
        onDone: [
          { guard: { type: "isEnded", params: ({ event }) => event.output }, target: "ended" },
          { target: "saved" },
        ],
        onError: "failed",
      },
    },
    failed: {
      description: "The words stay on the page and are sent again.",
      tags: ["open", "failed"],
      after: { retryDelay: "saving" },
      on: { "explanation.save": "saving" },
    },
    removing: {
      tags: "busy",
      entry: { type: "report", params: { isSaved: false } },
      invoke: {
        id: "remove",
        src: "remove",
        input: ({ context }) => context,
        onDone: [
          { guard: { type: "isEnded", params: ({ event }) => event.output }, target: "ended" },
          { target: "unneeded", actions: { type: "report", params: { isSaved: true } } },
        ],
        onError: "unremoved",
      },
    },
    unremoved: { tags: "busy", after: { retryDelay: "removing" } },
    ended: { type: "final", tags: "settled", entry: "reportEnd" },
  },
});
