import { describe, expect, test } from "vitest";
import {
  editedAmount,
  groupThousands,
  plainAmount,
  sumOfPercents,
} from "#ui/MoneyInput/amounts.ts";
import { exactly, isNamed, matching, split } from "#ui/Combobox/combobox-match.ts";
import type { Option } from "#ui/Combobox/combobox-match.ts";
import { partsIn, splitDate } from "#ui/DateParts/date-parts.ts";

const places: readonly Option[] = [
  { value: "HK", label: "Hong Kong SAR", aside: "香港", names: ["中国香港"] },
  { value: "SX", label: "Sint Maarten", aside: "荷屬聖馬丁" },
  { value: "SG", label: "Singapore", aside: "新加坡" },
  { value: "CI", label: "Côte d’Ivoire", aside: "科特迪瓦" },
  { value: "CN", label: "Mainland China", aside: "中國內地", names: ["Sinica"] },
  { value: "BQ", label: "Bonaire (Sint Eustatius)", aside: "荷屬加勒比" },
];
const found = (query: string) => matching(places, query).map(({ value }) => value);

describe("finding an option", () => {
  test("an empty query keeps all options in order", () => {
    expect(found("  ")).toEqual(["HK", "SX", "SG", "CI", "CN", "BQ"]);
  });
  test("the label's start comes before other names, and those before a later word", () => {
    expect(found("sin")).toEqual(["SX", "SG", "CN", "BQ"]);
  });
  test("an exact name comes before labels that begin with it", () => {
    const named: readonly Option[] = [
      { value: "UA", label: "Ukraine" },
      { value: "GB", label: "United Kingdom", names: ["UK"] },
    ];
    expect(matching(named, "uk").map(({ value }) => value)).toEqual(["GB", "UA"]);
  });
  test("matches without accents, with a plain apostrophe, and in other scripts", () => {
    expect([found("cote d'iv"), found("新加"), found("中国香")]).toEqual([["CI"], ["SG"], ["HK"]]);
  });
  test("returns nothing without a match", () => {
    expect(found("zzz")).toEqual([]);
  });
  test("without a matching name, words of the same stem match the search words of an option", () => {
    const classes: readonly Option[] = [
      { value: "S", label: "Other services", finds: ["insurance brokers"] },
      { value: "K", label: "Finance and insurance", finds: ["bank"] },
      { value: "P", label: "Education", finds: ["school"] },
      { value: "X", label: "Unemployment" },
    ];
    const finds = (query: string) => matching(classes, query).map(({ value }) => value);
    expect(
      ["financial", "educational", "insurer", "banking", "fins", "serve", "unemployed"].map(finds),
    ).toEqual([["K"], ["P"], ["S", "K"], ["K"], [], ["S"], []]);
    expect(["financial insurer", "insurer of finances", "educational fins"].map(finds)).toEqual([
      ["K"],
      ["K"],
      [],
    ]);
    expect(exactly(classes, "bank")).toBeUndefined();
  });
  test.each([
    ["sintering"],
    ["singaporean"],
    ["Commonwealth of Australia"],
    ["Islamabad"],
    ["Republic of Korea"],
  ])("%s leads to no country that only begins alike", (typed) => {
    const countries: readonly Option[] = [
      ...places,
      { value: "AT", label: "Austria" },
      { value: "AC", label: "Ascension Island" },
      { value: "CF", label: "Central African Republic" },
    ];
    expect(matching(countries, typed)).toEqual([]);
  });
  test("only options that a name leads to are ready to be taken at once", () => {
    const classes: readonly Option[] = [
      { value: "K", label: "Finance and insurance", finds: ["bank"] },
    ];
    expect(["fin", "bank", "banking", "zzz", ""].map((query) => isNamed(classes, query))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
  test("takes an exact name on leaving, and no part of one", () => {
    expect([exactly(places, "SINGAPORE")?.value, exactly(places, "singa")?.value]).toEqual([
      "SG",
      undefined,
    ]);
  });
  test("splits the label around the part that was typed", () => {
    expect([
      split("Côte d’Ivoire", "d'iv"),
      split("Sint Maarten", "maa"),
      split("Chad", "x"),
    ]).toEqual([
      ["Côte ", "d’Iv", "oire"],
      ["Sint ", "Maa", "rten"],
      ["Chad", "", ""],
    ]);
  });
});

describe("amounts", () => {
  test("thousands are grouped; decimals and other text stay unchanged", () => {
    expect(["12315000.50", "-1000", "999", "1e9", ""].map(groupThousands)).toEqual([
      "12,315,000.50",
      "-1,000",
      "999",
      "1e9",
      "",
    ]);
  });
  test("grouping is removed and full-width digits are converted", () => {
    expect(["12,315,000", "１２ ３４５", "1'000", "1,000.5"].map(plainAmount)).toEqual([
      "12315000",
      "12345",
      "1000",
      "1000.5",
    ]);
  });
  test("a comma that separates no thousands stays, for the rule to refuse", () => {
    const typed = ["400000,00", "1,23", "1,000,00", "1000,000"];
    expect(typed.map(plainAmount)).toEqual(typed);
    expect(plainAmount("５，５")).toEqual("5,5");
  });
  test.each([
    ["1,234,567", "1234567", "1,234,56", "123456"],
    ["1,234,567", "1234567", "1,2934,567", "12934567"],
    ["1,234,56", "123456", "1,234,5", "12345"],
    ["1,000", "1000", "1,0000", "10000"],
    ["400000", "400000", "400000,", "400000,"],
    ["400000,", "400000,", "400000,0", "400000,0"],
    ["52,400,000", "52400000", "400000,00", "400000,00"],
    ["1,234", "1234", "5,50", "5,50"],
    ["", "", "52,400,000.50", "52400000.50"],
  ])("%s, which is %s, changed to %s is %s", (before, was, after, amount) => {
    expect(editedAmount(before, was, after)).toEqual(amount);
  });
  test("percentages add up exactly, as they are read", () => {
    expect([
      sumOfPercents(["33.33", "33.33", "33.34"]),
      sumOfPercents(["0.1", "0.2", "x", ""]),
      sumOfPercents(["１０ %", "2.5％"]),
    ]).toEqual([100, 0.3, 12.5]);
  });
});

describe("dates", () => {
  test("the year is first in Chinese", () => {
    expect([partsIn("en"), partsIn("zh-Hant-HK")]).toEqual([
      ["day", "month", "year"],
      ["year", "month", "day"],
    ]);
  });
  test("a pasted date is split only if the year is recognizable", () => {
    expect(
      ["2019-03-14", "２０１９-０３-１４", "2019年3月14日", "14/03/2019", "14/03/19", "2019"].map(
        splitDate,
      ),
    ).toEqual([
      { year: "2019", month: "03", day: "14" },
      { year: "2019", month: "03", day: "14" },
      { year: "2019", month: "3", day: "14" },
      { year: "2019", month: "03", day: "14" },
      undefined,
      undefined,
    ]);
  });
});
