import { assign, fromPromise, sendTo, setup } from "xstate";
import type { CallOutcome } from "../shared/call.ts";
import type { Refusal } from "../shared/refusal.ts";
import { unprovided } from "../shared/unprovided.ts";
import { caseDialog } from "./case-dialog.ts";

/** Null where there is no such case, or this person may not see it. */
export type Loaded = { shown: object | null };

/** changed: the case is not the one that was shown. */
export type DeedOutcome = CallOutcome | { kind: "changed"; refusal: Refusal };

type Asked = { deed: object };

export type CaseWorkEvent =
  | ({ type: "deed.send" } & Asked)
  | { type: "deed.dismiss" | "case.reload" };

interface Context {
  id: string;
  shown: object | null;
  deed: object | null;
  refusal: Refusal | null;
}

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
    send: fromPromise<DeedOutcome, { id: string; deed: object | null }>(unprovided),
  },
  actions: {
    assignShown: assign((_, { shown }: Loaded) => ({ shown })),
    assignDeed: assign((_, { deed }: Asked) => ({ deed })),
    assignRefusal: assign((_, outcome: DeedOutcome) =>
      outcome.kind === "answered" ? {} : { refusal: outcome.refusal },
    ),
    clearRefusal: assign({ refusal: null }),
    closeDialog: sendTo("dialog", { type: "dialog.close" }),
  },
  guards: {
    hasRefusal: ({ context }) => context.refusal !== null,
    isShown: ({ context }) => context.shown !== null,
    isFound: (_, { shown }: Loaded) => shown !== null,
    isAnswered: (_, { kind }: DeedOutcome) => kind === "answered",
    isChanged: (_, { kind }: DeedOutcome) => kind === "changed",
  },
}).createMachine({
  id: "caseWork",
  description: "What is typed stays on the screen until the server has accepted it.",
  context: ({ input }) => ({ ...input, shown: null, deed: null, refusal: null }),
  invoke: { id: "dialog", src: "dialog" },
  initial: "loading",
  states: {
    loading: {
      description: "The case that was loaded before is shown meanwhile, and what is typed.",
      tags: "busy",
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
        "deed.send": {
          guard: "isShown",
          target: "sending",
          actions: { type: "assignDeed", params: ({ event }) => event },
        },
      },
    },
    missing: { tags: "settled" },
    stale: {
      description: "The server did not give the case; what is shown may be out of date.",
      tags: "failed",
      on: {
        "case.reload": "loading",
        "deed.send": {
          guard: "isShown",
          target: "sending",
          actions: { type: "assignDeed", params: ({ event }) => event },
        },
      },
    },
    idle: {
      tags: "open",
      always: { guard: "hasRefusal", target: "failed" },
      on: {
        "case.reload": "loading",
        "deed.send": {
          target: "sending",
          actions: { type: "assignDeed", params: ({ event }) => event },
        },
      },
    },
    sending: {
      tags: "busy",
      entry: "clearRefusal",
      invoke: {
        id: "send",
        src: "send",
        input: ({ context: { id, deed } }) => ({ id, deed }),
        onDone: [
          {
            guard: { type: "isAnswered", params: ({ event }) => event.output },
            target: "loading",
            actions: "closeDialog",
          },
          {
            guard: { type: "isChanged", params: ({ event }) => event.output },
            target: "loading",
            actions: { type: "assignRefusal", params: ({ event }) => event.output },
          },
          {
            target: "failed",
            actions: { type: "assignRefusal", params: ({ event }) => event.output },
          },
        ],
        onError: "failed",
      },
    },
    failed: {
      description: "With a refusal a rule said no; without one there was no answer.",
      tags: ["failed", "open"],
      on: {
        "deed.dismiss": { target: "idle", actions: "clearRefusal" },
        "deed.send": {
          target: "sending",
          actions: { type: "assignDeed", params: ({ event }) => event },
        },
      },
    },
  },
});
