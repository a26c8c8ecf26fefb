import { type AnyActorRef, assign, fromPromise, setup } from "xstate";
import { call, callOf } from "../shared/call.ts";
import { unprovided } from "../shared/unprovided.ts";

/** elsewhere: the account has no application of this flow. savedAt: ms since the epoch, by the server. by: the name of the person who saved it, if it is another person. */
export type LookOutcome =
  | { kind: "none" | "submitted" | "elsewhere" }
  | { kind: "found"; savedAt: number; by: string | null };

/** changed: someone else changed the draft since it was loaded, and nothing is cleared. */
export interface RestartResult {
  kind: "restarted" | "changed";
}

export type DraftOpeningEvent = {
  type: "draft.look" | "draft.resume" | "draft.restart" | "draft.discard" | "draft.keep";
};

/** isOffered: ask before continuing with a draft; otherwise continue at once. */
export interface DraftOpeningInput {
  answers: AnyActorRef;
  isOffered: boolean;
}

export interface DraftOpeningOutput {
  isSubmitted: boolean;
  savedAt: number | null;
}

interface Context extends DraftOpeningInput, DraftOpeningOutput {
  by: string | null;
}

/** Is there a saved draft, and does the person continue with it? */
export const draftOpening = setup({
  types: {
    context: {} as Context,
    events: {} as DraftOpeningEvent,
    input: {} as DraftOpeningInput,
    output: {} as DraftOpeningOutput,
    children: {} as { look: "look"; restart: "restartCall" },
    tags: {} as "busy" | "failed" | "settled",
  },
  actors: {
    look: fromPromise<LookOutcome, { answers: AnyActorRef }>(unprovided),
    restartCall: callOf<{ answers: AnyActorRef }, RestartResult>(call),
  },
  actions: {
    assignFound: assign((_, outcome: LookOutcome) =>
      outcome.kind === "found" ? { savedAt: outcome.savedAt, by: outcome.by } : {},
    ),
    assignSubmitted: assign({ isSubmitted: true }),
    clearFound: assign({ savedAt: null, by: null }),
  },
  guards: {
    isSubmitted: (_, outcome: LookOutcome) => outcome.kind === "submitted",
    isElsewhere: (_, outcome: LookOutcome) => outcome.kind === "elsewhere",
    isChanged: (_, { kind }: RestartResult) => kind === "changed",
    isOffered: ({ context }, outcome: LookOutcome) => outcome.kind === "found" && context.isOffered,
  },
}).createMachine({
  id: "draftOpening",
  context: ({ input }) => ({ ...input, isSubmitted: false, savedAt: null, by: null }),
  output: ({ context: { isSubmitted, savedAt } }) => ({ isSubmitted, savedAt }),
  initial: "looking",
  states: {
    looking: {
      tags: "busy",
      invoke: {
        id: "look",
        src: "look",
        input: ({ context: { answers } }) => ({ answers }),
        onDone: [
          {
            guard: { type: "isElsewhere", params: ({ event }) => event.output },
            target: "elsewhere",
          },
          {
            guard: { type: "isSubmitted", params: ({ event }) => event.output },
            target: "opened",
            actions: "assignSubmitted",
          },
          {
            guard: { type: "isOffered", params: ({ event }) => event.output },
            target: "offering",
            actions: { type: "assignFound", params: ({ event }) => event.output },
          },
          {
            target: "opened",
            actions: { type: "assignFound", params: ({ event }) => event.output },
          },
        ],
        onError: "unreachable",
      },
    },
    elsewhere: {
      description: "The page of the account's own flow replaces this one.",
      tags: "busy",
    },
    unreachable: {
      description: "A draft may exist, so no empty form is shown.",
      tags: "failed",
      on: { "draft.look": "looking" },
    },
    offering: {
      description: "A saved draft was found: continue with it, or start again?",
      on: { "draft.resume": "opened", "draft.restart": "confirming" },
    },
    confirming: {
      description: "The screen names what is discarded and asks again.",
      on: { "draft.discard": "restarting", "draft.keep": "offering" },
    },
    restarting: {
      description: "If the call fails, the draft still exists and can be kept.",
      invoke: {
        id: "restart",
        src: "restartCall",
        input: ({ context: { answers } }) => ({ answers }),
        onDone: [
          {
            description: "The draft is loaded again, and offered as it is now.",
            guard: { type: "isChanged", params: ({ event }) => event.output },
            target: "looking",
            actions: "clearFound",
          },
          { target: "opened", actions: "clearFound" },
        ],
      },
      on: { "draft.keep": "offering" },
    },
    opened: {
      description: "The form can be shown; or it was submitted on an earlier visit.",
      type: "final",
      tags: "settled",
    },
  },
});
