import { live } from "@gatehouse/machines/charts/live";
import { createActor, fromCallback } from "xstate";
import { chartModel } from "../kit/specification.ts";

const screen = fromCallback(() => {});
const running = [{ actor: "x:0", chart: "session", states: ["session", "session.visitor"] }];
const report = { tab: "a", chart: "session", event: "session.leave", running };

export const liveModel = chartModel({
  machine: live,
  inputs: [{ most: 2 }],
  begins: "following",
  facts: ({ context: { reports, shown } }) => ({ kept: reports.length, shown }),
  moves: [
    [
      { type: "tab.report", report },
      "* -> stays",
      (after, before) =>
        after.context.count === before.context.count + 1 &&
        after.context.reports.at(-1).number === before.context.count &&
        after.context.reports.at(-1).event === "session.leave",
    ],
    [
      { type: "timeline.show", number: 1 },
      "following -> steppedBack; steppedBack -> stays",
      { shown: 1 },
    ],
    [
      { type: "timeline.show", number: 0 },
      "following -> steppedBack; steppedBack -> stays",
      { shown: 0 },
    ],
    [{ type: "timeline.follow" }, "steppedBack -> following"],
    [{ type: "timeline.clear" }, "* -> following", { reports: [] }],
    [{ type: "screen.close", actor: "a screen" }, "* -> stays"],
  ],
  drivers: {
    "screen.close": (root) => {
      const actor = createActor(screen, { parent: root }).start();
      root.send({ type: "screen.close", actor });
    },
  },
  asks: { channel: undefined },
  claims: {
    "no more reports are kept than allowed": ({ context: { reports, most } }) =>
      reports.length <= most,
  },
});
