import { expect, test } from "vitest";
import type { Drawing } from "./drawing.ts";
import { placedNotes } from "./placed-notes.ts";

test("a note in Chinese has room for its characters, which are wider than others", () => {
  const box = { x: 0, y: 0, width: 200, height: 40, lines: [] };
  const states = [{ ...box, id: "open" }];
  const drawing = { states, arrows: [] } as unknown as Drawing;
  const widthOf = (text: string) => placedNotes(drawing, new Map([["open", text]]))[0]!.width;
  const [latin, chinese] = [widthOf("18 · 4 d"), widthOf("18 · 4 日")];
  expect(chinese).toBeGreaterThan(latin);
});
