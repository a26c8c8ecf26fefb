import { type AnyActorRef, assign, fromCallback, fromPromise, sendTo, setup } from "xstate";
import type { Refusal } from "../shared/refusal.ts";
import { unprovided } from "../shared/unprovided.ts";

/** fields: paths that both sides changed. theirs: the other person's answers, by section and question. */
export interface Conflict {
  by: string;
  fields: string[];
  revision: number;
  theirs: Record<string, Record<string, unknown>>;
}

/** at: ms since the epoch, by the server; null if there was nothing to save. Without an answer, save throws. */
export type SaveOutcome =
  | { kind: "saved"; at: number | null }
  | { kind: "conflict"; conflict: Conflict }
  | { kind: "expired" | "offline" }
  | { kind: "rejected"; refusal: Refusal };

export type DraftEvent =
  | { type: "draft.edit" | "draft.save" | "net.online" | "net.offline" | "session.back" }
  | { type: "conflict.settle"; keep: "mine" | "theirs" };

/** savedAt: ms since the epoch, null before the first save. Delays in ms. */
export interface DraftInput {
  answers: AnyActorRef;
  savedAt: number | null;
  saveDelay: number;
  retryDelay: number;
}

type Context = DraftInput & { conflict: Conflict | null; refusal: Refusal | null };

/** Are all answers saved, and if not, what prevents it? */
export const draft = setup({
  types: {
    context: {} as Context,
    events: {} as DraftEvent,
    input: {} as DraftInput,
    tags: {} as "busy" | "settled" | "failed",
  },
  actors: {
    save: fromPromise<SaveOutcome, AnyActorRef>(unprovided),
    network: fromCallback<DraftEvent>(unprovided),
    session: fromCallback<DraftEvent>(unprovided),
    unsavedEdits: fromCallback<DraftEvent, AnyActorRef>(unprovided),
    furtherEdits: fromCallback<DraftEvent, AnyActorRef>(unprovided),
  },
  actions: {
    assignOutcome: assign(({ context }, outcome: SaveOutcome) => ({
      savedAt: outcome.kind === "saved" ? (outcome.at ?? context.savedAt) : context.savedAt,
      conflict: outcome.kind === "conflict" ? outcome.conflict : null,
      refusal: outcome.kind === "rejected" ? outcome.refusal : null,
    })),
    settleConflict: sendTo(
      ({ context }) => context.answers,
      ({ context, event }) => ({ ...context.conflict, ...event }),
    ),
  },
  delays: {
    saveDelay: ({ context }) => context.saveDelay,
    retryDelay: ({ context }) => context.retryDelay,
  },
  guards: {
    isSaved: (_, outcome: SaveOutcome) => outcome.kind === "saved",
    isConflict: (_, outcome: SaveOutcome) => outcome.kind === "conflict",
    isExpired: (_, outcome: SaveOutcome) => outcome.kind === "expired",
    isRejected: (_, outcome: SaveOutcome) => outcome.kind === "rejected",
  },
}).createMachine({
  id: "draft",
  context: ({ input }) => ({ ...input, conflict: null, refusal: null }),
  invoke: { id: "network", src: "network" },
  initial: "saved",
  states: {
    saved: {
      description: "Unsaved answers are reported at once, later edits as they happen.",
      tags: "settled",
      invoke: { id: "unsavedEdits", src: "unsavedEdits", input: ({ context }) => context.answers },
      on: { "draft.edit": "pending" },
    },
    pending: {
      description: "Further edits do not postpone the save.",
      after: { saveDelay: "saving" },
      on: { "draft.save": "saving", "net.offline": "offline" },
    },
    saving: {
      tags: "busy",
      invoke: {
        id: "save",
        src: "save",
        input: ({ context }) => context.answers,
        onDone: [
          {
            guard: { type: "isSaved", params: ({ event }) => event.output },
            target: "saved",
            actions: { type: "assignOutcome", params: ({ event }) => event.output },
          },
          {
            guard: { type: "isConflict", params: ({ event }) => event.output },
            target: "conflict",
            actions: { type: "assignOutcome", params: ({ event }) => event.output },
          },
          {
            guard: { type: "isRejected", params: ({ event }) => event.output },
            target: "rejected",
            actions: { type: "assignOutcome", params: ({ event }) => event.output },
          },
          {
            guard: { type: "isExpired", params: ({ event }) => event.output },
            target: "expired",
          },
          { target: "offline" },
        ],
        onError: "unreachable",
      },
    },
    offline: {
      description: "No connection: the save was not sent. It waits for one, or the next attempt.",
      after: { retryDelay: "saving" },
      on: { "net.online": "saving", "draft.save": "saving" },
    },
    unreachable: {
      description: "The server did not answer. The save is repeated after a delay.",
      tags: "failed",
      after: { retryDelay: "saving" },
      on: { "draft.save": "saving", "net.offline": "offline" },
    },
    conflict: {
      description: "Another person changed the same answers. The user chooses; nothing is lost.",
      tags: "failed",
      on: { "conflict.settle": { target: "saving", actions: "settleConflict" } },
    },
    expired: {
      description: "The session ended. The edits wait until the same person is back.",
      tags: "failed",
      invoke: { id: "session", src: "session" },
      on: { "session.back": "saving" },
    },
    rejected: {
      description: "The server rejected the answers; the code names why.",
      tags: "failed",
      invoke: { id: "furtherEdits", src: "furtherEdits", input: ({ context }) => context.answers },
      on: { "draft.save": "saving", "draft.edit": "pending" },
    },
  },
});
