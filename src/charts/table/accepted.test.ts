import { expect, test } from "vitest";
import { createMachine } from "xstate";
import { partsOf } from "#browser/drawing/parts.ts";
import { acceptedAround } from "./accepted.ts";

const machine = createMachine({
  id: "chart",
  initial: "outer",
  on: { "a.end": ".over", "a.stop": ".over" },
  states: {
    outer: {
      initial: "inner",
      on: { "a.end": "over", "a.go": "over" },
      states: { inner: { on: { "a.go": "other", "a.stop": { guard: "isLast" } } }, other: {} },
    },
    over: { type: "final" },
  },
});

test.each([
  [
    "chart.outer.inner",
    [
      { events: ["a.end"], from: "chart.outer" },
      { events: ["a.stop"], from: "chart" },
    ],
  ],
  [
    "chart.outer.other",
    [
      { events: ["a.end", "a.go"], from: "chart.outer" },
      { events: ["a.stop"], from: "chart" },
    ],
  ],
  ["chart.outer", [{ events: ["a.stop"], from: "chart" }]],
  ["chart", []],
])("around %s", (id, around) => {
  expect(acceptedAround(partsOf(machine), id)).toEqual(around);
});
