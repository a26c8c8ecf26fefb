import { expect, test } from "vitest";
import { industryFinds } from "#contract/options/industry-finds.ts";
import { industries } from "#contract/options/lists.ts";
import { localeNames } from "#contract/locales.ts";
import { matching } from "#ui/Combobox/combobox-match.ts";
import { wordsIn } from "#tests/journeys/support/words.ts";

test("every class of industry is looked for by words of its own", () => {
  expect(Object.keys(industryFinds)).toEqual(industries.map(({ value }) => value));
  const words = Object.values(industryFinds).flat();
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
});

test.each([
  ["financial", "K"],
  ["financial services", "K"],
  ["professional services", "M"],
  ["banking", "K"],
  ["crypto", "K"],
  ["fund", "K"],
  ["银行", "K"],
  ["虛擬資產", "K"],
  ["software", "J"],
  ["consultancy", "M"],
  ["law firm", "M"],
  ["manufacturer", "C"],
  ["import", "G"],
  ["hotels", "I"],
  ["casino", "R"],
  ["school", "P"],
])("%s leads to the class %s first, in every language", async (typed, wanted) => {
  const all = await Promise.all(localeNames.map(wordsIn));
  const first = all.map(({ i18n }) => {
    const options = industries.map(({ value, label }) => ({
      value,
      label: i18n._(label),
      finds: industryFinds[value]!,
    }));
    return matching(options, typed)[0]?.value;
  });
  expect(first).toEqual([wanted, wanted, wanted]);
});
