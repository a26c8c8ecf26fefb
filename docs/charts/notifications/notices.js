import { assign, fromCallback, setup } from "xstate";
// machines/shared/unprovided.ts
/** The placeholder of an actor that the application provides; it throws. */
function unprovided() {
  throw new Error("an actor of this chart is not provided");
}
// machines/notifications/notices.ts
const isExpired = (until, now) => until !== null && now >= until;
/** Which short messages are on the screen, and when does each one go? */
export const notices = setup({
  types: {
    context: {},
    events: {},
    input: {},
    tags: {}
  },
  actors: { ticker: fromCallback(unprovided) },
  actions: {
    showNotice: assign(({ context }, { now, ...shown }) => ({ list: [...context.list, {
      ...shown,
      id: `${shown.code}@${now}`,
      until: now + context.lifetime
    }] })),
    removeNotice: assign(({ context }, { id }) => ({ list: context.list.filter((notice) => notice.id !== id) })),
    removeExpired: assign(({ context }, { now }) => ({ list: context.list.filter(({ until }) => !isExpired(until, now)).map((notice) => ({
      ...notice,
      until: notice.until ?? now + context.lifetime
    })) })),
    stopClocks: assign(({ context }) => ({ list: context.list.map((notice) => ({
      ...notice,
      until: null
    })) }))
  },
  guards: {
    isNew: ({ context }, { code }) => context.list.every((notice) => notice.code !== code),
    isShown: ({ context }, { id }) => context.list.some((notice) => notice.id === id),
    isOnly: ({ context: { list } }, { id }) => list.length === 1 && list[0]?.id === id,
    areAllExpired: ({ context }, { now }) => context.list.every(({ until }) => isExpired(until, now))
  }
}).createMachine({
  id: "notices",
  description: "What a person must act on is shown on the page as well.",
  context: ({ input = { lifetime: 2000 } }) => ({
    lifetime: input.lifetime,
    list: []
  }),
  on: { "notice.dismiss": [{
    guard: {
      type: "isOnly",
      params: ({ event }) => event
    },
    target: ".quiet",
    actions: {
      type: "removeNotice",
      params: ({ event }) => event
    }
  }, {
    guard: {
      type: "isShown",
      params: ({ event }) => event
    },
    actions: {
      type: "removeNotice",
      params: ({ event }) => event
    }
  }] },
  initial: "quiet",
  states: {
    quiet: {
      tags: "settled",
      on: { "notice.show": {
        target: "showing",
        actions: {
          type: "showNotice",
          params: ({ event }) => event
        }
      } }
    },
    showing: {
      description: "Each goes at its own time. No code is shown twice at once.",
      tags: "open",
      invoke: {
        id: "ticker",
        src: "ticker"
      },
      on: {
        "notice.show": {
          guard: {
            type: "isNew",
            params: ({ event }) => event
          },
          actions: {
            type: "showNotice",
            params: ({ event }) => event
          }
        },
        "notices.hold": "held",
        tick: [{
          guard: {
            type: "areAllExpired",
            params: ({ event }) => event
          },
          target: "quiet",
          actions: {
            type: "removeExpired",
            params: ({ event }) => event
          }
        }, { actions: {
          type: "removeExpired",
          params: ({ event }) => event
        } }]
      }
    },
    held: {
      description: "The pointer or the focus is on them: none goes, and all start again after.",
      tags: "locked",
      entry: "stopClocks",
      on: {
        "notice.show": {
          guard: {
            type: "isNew",
            params: ({ event }) => event
          },
          actions: [{
            type: "showNotice",
            params: ({ event }) => event
          }, "stopClocks"]
        },
        "notices.release": "showing"
      }
    }
  }
});
