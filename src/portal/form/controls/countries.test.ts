import { describe, expect, test } from "vitest";
import { countryAliases } from "#contract/options/country-aliases.ts";
import { countryCodes, countryName } from "#contract/options/countries.ts";
import { localeNames } from "#contract/locales.ts";
import { exactly, matching } from "#ui/Combobox/combobox-match.ts";
import { callingCodesIn, countryOptionsIn } from "./countries.ts";

const on = "2026-11-22";

const places: [string, string][] = [
  ["uk", "GB"],
  ["england", "GB"],
  ["usa", "US"],
  ["america", "US"],
  ["uae", "AE"],
  ["dubai", "AE"],
  ["bvi", "VG"],
  ["holland", "NL"],
  ["hk", "HK"],
  ["macau", "MO"],
  ["burma", "MM"],
  ["cayman", "KY"],
  ["mainland china", "CN"],
  ["prc", "CN"],
  ["south korea", "KR"],
  ["阿联酋", "AE"],
  ["內地", "CN"],
  ["united kingdom", "GB"],
  ["great britain", "GB"],
  ["英国", "GB"],
  ["英國", "GB"],
  ["美国", "US"],
  ["美國", "US"],
  ["macao", "MO"],
  ["澳门", "MO"],
  ["澳門", "MO"],
  ["阿聯酋", "AE"],
  ["阿拉伯联合酋长国", "AE"],
  ["英屬維爾京群島", "VG"],
  ["英属维京群岛", "VG"],
  ["英屬處女群島", "VG"],
  ["turkey", "TR"],
  ["türkiye", "TR"],
  ["土耳其", "TR"],
];

describe.each(localeNames)("in %s", (locale) => {
  test.each(places)("%s finds the country first", (typed, code) => {
    expect(matching(countryOptionsIn(locale, on), typed)[0]?.value).toEqual(code);
  });
});

test("no alias is a name of another country", () => {
  const owners = Map.groupBy(
    countryCodes.flatMap((code) =>
      [
        ...new Set([
          ...localeNames.map((each) => countryName(code, each, on)),
          code,
          ...countryAliases(code),
        ]),
      ].map((name) => ({ code, name: name.toLowerCase() })),
    ),
    ({ name }) => name,
  );
  const shared = [...owners].filter(([, all]) => all.length > 1).map(([name]) => name);
  expect(shared).toEqual([]);
});

test.each([
  ["canada", "+1 Canada"],
  ["united states", "+1 United States"],
  ["usa", "+1 United States"],
  ["+1", "+1 United States"],
  ["jersey", "+44 Jersey"],
  ["uk", "+44 United Kingdom"],
  ["kazakhstan", "+7 Kazakhstan"],
  ["hk", "+852 Hong Kong SAR"],
])("%s finds the calling code of the country", (typed, label) => {
  const codes = callingCodesIn("en", on);
  expect([matching(codes, typed)[0]?.label, exactly(codes, typed)?.label]).toEqual([label, label]);
});
