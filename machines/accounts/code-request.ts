import { assign, fromCallback, fromPromise, setup } from "xstate";
import { callOf } from "../shared/call.ts";
import { unprovided } from "../shared/unprovided.ts";

/** deadline: when another code can be requested; 0 while no code is valid. Both in seconds of the client's clock. */
export interface Wait {
  deadline: number;
  now: number;
}

export type SendCodeResult = { kind: "sent" | "throttled" } & Wait;

type Tick = { type: "tick"; now: number };

export type CodeRequestEvent = { type: "code.send" } | Tick;

interface Context {
  email: string;
  deadline: number;
  secondsLeft: number;
  resends: number;
}

function secondsUntil({ deadline, now }: Wait): number {
  return Math.max(0, Math.ceil(deadline - now));
}

/** May a code be asked for now, and if not, how long is the wait? */
export const codeRequest = setup({
  types: {
    context: {} as Context,
    events: {} as CodeRequestEvent,
    input: {} as { email: string },
    tags: {} as "busy" | "locked",
  },
  actors: {
    storedWait: fromPromise<Wait, { email: string }>(unprovided),
    sendCall: callOf<{ email: string; resends: number }, SendCodeResult>(),
    ticker: fromCallback<Tick>(unprovided),
  },
  actions: {
    countCode: assign({ resends: ({ context }) => context.resends + 1 }),
    assignWait: assign((_, wait: Wait) => ({
      deadline: wait.deadline,
      secondsLeft: secondsUntil(wait),
    })),
    countDown: assign(({ context: { deadline } }, { now }: { now: number }) => ({
      secondsLeft: secondsUntil({ deadline, now }),
    })),
  },
  guards: {
    isCodeOut: (_, { deadline }: Wait) => deadline > 0,
    isAhead: (_, wait: Wait) => secondsUntil(wait) > 0,
    isOver: ({ context: { deadline } }, { now }: { now: number }) =>
      secondsUntil({ deadline, now }) === 0,
    isSent: (_, { kind }: SendCodeResult) => kind === "sent",
  },
}).createMachine({
  id: "codeRequest",
  description:
    "The first code is sent at once, unless one from before is still valid for this address.",
  context: ({ input }) => ({ email: input.email, deadline: 0, secondsLeft: 0, resends: 0 }),
  initial: "resuming",
  states: {
    resuming: {
      tags: "busy",
      invoke: {
        id: "storedWait",
        src: "storedWait",
        input: ({ context: { email } }) => ({ email }),
        onDone: [
          {
            guard: { type: "isAhead", params: ({ event }) => event.output },
            target: "countingDown",
            actions: ["countCode", { type: "assignWait", params: ({ event }) => event.output }],
          },
          {
            guard: { type: "isCodeOut", params: ({ event }) => event.output },
            target: "resendable",
            actions: "countCode",
          },
          { target: "sending" },
        ],
      },
    },
    sending: {
      invoke: {
        id: "send",
        src: "sendCall",
        input: ({ context: { email, resends } }) => ({ email, resends }),
        onDone: [
          {
            guard: { type: "isSent", params: ({ event }) => event.output },
            target: "countingDown",
            actions: ["countCode", { type: "assignWait", params: ({ event }) => event.output }],
          },
          {
            target: "countingDown",
            actions: { type: "assignWait", params: ({ event }) => event.output },
          },
        ],
      },
    },
    countingDown: {
      description: "The button is locked and shows the seconds left until the server's deadline.",
      tags: "locked",
      invoke: { id: "ticker", src: "ticker" },
      on: {
        tick: [
          {
            guard: { type: "isOver", params: ({ event }) => event },
            target: "resendable",
            actions: { type: "countDown", params: ({ event }) => event },
          },
          { actions: { type: "countDown", params: ({ event }) => event } },
        ],
      },
    },
    resendable: {
      description: "The wait is over; the button offers another code.",
      on: { "code.send": "sending" },
    },
  },
});
