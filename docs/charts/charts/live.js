import { assign, fromCallback, setup, stopChild } from "xstate";
// machines/shared/unprovided.ts
/** The placeholder of an actor that the application provides; it throws. */
function unprovided() {
  throw new Error("an actor of this chart is not provided");
}
// machines/charts/live.ts
/** What do the charts in the other tabs of this browser do? It is the root of the chart pages' system. */
export const live = setup({
  types: {
    context: {},
    events: {},
    input: {}
  },
  actors: { channel: fromCallback(unprovided) },
  actions: {
    addReport: assign(({ context }, { report }) => ({
      count: context.count + 1,
      reports: [...context.reports, {
        ...report,
        number: context.count
      }].slice(-context.most)
    })),
    assignShown: assign((_, { number }) => ({ shown: number })),
    clearReports: assign({ reports: [] }),
    closeScreen: stopChild((_, { actor }) => actor)
  }
}).createMachine({
  id: "live",
  description: "Other tabs tell ids and names of events, nothing that a person typed.",
  context: ({ input: { most } = { most: 2 } }) => ({
    most,
    count: 0,
    reports: [],
    shown: 0
  }),
  invoke: {
    id: "channel",
    src: "channel"
  },
  on: {
    "tab.report": { actions: {
      type: "addReport",
      params: ({ event }) => event
    } },
    "screen.close": { actions: {
      type: "closeScreen",
      params: ({ event }) => event
    } },
    "timeline.clear": {
      target: ".following",
      actions: "clearReports"
    }
  },
  initial: "following",
  states: {
    following: {
      description: "The newest report is shown.",
      on: { "timeline.show": {
        target: "steppedBack",
        actions: {
          type: "assignShown",
          params: ({ event }) => event
        }
      } }
    },
    steppedBack: {
      description: "An earlier report is shown; new ones are collected.",
      on: {
        "timeline.show": { actions: {
          type: "assignShown",
          params: ({ event }) => event
        } },
        "timeline.follow": "following"
      }
    }
  }
});
