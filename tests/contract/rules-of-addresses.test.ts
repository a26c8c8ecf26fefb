import { describe, expect, test } from "vitest";
import * as rules from "#contract/questions/rules.ts";
import { outcomeOf, verdict } from "./outcome.ts";

describe("a web address", () => {
  test.each([
    ["harbour-light.example", { kept: "https://harbour-light.example" }],
    ["http://harbour-light.example/a?b=c", { kept: "http://harbour-light.example/a?b=c" }],
    ["  www.harbour-light.example  ", { kept: "https://www.harbour-light.example" }],
    ["例子.公司", { kept: "https://例子.公司" }],
    ["", { codes: ["urlRequired"] }],
    ["x", { codes: ["urlFormat"] }],
    ["localhost", { codes: ["urlFormat"] }],
    ["https://127.0.0.1/", { codes: ["urlFormat"] }],
    ["javascript:alert(1)", { codes: ["urlFormat"] }],
    ["data:text/html,x", { codes: ["urlFormat"] }],
    ["ftp://harbour-light.example", { codes: ["urlFormat"] }],
    ["https://user:secret@harbour-light.example", { codes: ["urlFormat"] }],
    ["harbour light.example", { codes: ["urlFormat"] }],
  ])("%j", (answer, expected) => {
    expect(outcomeOf(rules.url, answer)).toEqual(expected);
  });

  test("has at most 200 characters", () => {
    const host = "harbour-light.example/";
    expect(verdict(rules.url, host + "a".repeat(200 - host.length))).toBe("ok");
    expect(verdict(rules.url, host + "a".repeat(201 - host.length))).toBe("tooLong");
  });
});

describe("an address", () => {
  const office = { line1: "16 Sample Street", city: "Hong Kong", country: "HK" };

  test("may lack a second line and a postal code", () => {
    expect(outcomeOf(rules.address, office)).toEqual({
      kept: { ...office, line2: "", postcode: "" },
    });
  });

  test.each([
    "PO Box 123",
    "P.O. Box 123",
    "p. o. box 5",
    "P O BOX 5",
    "POBOX 99",
    "Post Office Box 7",
    "Post Box 7",
    "GPO Box 11111",
    "Unit 5, G.P.O. Box 11",
    "PO Box 5",
    "Apartado Postal 4",
    "Postfach 10 20 30",
    "Casilla 12",
    "邮政信箱12号",
    "香港郵政信箱123號",
    "中环邮箱5",
  ])("%j is a post box", (line1) => {
    expect(rules.isPostBox(line1)).toBe(true);
    expect(verdict(rules.address, { ...office, line1 })).toBe("poBox");
    expect(verdict(rules.address, { ...office, line2: line1 })).not.toBe("ok");
  });

  test.each([
    "16 Sample Street",
    "The Boxworks, 5 Po Lam Road",
    "Pobo Street",
    "12 Post Office Lane",
    "Postal Building, 2/F",
    "中環畢打街1號郵政總局大廈",
    "Boxhill Road",
  ])("%j is no post box", (line1) => {
    expect(rules.isPostBox(line1)).toBe(false);
  });

  test.each([
    ["no first line", { ...office, line1: "" }, "required"],
    ["no town", { ...office, city: " " }, "required"],
    ["no country", { ...office, country: "" }, "selectRequired"],
    ["a postal code of 21 characters", { ...office, postcode: "1".repeat(21) }, "tooLong"],
    ["nothing", undefined, "required"],
  ])("%s is refused: %s", (_, answer, expected) => {
    const outcome = outcomeOf(rules.address, answer);
    expect("codes" in outcome && outcome.codes.includes(expected)).toBe(true);
  });
});
