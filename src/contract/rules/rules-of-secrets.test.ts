import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as contactRules from "#contract/rules/contact.ts";
import * as figuresRules from "#contract/rules/figures.ts";
import * as secretsRules from "#contract/rules/secrets.ts";
import { outcomeOf, verdict } from "#tests/support/contract/outcome.ts";

describe("a code", () => {
  test.each([
    ["six digits", "012345", { kept: "012345" }],
    ["a space in the middle", "012 345", { kept: "012345" }],
    ["a dash in the middle", "012-345", { kept: "012345" }],
    ["a long dash and spaces around", " 012–345 ", { kept: "012345" }],
    ["a line break at the end", "012345\n", { kept: "012345" }],
    ["nothing", "", { codes: ["codeRequired", "codeFormat"] }],
    ["a number", 123456, { codes: ["codeRequired"] }],
    ["five digits", "01234", { codes: ["codeFormat"] }],
    ["seven digits", "0123456", { codes: ["codeFormat"] }],
    ["a letter", "01234O", { codes: ["codeFormat"] }],
    ["digits of another writing", "٠١٢٣٤٥", { codes: ["codeFormat"] }],
    ["wide digits", "\uff10\uff11\uff12\uff13\uff14\uff15", { kept: "012345" }],
    ["an unseen space between", "012\u200b345", { kept: "012345" }],
  ])("%s: %j", (_, answer, expected) => {
    expect(outcomeOf(secretsRules.code, answer)).toEqual(expected);
  });
});

describe("AU12 a new password", () => {
  test.each([
    ["7 characters of 3 kinds", "Abcdef1", "passwordRule"],
    ["8 characters of 3 kinds", "Abcdefg1", "ok"],
    ["32 characters of 3 kinds", `A1${"b".repeat(30)}`, "ok"],
    ["33 characters of 3 kinds", `A1${"b".repeat(31)}`, "passwordRule"],
    ["one kind", "abcdefgh", "passwordRule"],
    ["two kinds", "abcdefg1", "passwordRule"],
    ["lower, number, symbol", "abcdef1!", "ok"],
    ["upper, number, symbol", "ABCDEF1!", "ok"],
    ["upper, lower, symbol", "Abcdefg!", "ok"],
    ["all four", "Abcdef1!", "ok"],
    ["a space as the symbol, at the end", "Abcdefg ", "ok"],
    ["upper and lower of another writing, and a number", "Привет12", "ok"],
    ["letters without case and numbers", "密码密码密码12", "passwordRule"],
    ["letters without case count for no kind", "密码密码Ab1!", "ok"],
    ["8 characters of two units each, and too few kinds", "😀".repeat(8), "passwordRule"],
    ["32 characters, some of two units", `A1${"😀".repeat(30)}`, "ok"],
    ["a control character", "Abcdefg1\u0007", "passwordRule"],
    ["half a surrogate pair", "Abcdefg1\ud800", "passwordRule"],
    ["nothing", "", "passwordBlank"],
    ["no text at all", undefined, "passwordRequired"],
  ])("%s: %j is %s", (_, answer, expected) => {
    expect(verdict(secretsRules.newPassword, answer)).toBe(expected);
  });

  test("a given password with half a surrogate pair is rejected: hashes cannot tell such halves apart", () => {
    expect(verdict(secretsRules.givenPassword, "Abcdefg1\udc00")).toEqual("passwordRequired");
  });

  test("is never trimmed, and two ways of writing a letter are one", () => {
    expect(outcomeOf(secretsRules.newPassword, " Abcdef1e\u0301 ")).toEqual({
      kept: " Abcdef1\u00e9 ",
    });
    expect(outcomeOf(secretsRules.givenPassword, "e\u0301")).toEqual({ kept: "\u00e9" });
  });

  const kinds = [
    fc.constantFrom("A", "B", "É", "Σ", "Ж"),
    fc.constantFrom("a", "b", "é", "σ", "ж"),
    fc.constantFrom("0", "8", "9", "٣"),
    fc.constantFrom("!", "#", " ", "-", "€", "😀"),
  ];

  test("is taken just where it has 8 to 32 characters of 3 kinds or more", () => {
    const drawn = fc.subarray([0, 1, 2, 3], { minLength: 1 }).chain((chosen) =>
      fc.record({
        chosen: fc.constant(chosen),
        one: fc.tuple(...chosen.map((kind) => kinds[kind]!)),
        rest: fc.array(fc.oneof(...chosen.map((kind) => kinds[kind]!)), { maxLength: 40 }),
      }),
    );
    fc.assert(
      fc.property(drawn, ({ chosen, one, rest }) => {
        const characters = [...one, ...rest];
        const isGood = chosen.length >= 3 && characters.length >= 8 && characters.length <= 32;
        expect(verdict(secretsRules.newPassword, characters.join(""))).toBe(
          isGood ? "ok" : "passwordRule",
        );
      }),
      { numRuns: 500 },
    );
  });

  test("a password that is given at login is not judged, only bounded", () => {
    expect([
      verdict(secretsRules.givenPassword, "x"),
      verdict(secretsRules.givenPassword, ""),
      verdict(secretsRules.givenPassword, "x".repeat(1001)),
    ]).toEqual(["ok", "passwordRequired", "passwordRequired"]);
  });
});

describe("a telephone number", () => {
  test.each([
    ["5123 4567", { kept: "51234567" }],
    ["(020) 7946-0018", { kept: "02079460018" }],
    ["12345", { kept: "12345" }],
    ["123456789012345", { kept: "123456789012345" }],
    ["1234", { codes: ["phoneFormat"] }],
    ["1234567890123456", { codes: ["phoneFormat"] }],
    ["5123456x", { codes: ["phoneFormat"] }],
    ["５１２３　４５６７", { kept: "51234567" }],
    ["+85251234567", { codes: ["phoneWithCode", "phoneFormat"] }],
    ["+800 1234 5678", { codes: ["phoneWithCode", "phoneFormat"] }],
    ["00800 1234 5678", { codes: ["phoneWithCode"] }],
    ["", { codes: ["phoneRequired", "phoneFormat"] }],
  ])("%j", (answer, expected) => {
    expect(outcomeOf(contactRules.phoneNumber, answer)).toEqual(expected);
  });

  test.each([
    ["+852", "ok"],
    ["+1", "ok"],
    ["+1268", "countryCodeRequired"],
    ["852", "countryCodeRequired"],
    ["+0", "countryCodeRequired"],
    ["+12345", "countryCodeRequired"],
    ["", "countryRequired"],
  ])("country code %j is %s", (answer, expected) => {
    expect(verdict(contactRules.phone, { country_code: answer, number: "51234567" })).toBe(
      expected,
    );
  });
});

describe("account numbers and SWIFT codes", () => {
  test.each([
    ["SAMPHKHH", { kept: "SAMPHKHH" }],
    ["samp hk hh xxx", { kept: "SAMPHKHHXXX" }],
    ["SAMPHKHHX", { codes: ["bicFormat"] }],
    ["SAMPHKHHXX", { codes: ["bicFormat"] }],
    ["SAM1HKHH", { codes: ["bicFormat"] }],
    ["SAMP12HH", { codes: ["bicFormat"] }],
    ["", { codes: ["required", "bicFormat"] }],
  ])("BIC %j", (answer, expected) => {
    expect(outcomeOf(figuresRules.bic, answer)).toEqual(expected);
  });

  test.each([
    ["012-345678-001", { kept: "012345678001" }],
    ["gb82 west 1234 5698 7654 32", { kept: "GB82WEST12345698765432" }],
    ["1234", { codes: ["accountNumberFormat"] }],
    ["1".repeat(34), { kept: "1".repeat(34) }],
    ["1".repeat(35), { codes: ["accountNumberFormat"] }],
    ["12345;67", { codes: ["accountNumberFormat"] }],
  ])("account number %j", (answer, expected) => {
    expect(outcomeOf(figuresRules.accountNumber, answer)).toEqual(expected);
  });
});
