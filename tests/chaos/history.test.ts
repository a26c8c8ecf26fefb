import { describe, expect, test } from "vitest";
import { type Attempt, wrongInAnswer, wrongInList } from "./history.ts";

const attempt = (
  value: string,
  [began, ended]: [number, number | null],
  outcome: Attempt<string>["outcome"] = ended === null ? "unknown" : "acknowledged",
): Attempt<string> => ({ value, began, ended, outcome });

describe("a list to which many append", () => {
  // A and B at the same time, C after both; D without an answer, E refused.
  const attempts = [
    attempt("A", [1, 4]),
    attempt("B", [2, 3]),
    attempt("C", [5, 6]),
    attempt("D", [7, null]),
    attempt("E", [8, 9], "refused"),
  ];

  test.each([
    ["ABC", []],
    ["BAC", []],
    ["ABCD", []],
    ["AB", ["C was acknowledged and is lost"]],
    ["ABBC", ["B is there 2 times"]],
    ["ABCDD", ["D is there 2 times"]],
    ["ACB", ["B stands after one that began later"]],
    ["ABDC", ["C stands after one that began later"]],
    ["ABCE", ["E was refused and is there"]],
    ["ABCF", ["F was never sent"]],
  ])("%s", (found, wrong) => {
    expect(wrongInList(attempts, [...found])).toEqual(wrong);
  });
});

describe("an answer that one person overwrites", () => {
  const attempts = [
    attempt("A", [1, 2]),
    attempt("B", [3, 4]),
    attempt("C", [5, null]),
    attempt("D", [6, 7], "refused"),
  ];

  test.each([
    ["B", []],
    ["C", []],
    ["A", ["B was acknowledged, and A is there"]],
    ["D", ["D was refused and is there"]],
    ["E", ["E was never sent"]],
    [undefined, ["B was acknowledged and is lost"]],
  ])("%s", (found, wrong) => {
    expect(wrongInAnswer(attempts, found)).toEqual(wrong);
  });

  test("nothing is there where nothing was acknowledged", () => {
    expect(wrongInAnswer([attempt("A", [1, null])], undefined)).toEqual([]);
  });
});
