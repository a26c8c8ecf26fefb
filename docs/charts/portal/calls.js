import { assign, setup } from "xstate";
// machines/portal/calls.ts
/** Is a call under way for which the person waits? */
export const calls = setup({
  types: {
    context: {},
    events: {},
    tags: {}
  },
  actions: {
    countStart: assign(({ context }) => ({ count: context.count + 1 })),
    countEnd: assign(({ context }) => ({ count: context.count - 1 }))
  },
  guards: { isLast: ({ context }) => context.count === 1 }
}).createMachine({
  id: "calls",
  context: { count: 0 },
  initial: "idle",
  states: {
    idle: {
      tags: "settled",
      on: { "call.start": {
        target: "busy",
        actions: "countStart"
      } }
    },
    busy: {
      description: "A thin bar over the page shows it.",
      tags: "busy",
      on: {
        "call.start": { actions: "countStart" },
        "call.end": [{
          guard: "isLast",
          target: "idle",
          actions: "countEnd"
        }, { actions: "countEnd" }]
      }
    }
  }
});
