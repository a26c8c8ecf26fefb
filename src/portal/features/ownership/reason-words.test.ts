import { expect, test } from "vitest";
import { wordsIn } from "#tests/journeys/support/words.ts";
import { pathWords, reasonWords } from "#contract/ownership/ownership-words.ts";

test.each([
  ["en", "", "Settlor of the trust."],
  ["zh-CN", "", "信托的委托人。"],
  ["zh-TW", "Harbour Trust", "Harbour Trust的財產授予人。"],
] as const)(
  "the role in a trust is a sentence like the other reasons in %s",
  async (locale, trust, words) => {
    const { i18n } = await wordsIn(locale);
    expect(reasonWords({ code: "trustRole", role: "settlor", trust }, i18n)).toBe(words);
  },
);

test.each([
  ["en", "60% of 20%", "100%, then control without a percentage"],
  ["zh-CN", "20%的60%", "100%，再经控制权（无占比）"],
  ["zh-TW", "20%的60%", "100%，再經控制權（無百分比）"],
] as const)("only shares are multiplied along a path in %s", async (locale, shares, control) => {
  const { i18n } = await wordsIn(locale);
  const exact = (percent: string) => ({ kind: "exact", percent }) as const;
  expect(pathWords([exact("60"), exact("20")], i18n)).toBe(shares);
  expect(pathWords([exact("100"), { kind: "control" }], i18n)).toBe(control);
});
