import { expect, test } from "vitest";
import type { LineId } from "#contract/business-lines.ts";
import type { Answers } from "#contract/questions/answers.ts";
import { sampleAnswers } from "#server/development/sample/sample-answers.ts";
import { askedAgain } from "./asked-again.ts";

const today = "2026-11-20";
const full = sampleAnswers(today);
const others = full["relatedInformation"]!["others"];

const why = (lines: LineId[], related: Answers) =>
  askedAgain(
    { ...full["relatedInformation"], others: null, othersBelowLow: null, ...related },
    { ...full, applicableAccount: { lines } },
    today,
  );

test.each<[string, LineId[], Answers, ReturnType<typeof why>]>([
  [
    "a line with 10 % is added to one with 25 %",
    ["exchange", "goldToken"],
    { others },
    { before: 25, now: 10, lines: ["goldToken"] },
  ],
  [
    "the answer stays after it is given again",
    ["goldToken", "bondToken"],
    { others, othersBelowLow: others },
    { before: 25, now: 10, lines: ["goldToken", "bondToken"] },
  ],
  [
    "the only line with 10 % is removed",
    ["exchange"],
    { othersBelowLow: others },
    { before: 10, now: 25, lines: ["exchange"] },
  ],
  ["a further line has the same threshold", ["exchange", "custodyHongKong"], { others }, null],
  ["it was never answered", ["exchange", "goldToken"], {}, null],
])("%s", (_, lines, related, expected) => {
  expect(why(lines, related)).toEqual(expected);
});
