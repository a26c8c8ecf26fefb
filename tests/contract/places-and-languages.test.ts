import { describe, expect, test } from "vitest";
import { brandOf } from "#contract/brands.ts";
import { localeNames, localeOf, preferredLocale } from "#contract/locales.ts";
import { countriesIn, countryCodes, countryName } from "#contract/options/countries.ts";
import { formatDay, inSentence } from "#contract/questions/messages.ts";
import { usualDay } from "../support/editions.ts";

describe("countries and regions", () => {
  test.each(localeNames)("have a name each in %s, none twice", (locale) => {
    const names = countriesIn(locale, usualDay).map((row) => row.name);
    expect(names.length).toBe(250);
    expect(names.length).toBe(new Set(names).size);
    expect(countryCodes.filter((code) => countryName(code, locale, usualDay) === code)).toEqual([]);
  });

  test("the names that Compliance settles", () => {
    expect(
      localeNames.map((locale) =>
        ["HK", "MO", "TW"].map((code) => countryName(code, locale, usualDay)),
      ),
    ).toEqual([
      ["Hong Kong SAR", "Macao SAR", "Taiwan"],
      ["中国香港", "中国澳门", "中国台湾"],
      ["香港", "澳門", "台灣"],
    ]);
  });

  test("Hong Kong's own terms in Traditional Chinese", () => {
    expect([countryName("SC", "zh-TW", usualDay), countryName("VG", "zh-TW", usualDay)]).toEqual([
      "塞舌爾",
      "英屬維爾京群島",
    ]);
  });

  test("what is no code stays as it is", () => {
    expect(countryName("<b>", "en", usualDay)).toBe("<b>");
    expect(["constructor", "toString"].map((code) => countryName(code, "en", usualDay))).toEqual([
      "constructor",
      "toString",
    ]);
  });
});

describe("languages", () => {
  test.each([
    ["en-US", "en"],
    ["EN", "en"],
    ["zh-CN", "zh-CN"],
    ["zh", "zh-CN"],
    ["zh-Hans", "zh-CN"],
    ["zh-TW", "zh-TW"],
    ["zh-HK", "zh-TW"],
    ["zh-Hant-HK", "zh-TW"],
    ["zh_TW", undefined],
    ["fr", undefined],
    ["", undefined],
    [null, undefined],
  ])("%j is %j", (tag, expected) => {
    expect(localeOf(tag)).toBe(expected);
  });

  test("the first that we speak counts, else English", () => {
    expect([
      preferredLocale(["fr-FR", "zh-HK;q=0.8", "en;q=0.5"]),
      preferredLocale(["fr"]),
      preferredLocale([]),
    ]).toEqual(["zh-TW", "en", "en"]);
  });

  test("days as people read them, and labels inside a sentence", () => {
    expect(localeNames.map((locale) => formatDay("2026-11-20", locale))).toEqual([
      "20 November 2026",
      "2026年11月20日",
      "2026年11月20日",
    ]);
    expect(["Bank name", "SWIFT code", "Email", "銀行"].map(inSentence)).toEqual([
      "bank name",
      "SWIFT code",
      "email",
      "銀行",
    ]);
  });
});

test("a brand is named by its marker alone", () => {
  expect([
    brandOf("otterline"),
    brandOf("house"),
    brandOf(""),
    brandOf(null),
    brandOf("x"),
  ]).toEqual(["otterline", "house", "house", "house", "house"]);
});
