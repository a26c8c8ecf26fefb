import { assign, fromCallback, fromPromise, setup } from "xstate";
import type { Lease, Renewal } from "./session-facts.ts";
import { unprovided } from "../shared/unprovided.ts";

type Tick = { type: "tick"; now: number };

export type SessionClockEvent =
  | Tick
  | ({ type: "lease.renew" } & Renewal)
  | { type: "session.extend" }
  | { type: "warning.dismiss" };

/** warnAhead: how long before the end a person is warned, in ms. */
type Context = Lease & { warnAhead: number };

/** How long does the session last, and does the person know? */
export const sessionClock = setup({
  types: {
    context: {} as Context,
    events: {} as SessionClockEvent,
    input: {} as Context,
    tags: {} as "busy" | "open" | "settled",
  },
  actors: {
    ticker: fromCallback<Tick>(unprovided),
    extend: fromPromise<void>(unprovided),
  },
  actions: {
    assignLease: assign(({ context: { end } }, { deadline, now }: Renewal) => ({
      deadline: Math.min(deadline, end),
      now,
    })),
    assignNow: assign((_, { now }: { now: number }) => ({ now })),
  },
  guards: {
    isFar: ({ context: { warnAhead } }, { deadline, now }: Renewal) => deadline - now > warnAhead,
    isOver: ({ context: { deadline } }, { now }: { now: number }) => now >= deadline,
    isEndNear: ({ context: { end, warnAhead } }, { now }: { now: number }) =>
      end - now <= warnAhead,
    isDeadlineNear: ({ context: { deadline, end, warnAhead } }, { now }: { now: number }) =>
      deadline - now <= warnAhead && now < deadline && end - now > warnAhead,
  },
}).createMachine({
  id: "sessionClock",
  description: "Each answer of the server may move the deadline; so may another tab.",
  context: ({ input }) => ({ ...input, deadline: Math.min(input.deadline, input.end) }),
  invoke: { id: "ticker", src: "ticker" },
  on: {
    "lease.renew": [
      {
        guard: { type: "isFar", params: ({ event }) => event },
        target: ".active",
        actions: { type: "assignLease", params: ({ event }) => event },
      },
      { actions: { type: "assignLease", params: ({ event }) => event } },
    ],
    tick: [
      { guard: { type: "isOver", params: ({ event }) => event }, target: ".over" },
      {
        guard: { type: "isEndNear", params: ({ event }) => event },
        target: ".closing",
        actions: { type: "assignNow", params: ({ event }) => event },
      },
      { actions: { type: "assignNow", params: ({ event }) => event } },
    ],
  },
  initial: "active",
  states: {
    active: {
      on: {
        tick: {
          guard: { type: "isDeadlineNear", params: ({ event }) => event },
          target: "expiring",
          actions: { type: "assignNow", params: ({ event }) => event },
        },
      },
    },
    closing: {
      description: "The session has lasted as long as it may; it cannot be extended.",
      on: {
        "lease.renew": { actions: { type: "assignLease", params: ({ event }) => event } },
        tick: [
          { guard: { type: "isOver", params: ({ event }) => event }, target: "over" },
          { actions: { type: "assignNow", params: ({ event }) => event } },
        ],
      },
      initial: "warning",
      states: {
        warning: { tags: "open", on: { "warning.dismiss": "dismissed" } },
        dismissed: {},
      },
    },
    expiring: {
      description: "A warning names the time left and offers to stay signed in.",
      tags: "open",
      on: { "session.extend": "extending" },
    },
    extending: {
      description:
        "The server decides, even when the deadline passes before it answers. Its answer carries the new deadline.",
      tags: ["busy", "open"],
      invoke: { id: "extend", src: "extend", onDone: "expiring", onError: "expiring" },
      on: { tick: { actions: { type: "assignNow", params: ({ event }) => event } } },
    },
    over: { type: "final", tags: "settled" },
  },
});
