import { sessionEnd } from "@gatehouse/machines/sessions/session-end";
import { chartModel, done } from "../kit/specification.ts";

export const sessionEndModel = chartModel({
  machine: sessionEnd,
  inputs: [{ wait: 300 }],
  begins: "keeping",
  moves: [
    [done("keepWork", true), "keeping -> explaining"],
    [done("keepWork", false), "keeping -> explaining"],
    [{ type: "xstate.after.wait.sessionEnd.explaining" }, "explaining -> deciding"],
    [done("decide", true), "deciding -> held"],
    [done("decide", false), "deciding -> free"],
  ],
  tags: { busy: "keeping, deciding", open: "explaining", settled: "held, free" },
  asks: { keepWork: undefined },
  waits: { wait: 300 },
  claims: {
    "the page stays exactly where leaving it would lose something": ({ status, output, value }) =>
      status !== "done" || output.isHeld === (value === "held"),
  },
});
