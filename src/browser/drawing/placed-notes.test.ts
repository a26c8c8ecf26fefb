import { expect, test } from "vitest";
import type { DrawnState } from "./drawing.ts";
import { placedNotes } from "./placed-notes.ts";

test("a note in Chinese has room for its characters, which are wider than others", () => {
  const state: DrawnState = {
    id: "open",
    kind: "atomic",
    depth: 1,
    x: 0,
    y: 0,
    width: 200,
    height: 40,
    lines: [],
  };
  const drawing = { width: 200, height: 40, states: [state], beginnings: [], arrows: [] };
  const widthOf = (text: string) => placedNotes(drawing, new Map([["open", text]]))[0]!.width;
  const [latin, chinese] = [widthOf("18 · 4 d"), widthOf("18 · 4 日")];
  expect(chinese).toBeGreaterThan(latin);
});
