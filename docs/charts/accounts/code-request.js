import { assign, fromCallback, fromPromise, setup } from "xstate";
// machines/shared/unprovided.ts
/** The placeholder of an actor that the application provides; it throws. */
function unprovided() {
  throw new Error("an actor of this chart is not provided");
}
// machines/shared/call.ts
/** Has the server answered this call, and if not, can it be sent again? */
const call = fromCallback(() => {});
/** The call chart, or a provided copy of it, typed by the request and the result of one call. */
function callOf(logic = call) {
  return logic;
}
// machines/accounts/code-request.ts
function secondsUntil({ deadline, now }) {
  return Math.max(0, Math.ceil(deadline - now));
}
/** May a code be asked for now, and if not, how long is the wait? */
export const codeRequest = setup({
  types: {
    context: {},
    events: {},
    input: {},
    tags: {}
  },
  actors: {
    storedWait: fromPromise(unprovided),
    sendCall: callOf(),
    ticker: fromCallback(unprovided)
  },
  actions: {
    countCode: assign({ resends: ({ context }) => context.resends + 1 }),
    assignWait: assign((_, wait) => ({
      deadline: wait.deadline,
      secondsLeft: secondsUntil(wait)
    })),
    countDown: assign(({ context: { deadline } }, { now }) => ({ secondsLeft: secondsUntil({
      deadline,
      now
    }) }))
  },
  guards: {
    isCodeOut: (_, { deadline }) => deadline > 0,
    isAhead: (_, wait) => secondsUntil(wait) > 0,
    isOver: ({ context: { deadline } }, { now }) => secondsUntil({
      deadline,
      now
    }) === 0,
    isSent: (_, { kind }) => kind === "sent"
  }
}).createMachine({
  id: "codeRequest",
  description: "The first code is sent at once, unless one from before is still valid for this address.",
  context: ({ input = { email: "ada@example.com" } }) => ({
    email: input.email,
    deadline: 0,
    secondsLeft: 0,
    resends: 0
  }),
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
            guard: {
              type: "isAhead",
              params: ({ event }) => event.output
            },
            target: "countingDown",
            actions: ["countCode", {
              type: "assignWait",
              params: ({ event }) => event.output
            }]
          },
          {
            guard: {
              type: "isCodeOut",
              params: ({ event }) => event.output
            },
            target: "resendable",
            actions: "countCode"
          },
          { target: "sending" }
        ]
      }
    },
    sending: { invoke: {
      id: "send",
      src: "sendCall",
      input: ({ context: { email, resends } }) => ({
        email,
        resends
      }),
      onDone: [{
        guard: {
          type: "isSent",
          params: ({ event }) => event.output
        },
        target: "countingDown",
        actions: ["countCode", {
          type: "assignWait",
          params: ({ event }) => event.output
        }]
      }, {
        target: "countingDown",
        actions: {
          type: "assignWait",
          params: ({ event }) => event.output
        }
      }]
    } },
    countingDown: {
      description: "The button is locked and shows the seconds left until the server's deadline.",
      tags: "locked",
      invoke: {
        id: "ticker",
        src: "ticker"
      },
      on: { tick: [{
        guard: {
          type: "isOver",
          params: ({ event }) => event
        },
        target: "resendable",
        actions: {
          type: "countDown",
          params: ({ event }) => event
        }
      }, { actions: {
        type: "countDown",
        params: ({ event }) => event
      } }] }
    },
    resendable: {
      description: "The wait is over; the button offers another code.",
      on: { "code.send": "sending" }
    }
  }
});
