import { expect, test } from "vitest";
import { levels } from "#models/levels.ts";
import { reasons } from "./reasons.ts";

test("each reason of src/models/levels.ts has words in three languages, and no other", () => {
  const given = Object.values(levels).flatMap((level) => {
    if ("untouched" in level) return level.untouched;
    return "reason" in level ? level.reason : [];
  });
  expect(new Set(reasons.map(([text]) => text))).toEqual(new Set(given));
});
