import { expect, test } from "vitest";
import { wordsIn } from "../../../../tests/journeys/support/words.ts";
import { reasonWords } from "#contract/ownership/ownership-words.ts";

test.each([
  ["en", "", "Settlor of the applicant."],
  ["zh-CN", "", "申请人的委托人。"],
  ["zh-TW", "Harbour Trust", "Harbour Trust的財產授予人。"],
] as const)(
  "the role in a trust is a sentence like the other reasons in %s",
  async (locale, trust, words) => {
    const { i18n } = await wordsIn(locale);
    expect(reasonWords({ code: "trustRole", role: "settlor", trust }, i18n)).toBe(words);
  },
);
