import { assign, setup } from "xstate";

export type PlayerEvent =
  | { type: "player.play" | "player.pause" }
  | { type: "player.show"; at: number }
  | { type: "player.speed"; pause: number };

/** length: steps of the path. pause: between two steps, in ms. */
export interface PlayerInput {
  length: number;
  pause: number;
}

/** at: steps of the path that are taken. */
interface Context extends PlayerInput {
  at: number;
}

/** Which step of a generated path is shown, and is the next one taken by itself? */
export const player = setup({
  types: {
    context: {} as Context,
    events: {} as PlayerEvent,
    input: {} as PlayerInput,
    tags: {} as "busy" | "settled",
  },
  actions: {
    takeNext: assign({ at: ({ context: { at } }) => at + 1 }),
    rewind: assign({ at: 0 }),
    assignAt: assign(({ context: { length } }, { at }: { at: number }) => ({
      at: Math.max(0, Math.min(length, at)),
    })),
    assignPause: assign((_, { pause }: { pause: number }) => ({ pause })),
  },
  guards: {
    isWhole: ({ context: { at, length } }) => at === length,
    isLastStep: ({ context: { at, length } }) => at + 1 === length,
  },
  delays: { pause: ({ context: { pause } }) => pause },
}).createMachine({
  id: "player",
  context: ({ input }) => ({ ...input, at: 0 }),
  on: {
    "player.show": {
      target: ".paused",
      actions: { type: "assignAt", params: ({ event }) => event },
    },
    "player.speed": { actions: { type: "assignPause", params: ({ event }) => event } },
  },
  initial: "paused",
  states: {
    paused: {
      on: {
        "player.play": [
          { guard: "isWhole", target: "playing", actions: "rewind" },
          { target: "playing" },
        ],
      },
    },
    playing: {
      description: "A change of the speed counts from the next step.",
      tags: "busy",
      on: { "player.pause": "paused" },
      after: {
        pause: [
          { guard: "isLastStep", target: "ended", actions: "takeNext" },
          { target: "playing", reenter: true, actions: "takeNext" },
        ],
      },
    },
    ended: {
      tags: "settled",
      on: { "player.play": { target: "playing", actions: "rewind" } },
    },
  },
});
