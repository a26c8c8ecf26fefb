import { assign, fromCallback, fromPromise, setup } from "xstate";
// machines/code-request.ts
function secondsUntil(deadline, now, second) {
  return deadline === null ? 0 : Math.max(0, Math.ceil((deadline - now) / second));
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
    sendCode: fromPromise(() => Promise.reject(new Error("sendCode is not provided"))),
    ticker: fromCallback(() => {
      throw new Error("ticker is not provided");
    })
  },
  actions: {
    "count the code": assign({ resends: ({ context }) => context.resends + 1 }),
    "take in the answer": assign(({ context }, { outcome }) => outcome.kind === "refused" ? { refusal: outcome.refusal } : {
      deadline: outcome.deadline,
      secondsLeft: secondsUntil(outcome.deadline, outcome.now, context.second)
    }),
    "count down": assign(({ context }, params) => ({ secondsLeft: secondsUntil(context.deadline, params.now, context.second) })),
    "stop waiting": assign({
      deadline: null,
      secondsLeft: 0
    }),
    "forget the refusal": assign({ refusal: null })
  },
  guards: {
    "still to wait": ({ context }) => context.secondsLeft > 0,
    "time is up": ({ context }, params) => secondsUntil(context.deadline, params.now, context.second) === 0,
    sent: (_, params) => params.outcome.kind === "sent",
    throttled: (_, params) => params.outcome.kind === "throttled"
  }
}).createMachine({
  id: "codeRequest",
  context: ({ input }) => ({
    email: input.email,
    deadline: input.deadline,
    secondsLeft: secondsUntil(input.deadline, input.now, input.second),
    second: input.second,
    resends: 0,
    refusal: null
  }),
  initial: "ready",
  states: {
    ready: {
      description: "No code was asked for yet. A page loaded during the wait goes on waiting.",
      tags: "open",
      always: {
        guard: "still to wait",
        target: "countingDown"
      },
      on: { "code.send": "sending" }
    },
    sending: {
      tags: "busy",
      invoke: {
        id: "sendCode",
        src: "sendCode",
        input: ({ context }) => ({
          email: context.email,
          resends: context.resends
        }),
        onDone: [
          {
            guard: {
              type: "sent",
              params: ({ event }) => ({ outcome: event.output })
            },
            target: "countingDown",
            actions: ["count the code", {
              type: "take in the answer",
              params: ({ event }) => ({ outcome: event.output })
            }]
          },
          {
            guard: {
              type: "throttled",
              params: ({ event }) => ({ outcome: event.output })
            },
            target: "countingDown",
            actions: {
              type: "take in the answer",
              params: ({ event }) => ({ outcome: event.output })
            }
          },
          {
            target: "failed",
            actions: {
              type: "take in the answer",
              params: ({ event }) => ({ outcome: event.output })
            }
          }
        ],
        onError: "failed"
      }
    },
    countingDown: {
      description: "The button is locked and shows the seconds left until the server's deadline.",
      tags: "locked",
      invoke: {
        id: "ticker",
        src: "ticker"
      },
      on: { tick: [{
        guard: {
          type: "time is up",
          params: ({ event }) => ({ now: event.now })
        },
        target: "resendable",
        actions: "stop waiting"
      }, { actions: {
        type: "count down",
        params: ({ event }) => ({ now: event.now })
      } }] }
    },
    resendable: {
      description: "The wait is over; the button offers another code.",
      tags: "open",
      on: { "code.send": "sending" }
    },
    failed: {
      description: "No code was sent: the refusal is named, or there was no answer and it is null.",
      tags: ["failed", "open"],
      exit: "forget the refusal",
      on: { "code.send": "sending" }
    }
  }
});
