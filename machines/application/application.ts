import { type ActorRefFrom, type AnyActorLogic, type AnyActorRef, assign } from "xstate";
import { fromCallback, setup } from "xstate";
import { draftOpening, type DraftOpeningOutput } from "./draft-opening.ts";
import { draft } from "./draft.ts";
import { sections } from "./sections.ts";
import { unprovided } from "../shared/unprovided.ts";
import { type QueueInput, uploadQueue } from "../documents/upload-queue.ts";

/** slot: one document and its files; its queue is opened once. */
type Slot = { slot: string; input: QueueInput };

export type ApplicationEvent = ({ type: "slot.open" } & Slot) | { type: "copy.keep" | "copy.fail" };

/** Requests to the local copy before the page may be left; it replies by emitted events. */
export type WorkEvent = { type: "work.keep" | "work.save" };

/** isHeld: leaving would still lose or interrupt something. */
export type WorkReply =
  | { type: "work.kept"; isHeld: boolean }
  | { type: "work.saved"; isSaved: boolean };

/** answers: the input of the answer store. section: the one in the address; isChange: opened from the review. Delays in ms. */
export interface ApplicationInput {
  answers: object;
  section: string;
  isChange: boolean;
  maySubmit: boolean;
  isOffered: boolean;
  saveDelay: number;
  retryDelay: number;
}

interface Context extends ApplicationInput {
  answers: AnyActorRef;
  savedAt: number | null;
  queues: Record<string, ActorRefFrom<typeof uploadQueue>>;
}

/** Is this application being opened, filled in, or submitted? */
export const application = setup({
  types: {
    context: {} as Context,
    events: {} as ApplicationEvent,
    input: {} as ApplicationInput,
    tags: {} as "failed" | "open" | "settled",
  },
  actors: {
    draftOpening,
    draft,
    sections,
    uploadQueue,
    answers: fromCallback(unprovided) as AnyActorLogic,
    localCopy: fromCallback<WorkEvent, AnyActorRef, WorkReply>(unprovided),
  },
  actions: {
    assignSavedAt: assign((_, { savedAt }: DraftOpeningOutput) => ({ savedAt })),
    openQueue: assign(({ context, spawn }, { slot, input }: Slot) => ({
      queues: { ...context.queues, [slot]: spawn("uploadQueue", { id: `slot.${slot}`, input }) },
    })),
  },
  guards: {
    isSubmitted: (_, { isSubmitted }: DraftOpeningOutput) => isSubmitted,
    isClosed: ({ context }, { slot }: { slot: string }) => !(slot in context.queues),
  },
}).createMachine({
  id: "application",
  description: "Owns the answer store of one application and all actors that work on it.",
  context: ({ input, spawn }) => ({
    ...input,
    savedAt: null,
    queues: {},
    answers: spawn("answers", { id: "answers", input: input.answers }),
  }),
  initial: "opening",
  states: {
    opening: {
      description: "A saved draft is looked for, and continued or discarded.",
      invoke: {
        id: "draftOpening",
        src: "draftOpening",
        input: ({ context: { answers, isOffered } }) => ({ answers, isOffered }),
        onDone: [
          {
            guard: { type: "isSubmitted", params: ({ event }) => event.output },
            target: "submitted",
          },
          {
            target: "filling",
            actions: { type: "assignSavedAt", params: ({ event }) => event.output },
          },
        ],
      },
    },
    filling: {
      description: "The sections are shown; every answer is saved while they are filled in.",
      tags: "open",
      on: {
        "slot.open": {
          guard: { type: "isClosed", params: ({ event }) => event },
          actions: { type: "openQueue", params: ({ event }) => event },
        },
      },
      invoke: [
        {
          id: "localCopy",
          src: "localCopy",
          systemId: "localCopy",
          input: ({ context }) => context.answers,
        },
        {
          id: "draft",
          src: "draft",
          systemId: "draft",
          input: ({ context: { answers, savedAt, saveDelay, retryDelay } }) => ({
            answers,
            savedAt,
            saveDelay,
            retryDelay,
          }),
        },
        {
          id: "sections",
          src: "sections",
          systemId: "sections",
          input: ({ context: { answers, section, isChange, maySubmit } }) => ({
            answers,
            section,
            isChange,
            maySubmit,
          }),
          onDone: "submitted",
        },
      ],
      initial: "copied",
      states: {
        copied: { on: { "copy.fail": "uncopied" } },
        uncopied: {
          description: "Pending answers could not be stored on this device.",
          tags: "failed",
          on: { "copy.keep": "copied" },
        },
      },
    },
    submitted: {
      description: "Submitted, now or on an earlier visit: the team replies in the promised time.",
      type: "final",
      tags: "settled",
    },
  },
});
