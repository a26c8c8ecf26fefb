import { countryCodes } from "#contract/options/countries.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countries } from "#contract/questions/builders/values.ts";
import { percentages, sumOf } from "#contract/questions/builders/rows.ts";
import * as daysRules from "#contract/rules/days.ts";
import * as factsRules from "#contract/rules/facts.ts";
import * as figuresRules from "#contract/rules/figures.ts";
import { outcomeOf, verdict } from "#tests/support/contract/outcome.ts";

const facts: factsRules.Facts = { today: "2026-11-20", rulesOn: "2026-11-20", lines: [] };
const label = { id: "label", message: "Label" };

describe("a day", () => {
  const born = { notAfter: "today", notBefore: "1900-01-01", ofPerson: true } as const;

  test.each([
    ["2024-02-29", "ok"],
    ["2026-02-29", "noSuchDay"],
    ["2100-02-29", "noSuchDay"],
    ["2000-02-29", "ok"],
    ["2026-04-31", "noSuchDay"],
    ["2026-13-01", "noSuchDay"],
    ["2026-00-10", "noSuchDay"],
    ["2026-1-1", "noSuchDay"],
    ["19-03-04", "yearFormat"],
    ["202-03-04", "yearFormat"],
    ["2026-11", "noSuchDay"],
    ["20 November 2026", "noSuchDay"],
    ["--", "required"],
    ["-11-20", "noSuchDay"],
    ["", "required"],
    ["0999-12-31", "dayTooEarly"],
    ["2026-11-20", "ok"],
    ["2026-11-21", "dayInFuture"],
  ])("%j is %s", (answer, expected) => {
    expect(verdict(daysRules.day({ notAfter: "today" }, facts), answer)).toBe(expected);
  });

  test.each([
    ["2026-11-20", "2008-11-20", "ok"],
    ["2026-11-20", "2008-11-21", "tooYoung"],
    ["2026-11-20", "1900-01-01", "ok"],
    ["2026-11-20", "1899-12-31", "dayTooEarly"],
    ["2026-02-28", "2008-02-29", "tooYoung"],
    ["2026-03-01", "2008-02-29", "ok"],
    ["2028-02-29", "2010-02-28", "ok"],
    ["2028-02-29", "2010-03-01", "tooYoung"],
  ])("on %s a person born on %s is %s", (today, answer, expected) => {
    expect(verdict(daysRules.day(born, { today, rulesOn: today, lines: [] }), answer)).toBe(
      expected,
    );
  });

  test.each([
    ["2026-11-20", 3, "2026-08-20"],
    ["2026-05-31", 3, "2026-02-28"],
    ["2028-05-31", 3, "2028-02-29"],
    ["2026-10-31", 1, "2026-09-30"],
    ["2026-01-31", 3, "2025-10-31"],
    ["2028-02-29", 12, "2027-02-28"],
    ["2026-01-01", 6, "2025-07-01"],
    ["2026-11-20", 0, "2026-11-20"],
  ])("%s less %i months is %s", (today, months, expected) => {
    expect(daysRules.monthsBefore(today, months)).toBe(expected);
  });

  test.each([
    ["2028-02-29", 12, "2029-02-28"],
    ["2026-08-31", 6, "2027-02-28"],
    ["2026-11-20", 24, "2028-11-20"],
  ])("%s and %i months is %s", (today, months, expected) => {
    expect(daysRules.monthsAfter(today, months)).toBe(expected);
  });

  test("months back never leave the month they lead to", () => {
    const days = fc.date({
      min: new Date("1990-01-01T00:00:00Z"),
      max: new Date("2060-12-31T00:00:00Z"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 120 }), (moment, months) => {
        const today = moment.toISOString().slice(0, 10);
        const before = daysRules.monthsBefore(today, months);
        const count = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
        expect(daysRules.isDay(before)).toBe(true);
        expect(count(today) - count(before)).toBe(months);
        expect(before.slice(8) <= today.slice(8)).toBe(true);
      }),
    );
  });
});

describe("money", () => {
  test.each([
    ["12,315,000.00", "12315000.00"],
    ["12'315'000", "12315000"],
    ["12 315 000", "12315000"],
    ["12’315’000.5", "12315000.5"],
    ["400,000", "400000"],
    [" 1 000 ", "1000"],
    ["0", "0"],
    ["999999999999999.99", "999999999999999.99"],
  ])("%j is kept as %j", (amount, kept) => {
    expect(outcomeOf(figuresRules.money(facts), { currency: "HKD", amount })).toEqual({
      kept: { currency: "HKD", amount: kept },
    });
  });

  test.each([
    ["HKD", "", "required"],
    ["HKD", "-5", "notNegative"],
    ["HKD", "-1", "notNegative"],
    ["HKD", "1.234", "amountFormat"],
    ["HKD", "1e6", "amountFormat"],
    ["HKD", "0x10", "amountFormat"],
    ["HKD", "about 5", "amountFormat"],
    ...["400000,00", "400.000,00", "1,23", "12,34,567", "1,000,00", ",000", "1000,000", "1 00"].map(
      (amount) => ["HKD", amount, "amountFormat"] as [string, string, string],
    ),
    ["HKD", "9".repeat(16), "amountTooLarge"],
    ["HKD", "9".repeat(30), "amountTooLarge"],
    ["HKD", `${"9".repeat(30)}.50`, "amountTooLarge"],
    ["HKD", "\uff11\uff12\uff0c\uff13\uff14\uff15\uff0e\uff15", "ok"],
    ["HKD", "5\u200b00", "ok"],
    ["", "5", "currencyRequired"],
    ["$", "5", "currencyRequired"],
    ["hkd", "5", "currencyRequired"],
  ])("%j %j is %s", (currency, amount, expected) => {
    expect(verdict(figuresRules.money(facts), { currency, amount })).toBe(expected);
  });
});

describe("percentages", () => {
  test.each([
    ["0", { kept: "0" }],
    ["100", { kept: "100" }],
    ["33.3333 %", { kept: "33.3333" }],
    ["100.0001", { codes: ["percentFormat"] }],
    ["101", { codes: ["percentFormat"] }],
    ["-1", { codes: ["percentFormat"] }],
    ["1.23456", { codes: ["percentFormat"] }],
    [".5", { codes: ["percentFormat"] }],
    ["", { codes: ["required", "percentFormat"] }],
  ])("%j", (answer, expected) => {
    expect(outcomeOf(figuresRules.percent, answer)).toEqual(expected);
  });

  const shares = (...rows: [string, string][]) =>
    rows.map(([country, percent]) => ({ country, percent }));
  const rule = percentages(label).rule(facts);

  test.each([
    ["one of 100", shares(["HK", "100"]), "ok"],
    ["60 and 40", shares(["HK", "60"], ["SG", "40 %"]), "ok"],
    [
      "three thirds that reach 100",
      shares(["HK", "33.3333"], ["SG", "33.3333"], ["JP", "33.3334"]),
      "ok",
    ],
    ["0.1 and 0.2 and 99.7", shares(["HK", "0.1"], ["SG", "0.2"], ["JP", "99.7"]), "ok"],
    ["99.9999", shares(["HK", "99.9999"]), "sumNot100"],
    ["100.0001", shares(["HK", "60.0001"], ["SG", "40"]), "sumNot100"],
    ["the same place twice", shares(["HK", "50"], ["HK", "50"]), "countryTwice"],
    ["no place", shares(["", "100"]), "selectRequired"],
    ["nothing", [], "sharesRequired"],
  ])("%s: %s", (_, answer, expected) => {
    expect(verdict(rule, answer)).toBe(expected);
  });

  test("whole hundredths that add up to 100 are taken, whatever their order", () => {
    const parts = fc.array(fc.integer({ min: 1, max: 999_999 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(parts, (cuts) => {
        const edges = [0, ...new Set(cuts.toSorted((a, b) => a - b)), 1_000_000];
        const rows = edges
          .slice(1)
          .map((edge, at) => ({ percent: ((edge - edges[at]!) / 10_000).toFixed(4) }));
        expect(sumOf(rows)).toBe(100);
      }),
    );
  });

  test("several countries are none twice and at most 50", () => {
    const many = countries(label).rule(facts);
    const codes = countryCodes.slice(0, 51);
    expect([
      verdict(many, ["HK", "SG"]),
      verdict(many, ["HK", "HK"]),
      verdict(many, []),
      verdict(many, codes.slice(0, 50)),
      verdict(many, codes),
      verdict(many, ["ZZ"]),
    ]).toEqual(["ok", "countryTwice", "selectRequired", "ok", "tooManyChosen", "selectRequired"]);
  });
});

test.each([
  [".", "tickerFormat"],
  [":", "tickerFormat"],
  ["-.-", "tickerFormat"],
  ["700", "ok"],
  ["brk.b", "ok"],
])("the ticker %j is %s", (ticker, expected) => {
  expect(verdict(figuresRules.tickerOrIsin, ticker)).toBe(expected);
});
