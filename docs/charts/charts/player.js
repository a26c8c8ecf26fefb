import { assign, setup } from "xstate";
// machines/charts/player.ts
/** Which step of a generated path is shown, and is the next one taken by itself? */
export const player = setup({
  types: {
    context: {},
    events: {},
    input: {},
    tags: {}
  },
  actions: {
    takeNext: assign({ at: ({ context: { at } }) => at + 1 }),
    rewind: assign({ at: 0 }),
    assignAt: assign(({ context: { length } }, { at }) => ({ at: Math.max(0, Math.min(length, at)) })),
    assignPause: assign((_, { pause }) => ({ pause }))
  },
  guards: {
    isWhole: ({ context: { at, length } }) => at === length,
    isLastStep: ({ context: { at, length } }) => at + 1 === length
  },
  delays: { pause: 1000 }
}).createMachine({
  id: "player",
  context: ({ input = { length: 2, pause: 1000 } }) => ({
    ...input,
    at: 0
  }),
  on: {
    "player.show": {
      target: ".paused",
      actions: {
        type: "assignAt",
        params: ({ event }) => event
      }
    },
    "player.speed": { actions: {
      type: "assignPause",
      params: ({ event }) => event
    } }
  },
  initial: "paused",
  states: {
    paused: { on: { "player.play": [{
      guard: "isWhole",
      target: "playing",
      actions: "rewind"
    }, { target: "playing" }] } },
    playing: {
      description: "A change of the speed counts from the next step.",
      tags: "busy",
      on: { "player.pause": "paused" },
      after: { pause: [{
        guard: "isLastStep",
        target: "ended",
        actions: "takeNext"
      }, {
        target: "playing",
        reenter: true,
        actions: "takeNext"
      }] }
    },
    ended: {
      tags: "settled",
      on: { "player.play": {
        target: "playing",
        actions: "rewind"
      } }
    }
  }
});
