import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";
import { investorClassification } from "#contract/forms/people/investor.ts";
import { chosenTests, classified } from "#contract/investor/classify.ts";
import type { AllAnswers, Answers } from "#contract/questions/answers.ts";
import { checkedWords, rowsOf } from "#portal/features/investor/arithmetic-rows.ts";
import { wordsIn } from "#tests/journeys/support/words.ts";
import { usualDay } from "#tests/support/editions.ts";

const days = { today: usualDay, rulesOn: usualDay };

const i18n = setupI18n({ locale: "en", messages: { en: {} } });

const read = (own: Answers, all: AllAnswers = {}) =>
  chosenTests("investorClassification", own, all, usualDay).flatMap((one) =>
    rowsOf(classified(one, own, all, days)!, investorClassification.questions, i18n).map(
      ({ label, source, amount, look }) =>
        [label, source, amount, look].filter(Boolean).join(" | ").replaceAll("\u00a0", " "),
    ),
  );
const money = (currency: string, amount: string) => ({ currency, amount });

test("one figure in another currency is shown as figure, rate and result", () => {
  expect(read({ route: "totalAssets", totalAssets: money("USD", "12,315,000.00") })).toEqual([
    "Total assets | USD 12,315,000.00 | plain",
    "Exchange rate | HKD for 1 USD, 19 November 2026 | × 7.7850 | plain",
    "In Hong Kong dollars | HKD 95,872,275.00 | sum",
    "Threshold, at least | Cap. 571D | HKD 40,000,000.00 | plain",
    "Above the threshold by | HKD 55,872,275.00 | met",
  ]);
});

test("several figures are shown in the currency of the test; a figure that counts in part appears once, with its limit", () => {
  const own = {
    accreditedRoute: "netAssets",
    tokens: money("SGD", "900,000"),
  };
  const netAssets = money("USD", "7,788,161.99");
  expect(read(own, { activityInformation: { netAssets, auditExempt: "yes" } })).toEqual([
    "Total net assets | USD 7,788,161.99 × 1.2840 | SGD 10,000,000.00 | plain",
    "Digital payment tokens among the assets | − SGD 900,000.00 | plain",
    "Digital payment tokens, as counted | 50%, at most SGD 200,000.00 | SGD 200,000.00 | plain",
    "Net assets | SGD 9,300,000.00 | sum",
    "Threshold, more than | Securities and Futures Act, section 4A | SGD 10,000,000.00 | plain",
    "Below the threshold by | SGD 700,000.00 | missed",
  ]);
});

test("a figure equal to an exclusive threshold is shown as at the threshold", () => {
  const own = { accreditedRoute: "trustProperty", trustProperty: money("SGD", "10,000,000") };
  expect(read(own).at(-1)).toBe("Exactly at the threshold | SGD 0.00 | missed");
});

test("zero deductions have no sign", () => {
  const own = { accreditedRoute: "netAssets", tokens: money("SGD", "0") };
  const netAssets = money("SGD", "12,000,000");
  expect(read(own, { activityInformation: { netAssets, auditExempt: "yes" } })).toEqual([
    "Total net assets | SGD 12,000,000.00 | plain",
    "Digital payment tokens among the assets | SGD 0.00 | plain",
    "Digital payment tokens, as counted | 50%, at most SGD 200,000.00 | SGD 0.00 | plain",
    "Net assets | SGD 12,000,000.00 | sum",
    "Threshold, more than | Securities and Futures Act, section 4A | SGD 10,000,000.00 | plain",
    "Above the threshold by | SGD 2,000,000.00 | met",
  ]);
});

test.each([
  [{ route: "whollyOwned" }, /main business .* each owner is a professional investor/],
  [{ route: "institutional" }, /licence or the founding law .* Hong Kong law \(Cap\. 571/],
  [{ accreditedRoute: "whollyOwned" }, /check that each owner is an accredited investor/],
  [{ accreditedRoute: "beneficiaries" }, /each beneficiary is an accredited investor/],
  [{ accreditedRoute: "settlors" }, /each settlor .* can revoke the trust/],
  [{ accreditedRoute: "partners" }, /each partner is an accredited investor/],
  [{ accreditedRoute: "institutional" }, /licence or the founding law .* Singapore law/],
])("a class without figures says what is checked by its own law: %j", (own, words) => {
  const [test] = chosenTests("investorClassification", own, {}, usualDay);
  expect(checkedWords(classified(test!, own, {}, days)!)?.message).toMatch(words);
});

test.each([
  ["zh-CN", "1 USD兑HKD，2026年11月19日"],
  ["zh-TW", "1 USD兌HKD，2026年11月19日"],
] as const)(
  "the rate stands with a space between number and code in %s",
  async (locale, source) => {
    const { i18n: words } = await wordsIn(locale);
    const own = { route: "totalAssets", totalAssets: money("USD", "12,315,000.00") };
    const [one] = chosenTests("investorClassification", own, {}, usualDay);
    const rows = rowsOf(classified(one!, own, {}, days)!, investorClassification.questions, words);
    expect(rows[1]!.source.replaceAll("\u00a0", " ")).toBe(source);
  },
);
