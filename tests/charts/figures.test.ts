import { calls } from "@gatehouse/machines/portal/calls";
import { expect, test } from "vitest";
import { figuresOf } from "../../src/run/charts/data.ts";

const all = (of: number) => ({ taken: of, of });

test("the page of a chart shows figures of its states and transitions of today only", () => {
  const bare = { states: all(3), transitions: all(4) };
  const figures = {
    calls: {
      bare,
      screens: { ...bare, states: all(2) },
      tours: { ...bare, transitions: all(5) },
    },
  };
  expect(figuresOf("calls", calls, figures)).toEqual({ bare });
  expect(figuresOf("calls", calls, {})).toEqual({});
});
