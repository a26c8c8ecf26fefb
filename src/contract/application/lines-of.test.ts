import { expect, test } from "vitest";
import { linesOf } from "./lines-of.ts";

test("a line that is named twice is opened once, and an unknown one not at all", () => {
  const lines = ["goldToken", "exchange", "goldToken", "exchange", "toString", 1];
  expect(linesOf({ applicableAccount: { lines } })).toEqual(["exchange", "goldToken"]);
});
