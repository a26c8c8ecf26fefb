import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canonical, sha256 } from "#contract/application/canonical.ts";
import { inForce } from "#contract/editions.ts";
import { limits, uploadTypes } from "#contract/limits.ts";
import * as lists from "#contract/options/lists.ts";
import { ownershipRules } from "#contract/options/ownership-rules.ts";
import { rates } from "#contract/options/rates.ts";
import { afterWorkingDays, holidays, replyDay } from "#contract/application/working-days.ts";
import { usualDay } from "../support/editions.ts";

test("the specification's numbers", () => {
  expect({
    uploadBytes: limits.uploadBytes,
    types: Object.keys(uploadTypes),
    files: [limits.filesPerSlot, limits.filesTotal],
    code: [limits.codeDigits, limits.codeResendSeconds],
    password: [limits.passwordMin, limits.passwordMax, limits.passwordKinds],
    phone: [limits.phoneDigitsMin, limits.phoneDigitsMax],
    text: limits.textMax,
    owner: Object.values(inForce(ownershipRules, usualDay).thresholds),
    reply: limits.replyWorkingDays,
    cookieDays: limits.languageDays,
    toTop: limits.scrollTopPixels,
    ms: [limits.toastMs, limits.sessionRedirectMs, limits.errorRedirectMs, limits.buttonDebounceMs],
    captchaSwitch: limits.captchaSwitchSeconds,
    industries: lists.industries.length,
    entityTypes: lists.entityTypes.length,
  }).toEqual({
    uploadBytes: 10_240 * 1024,
    types: ["jpg", "jpeg", "png", "pdf"],
    files: [5, 20],
    code: [6, 60],
    password: [8, 32, 3],
    phone: [5, 15],
    text: 100,
    owner: [10, 25],
    reply: 5,
    cookieDays: 30,
    toTop: 300,
    ms: [2000, 300, 1500, 300],
    captchaSwitch: 60,
    industries: 18,
    entityTypes: 7,
  });
});

test("no list offers a value twice", () => {
  const offered = Object.values(lists).map((options) =>
    options.map(({ value }) => value as string),
  );
  const twice = offered.filter((values) => new Set(values).size !== values.length);
  expect(twice).toEqual([]);
});

test("every currency that may be chosen has a rate", () => {
  expect(lists.currencies.map((currency) => currency.value)).toEqual(
    Object.keys(inForce(rates, usualDay).perUsd),
  );
});

describe("working days", () => {
  test.each([
    ["2026-11-20", 5, "HK", "2026-11-27"],
    ["2026-11-21", 1, "HK", "2026-11-23"],
    ["2026-11-22", 5, "HK", "2026-11-27"],
    ["2026-12-24", 1, "HK", "2026-12-28"],
    ["2026-12-23", 5, "HK", "2026-12-31"],
    ["2026-12-31", 1, "SG", "2027-01-04"],
    ["2027-02-05", 1, "HK", "2027-02-10"],
    ["2027-02-05", 1, "SG", "2027-02-09"],
    ["2026-11-20", 0, "HK", "2026-11-20"],
  ] as const)("%s and %i working days in %s%s is %s", (from, days, region, expected) => {
    expect(afterWorkingDays(from, days, region)).toBe(expected);
  });

  test("an application is answered by the days of Singapore only where all its lines are of Singapore", () => {
    const eve = "2027-03-24";
    expect(replyDay(eve, ["custodySingapore", "otcSingapore"])).toBe("2027-04-01");
    expect(replyDay(eve, ["custodySingapore", "exchange"])).toBe("2027-04-02");
    expect(replyDay(eve, ["custodyHongKong"])).toBe("2027-04-02");
  });

  test("holidays are days in order, none twice", () => {
    for (const days of holidays.flatMap(({ HK, SG }) => [HK, SG])) {
      expect([...new Set(days)].toSorted()).toEqual([...days]);
    }
  });
});

describe("canonical JSON", () => {
  test("sorts keys, drops what is undefined, keeps the order of lists", () => {
    expect(canonical({ b: [2, 1, { d: null, c: undefined }], a: 'é"', "10": true })).toBe(
      '{"10":true,"a":"é\\"","b":[2,1,{"d":null}]}',
    );
  });

  test("is the same for the same answers, and reads back as them", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        const turned = Object.fromEntries(Object.entries(value).toReversed());
        expect(canonical(turned)).toBe(canonical(value));
        expect(canonical(JSON.parse(canonical(value)))).toBe(canonical(value));
        expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  test("SHA-256 by the known answers", async () => {
    expect([await sha256("abc"), await sha256("港")]).toEqual([
      "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
      "1151db5f85fbe8253b8851d6805571258cbaa8d4a839433ecf67e51da333fdf4",
    ]);
  });
});
