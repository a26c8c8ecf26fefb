import { assign, fromCallback, setup } from "xstate";
// machines/portal/notices.ts
/** Which short messages are on the screen, and when does each one go? */
export const notices = setup({
  types: {
    context: {},
    events: {},
    input: {},
    tags: {}
  },
  actors: { ticker: fromCallback(() => {
    throw new Error("ticker is not provided");
  }) },
  actions: {
    "show it": assign(({ context }, { code, tone, now }) => ({ list: [...context.list, {
      id: `${code}@${now}`,
      code,
      tone,
      until: now + context.lifetime
    }] })),
    "take it away": assign(({ context }, { id }) => ({ list: context.list.filter((notice) => notice.id !== id) })),
    "take away what is over": assign(({ context }, { now }) => ({ list: context.list.filter((notice) => notice.until === null || now < notice.until).map((notice) => ({
      ...notice,
      until: notice.until ?? now + context.lifetime
    })) })),
    "stop the clocks": assign(({ context }) => ({ list: context.list.map((notice) => ({
      ...notice,
      until: null
    })) }))
  },
  guards: {
    "not on the screen": ({ context }, { code }) => context.list.every((notice) => notice.code !== code),
    "on the screen": ({ context }, { id }) => context.list.some((notice) => notice.id === id),
    "none left": ({ context }) => context.list.length === 0
  }
}).createMachine({
  id: "notices",
  description: "Nothing that must be acted on is said here alone; it also stands on the page.",
  context: ({ input }) => ({
    lifetime: input.lifetime,
    list: []
  }),
  on: { "notice.dismiss": {
    guard: {
      type: "on the screen",
      params: ({ event }) => event
    },
    actions: {
      type: "take it away",
      params: ({ event }) => event
    }
  } },
  initial: "quiet",
  states: {
    quiet: {
      tags: "settled",
      on: { "notice.show": {
        target: "showing",
        actions: {
          type: "show it",
          params: ({ event }) => event
        }
      } }
    },
    showing: {
      description: "Each goes at its own time. One code is never on the screen twice.",
      tags: "open",
      invoke: {
        id: "ticker",
        src: "ticker"
      },
      always: {
        guard: "none left",
        target: "quiet"
      },
      on: {
        "notice.show": {
          guard: {
            type: "not on the screen",
            params: ({ event }) => event
          },
          actions: {
            type: "show it",
            params: ({ event }) => event
          }
        },
        "notices.hold": "held",
        tick: { actions: {
          type: "take away what is over",
          params: ({ event }) => event
        } }
      }
    },
    held: {
      description: "Somebody points at them or reads them: nothing goes, and all start anew after.",
      tags: "locked",
      entry: "stop the clocks",
      always: {
        guard: "none left",
        target: "quiet"
      },
      on: {
        "notice.show": {
          guard: {
            type: "not on the screen",
            params: ({ event }) => event
          },
          actions: [{
            type: "show it",
            params: ({ event }) => event
          }, "stop the clocks"]
        },
        "notices.release": "showing"
      }
    }
  }
});
