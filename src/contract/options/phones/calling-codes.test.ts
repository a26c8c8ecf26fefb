import { expect, test } from "vitest";
import { isCallingCode } from "#contract/options/phones/calling-code-list.ts";
import { callingCodes, splitPhone } from "#contract/options/phones/calling-codes.ts";

test("the rule accepts the calling codes of countries and no others, such as +999", () => {
  const possible = Array.from({ length: 10_000 }, (_, at) => `+${at}`);
  expect(possible.filter(isCallingCode).toSorted()).toEqual(
    callingCodes.map(({ code }) => code).toSorted(),
  );
});

test.each([
  ["+852 9123 4567", { code: "+852", number: "9123 4567" }],
  ["00852-9123-4567", { code: "+852", number: "9123 4567" }],
  ["＋８５２９１２３４５６７", { code: "+852", number: "9123 4567" }],
  ["+1 (246) 430 0000", { code: "+1", number: "246 430 0000" }],
  ["+41 (0)44 668 18 00", { code: "+41", number: "44 668 18 00" }],
  ["+852", { code: "+852", number: "" }],
  ["9123 4567", undefined],
  ["+999 1", undefined],
  ["+800 1234 5678", undefined],
])("%s is split into code and number", (text, expected) => {
  expect(splitPhone(text)).toEqual(expected);
});

test("countries that share a calling code stand together, the main one first", () => {
  const sharing = (code: string) => callingCodes.find((each) => each.code === code)?.countries;
  expect([sharing("+44"), sharing("+852")]).toEqual([["GB", "GG", "IM", "JE"], ["HK"]]);
});
