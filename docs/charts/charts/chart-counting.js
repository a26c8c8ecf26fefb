import { assign, fromCallback, fromPromise, setup } from "xstate";
// machines/shared/unprovided.ts
/** The placeholder of an actor that the application provides; it throws. */
function unprovided() {
  throw new Error("an actor of this chart is not provided");
}
// machines/charts/chart-counting.ts
const isSame = (one, other) => one.chart === other.chart && one.from === other.from && one.event === other.event && one.to === other.to && one.within === other.within;
/** When is what the charts of this page did reported to the server? */
export const chartCounting = setup({
  types: {
    context: {},
    events: {},
    input: {},
    tags: {}
  },
  actors: {
    watch: fromCallback(unprovided),
    send: fromPromise(unprovided)
  },
  actions: {
    addKnown: assign(({ context }, { transition }) => ({ counts: context.counts.map((each) => isSame(each, transition) ? {
      ...each,
      count: each.count + transition.count
    } : each) })),
    addNew: assign(({ context }, { transition }) => ({ counts: [...context.counts, transition] })),
    takeReport: assign(({ context }) => ({
      report: context.counts,
      counts: []
    }))
  },
  guards: {
    isKnown: ({ context }, { transition }) => context.counts.some((each) => isSame(each, transition)),
    hasRoom: ({ context }) => context.counts.length < context.most,
    hasCounts: ({ context }) => context.counts.length > 0,
    isRefused: (_, { isTaken }) => !isTaken
  },
  delays: { pause: 30000 }
}).createMachine({
  id: "chartCounting",
  description: "Runs only where the firm counts. A report that does not arrive is not repeated.",
  context: ({ input = { pause: 30000, most: 2 } }) => ({
    ...input,
    counts: [],
    report: []
  }),
  invoke: {
    id: "watch",
    src: "watch"
  },
  on: { "transition.count": [{
    guard: {
      type: "isKnown",
      params: ({ event }) => event
    },
    actions: {
      type: "addKnown",
      params: ({ event }) => event
    }
  }, {
    guard: "hasRoom",
    actions: {
      type: "addNew",
      params: ({ event }) => event
    }
  }] },
  initial: "quiet",
  states: {
    quiet: {
      description: "Nothing has happened since the last report.",
      tags: "settled",
      on: { "transition.count": {
        target: "counting",
        actions: {
          type: "addNew",
          params: ({ event }) => event
        }
      } }
    },
    counting: {
      tags: "open",
      on: { "page.hide": "sending" },
      after: { pause: "sending" }
    },
    sending: {
      description: "What is counted meanwhile belongs to the next report.",
      tags: "busy",
      entry: "takeReport",
      invoke: {
        id: "send",
        src: "send",
        input: ({ context }) => ({ counts: context.report }),
        onDone: [
          {
            guard: {
              type: "isRefused",
              params: ({ event }) => event.output
            },
            target: "ended"
          },
          {
            guard: "hasCounts",
            target: "counting"
          },
          { target: "quiet" }
        ],
        onError: [{
          guard: "hasCounts",
          target: "counting"
        }, { target: "quiet" }]
      },
      on: { "page.hide": {
        guard: "hasCounts",
        target: "sending",
        reenter: true
      } }
    },
    ended: {
      description: "The firm no longer counts, or the page is older than the portal.",
      tags: "failed",
      type: "final"
    }
  }
});
