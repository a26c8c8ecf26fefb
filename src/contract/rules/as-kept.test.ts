import { expect, test } from "vitest";
import { asKept } from "./characters.ts";

test("unseen characters are taken away from every part of an answer, and nothing else is", () => {
  const typed = {
    line1: "\ufeff88 Sample\u200b Road",
    rows: ["港\u2060燈", "می‌خواهم", "👨‍👩‍👧"],
    count: 3,
    none: null,
  };
  expect(asKept(typed)).toEqual({
    line1: "88 Sample Road",
    rows: ["港燈", "می‌خواهم", "👨‍👩‍👧"],
    count: 3,
    none: null,
  });
});
