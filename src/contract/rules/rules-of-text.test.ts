import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as contactRules from "#contract/rules/contact.ts";
import * as textRules from "#contract/rules/text.ts";
import { outcomeOf, verdict } from "#tests/support/contract/outcome.ts";

const family = "👨‍👩‍👧‍👦";

describe("free text", () => {
  test.each([
    ["one word", "Treasury", "ok"],
    ["Chinese", "港燈貿易有限公司", "ok"],
    ["a Han character beyond the first plane", "𠮷野家", "ok"],
    ["Arabic, which runs right to left by itself", "شركة النور", "ok"],
    ["a sign beside letters", "Harbour Light 🚢", "ok"],
    ["nothing", "", "required"],
    ["spaces", " \t ", "required"],
    ["no text at all", 5, "required"],
    ["-1, which the specification refuses", "-1", "notAnAnswer"],
    ["-1 in wide letters", "－１", "notAnAnswer"],
    ["-1 with the sign of mathematics", "−1", "notAnAnswer"],
    ["a house number after a dash", "-1A", "ok"],
    ["a dash", "-", "notAnAnswer"],
    ["signs without a letter or digit", "🚢🚢", "notAnAnswer"],
    ["letters that cannot be seen", "\u3164\u115f", "notAnAnswer"],
    ["half a character", "a\ud800", "controlCharacters"],
    ["NUL", "a\u0000b", "controlCharacters"],
    ["escape", "a\u001bb", "controlCharacters"],
    ["a C1 control", "a\u0085b", "controlCharacters"],
    ["a turned direction", "invoice\u202efdp.exe", "ok"],
    ["an isolated direction", "a\u2066b", "ok"],
    ["two lines", "a\nb", "controlCharacters"],
    ["two lines by CRLF", "a\r\nb", "controlCharacters"],
    ["a line separator", "a\u2028b", "controlCharacters"],
    ["an unseen space", "a\u200bb", "ok"],
    ["a byte order mark before it", "\ufeffab", "ok"],
    ["unseen spaces alone", "\u200b\u2060", "required"],
    ["a mark that turns the writing", "a\u200fb", "ok"],
    ["an Arabic mark", "a\u061cb", "ok"],
    ["a tab inside", "a\tb", "controlCharacters"],
    ["100 letters", "a".repeat(100), "ok"],
    ["101 letters", "a".repeat(101), "tooLong"],
    ["100 characters of two units each", "𠮷".repeat(100), "ok"],
    ["101 characters of two units each", "𠮷".repeat(101), "tooLong"],
    ["100 letters and spaces around them", `  ${"a".repeat(100)}  `, "ok"],
    ["a family, which is 7 code points, 14 times and 2 letters", family.repeat(14) + "ab", "ok"],
    ["a family 14 times and 3 letters", family.repeat(14) + "abc", "tooLong"],
  ])("%s: %j is %s", (_, answer, expected) => {
    expect(verdict(textRules.freeText(), answer)).toBe(expected);
  });

  test("keeps the words and drops the spaces around them", () => {
    expect(outcomeOf(textRules.freeText(), "  Harbour Light  ")).toEqual({ kept: "Harbour Light" });
  });

  test("drops the marks that turn the writing", () => {
    expect(outcomeOf(textRules.freeText(), "invoice\u202efdp\u200f.exe")).toEqual({
      kept: "invoicefdp.exe",
    });
  });

  test("keeps Chinese as it is written, without turning one writing into the other", () => {
    expect(outcomeOf(textRules.freeText(), "国國台臺")).toEqual({ kept: "国國台臺" });
  });

  test("what is kept has no control character, no line break and 1 to 100 code points", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 130 }), (answer) => {
        const outcome = outcomeOf(textRules.freeText(), answer);
        if (!("kept" in outcome)) return;
        const kept = outcome.kept as string;
        expect(kept).toBe(kept.trim());
        expect(/[\p{Cc}\u202a-\u202e\u2066-\u2069\u2028\u2029]/u.test(kept)).toBe(false);
        expect(/[\p{L}\p{N}]/u.test(kept)).toBe(true);
        expect([...kept].length <= 100).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe("text of several lines", () => {
  test.each([
    ["two lines", "a\nb", "ok"],
    ["NUL", "a\u0000b", "controlCharacters"],
    ["a turned direction", "a\u202eb", "ok"],
    ["1000 letters", "a".repeat(1000), "ok"],
    ["1001 letters", "a".repeat(1001), "tooLong"],
    ["-1", "-1", "notAnAnswer"],
  ])("%s is %s", (_, answer, expected) => {
    expect(verdict(textRules.longTextOf(1000), answer)).toBe(expected);
  });
});

describe("a name in Latin letters", () => {
  test.each([
    ["Harbour Light Trading Limited", "ok"],
    ["Nguyễn Văn Ánh", "ok"],
    ["O'Neill & Söhne (2015) Ltd.", "ok"],
    ["Suharto", "ok"],
    ["O", "ok"],
    ["Hawaiʻi Kamakawiwoʻole", "ok"],
    ["ʿAbd al-Raḥmān ibn Khālid", "ok"],
    ["Þórdís Kolbrún R. Gylfadóttir", "ok"],
    ["Ngũgĩ wa Thiong’o", "ok"],
    ["José Antonio Domínguez-Banderas y García", "ok"],
    ["Chan Tai Man 陳大文", "latinOnly"],
    ["Иван", "latinOnly"],
    ["12345", "notAnAnswer"],
    ["Ηarbour with a Greek Eta", "latinOnly"],
    ["", "required"],
  ])("%j is %s", (answer, expected) => {
    expect(verdict(textRules.latinName, answer)).toBe(expected);
  });
});

describe("an e-mail address", () => {
  const domain = (length: number) =>
    `${`${"a".repeat(49)}.`.repeat(length / 50 - 1)}${"a".repeat(46)}.com`;

  test.each([
    ["plain", "ada@harbour-light.example", "ok"],
    ["with a tag and dots", "ada.l+kyc@mail.harbour-light.example", "ok"],
    ["a domain in its ASCII form", "ada@xn--fsqu00a.xn--55qx5d", "ok"],
    ["a domain in Chinese", "ada@例子.公司", "emailFormat"],
    ["a mailbox in Chinese", "陳@harbour-light.example", "emailFormat"],
    ["a look-alike letter", "аda@harbour-light.example", "emailFormat"],
    ["nothing", "", "emailRequired"],
    ["spaces", "   ", "emailRequired"],
    ["no text at all", null, "emailRequired"],
    ["no at sign", "ada.harbour-light.example", "emailFormat"],
    ["two at signs", "ada@b@harbour-light.example", "emailFormat"],
    ["no dot in the domain", "ada@localhost", "emailFormat"],
    ["a dot first", ".ada@harbour-light.example", "emailFormat"],
    ["a dot last", "ada.@harbour-light.example", "emailFormat"],
    ["two dots", "ada..l@harbour-light.example", "emailFormat"],
    ["a hyphen at the edge of a label", "ada@-harbour.example", "emailFormat"],
    ["a space inside", "ada l@harbour-light.example", "emailFormat"],
    ["a header put in by CRLF", "ada@harbour-light.example\r\nBcc: b@c.example", "emailFormat"],
    ["a header put in by LF", "ada\nBcc:x@harbour-light.example", "emailFormat"],
    ["NUL", "ada\u0000@harbour-light.example", "emailFormat"],
    ["two addresses", "ada@a.example,bob@b.example", "emailFormat"],
    ["a name before it", "Ada <ada@harbour-light.example>", "emailFormat"],
    ["64 characters before the at sign", `${"a".repeat(64)}@b.example`, "ok"],
    ["65 characters before the at sign", `${"a".repeat(65)}@b.example`, "emailFormat"],
    ["254 characters", `${"a".repeat(53)}@${domain(200)}`, "ok"],
    ["255 characters", `${"a".repeat(54)}@${domain(200)}`, "emailFormat"],
  ])("%s: %j is %s", (_, answer, expected) => {
    expect(verdict(contactRules.email, answer)).toBe(expected);
  });

  test("keeps the mailbox as written and the domain in lower case", () => {
    expect(outcomeOf(contactRules.email, "  Ada.L@Harbour-Light.EXAMPLE ")).toEqual({
      kept: "Ada.L@harbour-light.example",
    });
  });

  test("what is kept has one at sign, no control character or space and at most 254 characters", () => {
    const near = fc.stringMatching(/^[a-z.@\r\n\u0000 ]{0,12}@[a-z.\-@]{1,12}\.[a-z\n]{1,4}$/);
    fc.assert(
      fc.property(fc.oneof(near, fc.emailAddress(), fc.string({ unit: "binary" })), (answer) => {
        const outcome = outcomeOf(contactRules.email, answer);
        if (!("kept" in outcome)) return;
        const kept = outcome.kept as string;
        expect(kept.split("@").length).toBe(2);
        expect(/[\p{Cc}\s<>,;]/u.test(kept)).toBe(false);
        expect(kept.length <= 254).toBe(true);
        expect(outcomeOf(contactRules.email, kept)).toEqual({ kept });
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    ["ada@harbour-light.example", "ok"],
    ["ada@gmail.com", "genericMailbox"],
    ["ada@GMail.com", "genericMailbox"],
    ["ada@qq.com", "genericMailbox"],
    ["ada@mail.gmail.com.example", "ok"],
    ["info@harbour-light.example", "genericMailbox"],
    ["INFO@harbour-light.example", "genericMailbox"],
    ["info+kyc@harbour-light.example", "genericMailbox"],
    ["information@harbour-light.example", "ok"],
    ["not an address", "emailFormat"],
  ])("as an individual work e-mail %j is %s", (answer, expected) => {
    expect(verdict(contactRules.workEmail, answer)).toBe(expected);
  });
});
