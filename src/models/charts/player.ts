import { player } from "@gatehouse/machines/charts/player";
import { chartModel } from "../kit/specification.ts";

const atOf = (at: number) => ({ at });

export const playerModel = chartModel({
  machine: player,
  inputs: [{ length: 2, pause: 1_000 }],
  begins: "paused",
  moves: [
    [
      { type: "player.play" },
      "paused -> playing; ended -> playing",
      (after, before) => after.context.at === (before.context.at === 2 ? 0 : before.context.at),
    ],
    [{ type: "player.pause" }, "playing -> paused"],
    [{ type: "player.show", at: 1 }, "* -> paused", atOf(1)],
    [{ type: "player.show", at: 9 }, "* -> paused", atOf(2)],
    [{ type: "player.show", at: -1 }, "* -> paused", atOf(0)],
    [{ type: "player.speed", pause: 200 }, "* -> stays", { pause: 200 }],
    [
      { type: "xstate.after.pause.player.playing" },
      "playing -> stays | ended",
      (after, before) => after.context.at === before.context.at + 1,
    ],
  ],
  tags: { busy: "playing", settled: "ended" },
  waits: { pause: 1_000 },
  claims: {
    "a path that has ended is shown whole": ({ value, context }) =>
      value !== "ended" || context.at === context.length,
    "no step is shown that the path does not have": ({ context: { at, length } }) =>
      at >= 0 && at <= length,
  },
});
