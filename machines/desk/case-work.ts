import { assign, fromPromise, sendTo, setup } from "xstate";
import type { CallOutcome } from "../shared/call.ts";
import type { Refusal } from "../shared/refusal.ts";
import { unprovided } from "../shared/unprovided.ts";
import { caseDialog } from "./case-dialog.ts";

/** Null where there is no such case, or this person may not see it. */
export type Loaded = { shown: object | null };

export type CaseWorkEvent =
  | { type: "change.send"; change: object }
  | { type: "change.dismiss" | "case.reload" };

interface Context {
  id: string;
  shown: object | null;
  /** In the order of the person; the first is being sent. */
  changes: readonly object[];
  refusal: Refusal | null;
}

const isSame = (one: object, other: object | undefined) =>
  JSON.stringify(one) === JSON.stringify(other);

/** What is a person of the desk doing with this case, and has the server accepted it? */
export const caseWork = setup({
  types: {
    context: {} as Context,
    events: {} as CaseWorkEvent,
    input: {} as { id: string },
    tags: {} as "busy" | "failed" | "open" | "settled",
  },
  actors: {
    dialog: caseDialog,
    load: fromPromise<Loaded, { id: string }>(unprovided),
    send: fromPromise<CallOutcome, { id: string; change: object }>(unprovided),
  },
  actions: {
    assignShown: assign((_, { shown }: Loaded) => ({ shown })),
    addChange: assign(({ context: { changes }, event }) =>
      event.type === "change.send" && !isSame(event.change, changes.at(-1))
        ? { changes: [...changes, event.change] }
        : {},
    ),
    dropFirst: assign(({ context: { changes } }) => ({ changes: changes.slice(1) })),
    dropChanges: assign({ changes: [] }),
    assignRefusal: assign((_, outcome: CallOutcome) =>
      outcome.kind === "rejected" ? { refusal: outcome.refusal } : {},
    ),
    clearRefusal: assign({ refusal: null }),
    closeDialog: sendTo("dialog", { type: "dialog.close" }),
  },
  guards: {
    hasRefusal: ({ context }) => context.refusal !== null,
    isShown: ({ context }) => context.shown !== null,
    isFound: (_, { shown }: Loaded) => shown !== null,
    hasChanges: ({ context }) => context.changes.length > 0,
    isAnswered: (_, { kind }: CallOutcome) => kind === "answered",
  },
}).createMachine({
  id: "caseWork",
  description: "What is typed stays on the screen until the server has accepted it.",
  context: ({ input }) => ({ ...input, shown: null, changes: [], refusal: null }),
  invoke: { id: "dialog", src: "dialog" },
  initial: "loading",
  states: {
    loading: {
      description: "What was shown and typed stays meanwhile. Changes that wait are sent first.",
      tags: "busy",
      always: { guard: "hasChanges", target: "sending" },
      invoke: {
        id: "load",
        src: "load",
        input: ({ context: { id } }) => ({ id }),
        onDone: [
          {
            guard: { type: "isFound", params: ({ event }) => event.output },
            target: "idle",
            actions: { type: "assignShown", params: ({ event }) => event.output },
          },
          { target: "missing" },
        ],
        onError: "stale",
      },
      on: {
        "change.send": { guard: "isShown", actions: "addChange" },
      },
    },
    missing: { tags: "settled" },
    stale: {
      description: "The server did not give the case; what is shown may be out of date.",
      tags: "failed",
      on: {
        "case.reload": "loading",
        "change.send": {
          guard: "isShown",
          target: "sending",
          actions: ["clearRefusal", "addChange"],
        },
      },
    },
    idle: {
      tags: "open",
      always: { guard: "hasRefusal", target: "failed" },
      on: { "change.send": { target: "sending", actions: "addChange" } },
    },
    sending: {
      description:
        "One change at a time. After a refusal too the case is loaded: it may have changed.",
      tags: "busy",
      invoke: {
        id: "send",
        src: "send",
        input: ({ context: { id, changes } }) => ({ id, change: changes[0]! }),
        onDone: [
          {
            guard: { type: "isAnswered", params: ({ event }) => event.output },
            target: "loading",
            actions: ["dropFirst", "closeDialog"],
          },
          {
            target: "loading",
            actions: ["dropFirst", { type: "assignRefusal", params: ({ event }) => event.output }],
          },
        ],
        onError: { target: "failed", actions: "clearRefusal" },
      },
      on: { "change.send": { actions: "addChange" } },
    },
    failed: {
      description:
        "With a refusal a rule said no; without one there was no answer, and changes wait.",
      tags: ["failed", "open"],
      on: {
        "change.dismiss": { target: "idle", actions: ["dropChanges", "clearRefusal"] },
        "change.send": { target: "sending", actions: ["clearRefusal", "addChange"] },
      },
    },
  },
});
