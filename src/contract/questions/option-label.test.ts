import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";
import { type Locale, localeNames } from "#contract/locales.ts";
import { professionalRoutes } from "#contract/options/investor-routes.ts";
import { formatAmount, optionLabel } from "#contract/questions/option-label.ts";
import { usualDay } from "#tests/support/editions.ts";

test("an amount is written as its language writes it: round ones by their words in Chinese", () => {
  const inEach = (amount: number) => localeNames.map((locale) => formatAmount(amount, locale));
  expect([8_000_000, 300_000, 400_000_000, 12_345_000, 8_005_000, 0].map(inEach)).toEqual([
    ["8,000,000", "800万", "800萬"],
    ["300,000", "30万", "30萬"],
    ["400,000,000", "4亿", "4億"],
    ["12,345,000", "12,345,000", "12,345,000"],
    ["8,005,000", "8,005,000", "8,005,000"],
    ["0", "0", "0"],
  ]);
});

test.each<[Locale, string]>([
  ["en", "8,000,000"],
  ["zh-CN", "800万"],
  ["zh-TW", "800萬"],
])("an option of %s holds its threshold as %s", (locale, amount) => {
  const [{ label }] = professionalRoutes;
  const i18n = setupI18n({ locale, messages: { [locale]: { [label.id]: ["HKD ", ["least"]] } } });
  expect(optionLabel(i18n, professionalRoutes[0], usualDay)).toBe(`HKD ${amount}`);
});
