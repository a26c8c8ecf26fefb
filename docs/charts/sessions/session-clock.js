import { assign, fromCallback, fromPromise, setup } from "xstate";
// machines/shared/unprovided.ts
/** The placeholder of an actor that the application provides; it throws. */
function unprovided() {
  throw new Error("an actor of this chart is not provided");
}
// machines/sessions/session-clock.ts
/** How long does the session last, and does the person know? */
export const sessionClock = setup({
  types: {
    context: {},
    events: {},
    input: {},
    tags: {}
  },
  actors: {
    ticker: fromCallback(unprovided),
    extend: fromPromise(unprovided)
  },
  actions: {
    assignLease: assign(({ context: { end } }, { deadline, now }) => ({
      deadline: Math.min(deadline, end),
      now
    })),
    assignNow: assign((_, { now }) => ({ now }))
  },
  guards: {
    isFar: ({ context: { warnAhead } }, { deadline, now }) => deadline - now > warnAhead,
    isOver: ({ context: { deadline } }, { now }) => now >= deadline,
    isEndNear: ({ context: { end, warnAhead } }, { now }) => end - now <= warnAhead,
    isDeadlineNear: ({ context: { deadline, end, warnAhead } }, { now }) => deadline - now <= warnAhead && now < deadline && end - now > warnAhead
  }
}).createMachine({
  id: "sessionClock",
  description: "Each answer of the server may move the deadline; so may another tab.",
  context: ({ input = { deadline: 100, now: 0, end: 200, warnAhead: 20 } }) => ({
    ...input,
    deadline: Math.min(input.deadline, input.end)
  }),
  invoke: {
    id: "ticker",
    src: "ticker"
  },
  on: {
    "lease.renew": [{
      guard: {
        type: "isFar",
        params: ({ event }) => event
      },
      target: ".active",
      actions: {
        type: "assignLease",
        params: ({ event }) => event
      }
    }, { actions: {
      type: "assignLease",
      params: ({ event }) => event
    } }],
    tick: [
      {
        guard: {
          type: "isOver",
          params: ({ event }) => event
        },
        target: ".over"
      },
      {
        guard: {
          type: "isEndNear",
          params: ({ event }) => event
        },
        target: ".closing",
        actions: {
          type: "assignNow",
          params: ({ event }) => event
        }
      },
      { actions: {
        type: "assignNow",
        params: ({ event }) => event
      } }
    ]
  },
  initial: "active",
  states: {
    active: { on: { tick: {
      guard: {
        type: "isDeadlineNear",
        params: ({ event }) => event
      },
      target: "expiring",
      actions: {
        type: "assignNow",
        params: ({ event }) => event
      }
    } } },
    closing: {
      description: "The session has lasted as long as it may; it cannot be extended.",
      on: {
        "lease.renew": { actions: {
          type: "assignLease",
          params: ({ event }) => event
        } },
        tick: [{
          guard: {
            type: "isOver",
            params: ({ event }) => event
          },
          target: "over"
        }, { actions: {
          type: "assignNow",
          params: ({ event }) => event
        } }]
      },
      initial: "warning",
      states: {
        warning: {
          tags: "open",
          on: { "warning.dismiss": "dismissed" }
        },
        dismissed: {}
      }
    },
    expiring: {
      description: "A warning names the time left and offers to stay signed in.",
      tags: "open",
      on: { "session.extend": "extending" }
    },
    extending: {
      description: "The server decides, even when the deadline passes before it answers. Its answer carries the new deadline.",
      tags: ["busy", "open"],
      invoke: {
        id: "extend",
        src: "extend",
        onDone: "expiring",
        onError: "expiring"
      },
      on: { tick: { actions: {
        type: "assignNow",
        params: ({ event }) => event
      } } }
    },
    over: {
      type: "final",
      tags: "settled"
    }
  }
});
