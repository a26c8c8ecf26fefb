import { calls } from "@gatehouse/machines/portal/calls";
import { chartModel } from "../kit/specification.ts";

export const callsModel = chartModel({
  machine: calls,
  begins: "idle",
  moves: [
    [
      ({ context }) => (context.count < 3 ? { type: "call.start" } : undefined),
      "* -> busy",
      (after, before) => after.context.count === before.context.count + 1,
    ],
    [
      { type: "call.end" },
      "busy -> idle | stays",
      (after, before) => after.context.count === before.context.count - 1,
    ],
  ],
  tags: { busy: "busy", settled: "idle" },
  claims: {
    "the bar is shown exactly while a call is under way": (snapshot) =>
      snapshot.hasTag("busy") === snapshot.context.count > 0,
  },
});
