import fc from "fast-check";
import { expect, test } from "vitest";
import { canonical } from "#contract/application/canonical.ts";
import { flowOn } from "#contract/forms/flows/flows.ts";
import { askedOf, issuesOfApplication } from "#contract/forms/flows/pages.ts";
import { checks } from "#contract/forms/flows/checks.ts";
import { sampleAnswers } from "#server/development/sample/sample-answers.ts";
import { hasMask, maskedAnswers, maskOf, numbersIn, typedOver, unmaskedAnswers } from "./masked.ts";

test.each([
  ["012345678001", "••••8001"],
  ["012-345678-001", "••••8001"],
  ["A123456(3)", "••••4563"],
  ["ａ１２３４５６", "••••456"],
  ["12345", "••••45"],
  ["1", "••••"],
  ["  ", "  "],
  ["••••8001", "••••8001"],
])("PI06 of %j stays %j", (number, mask) => {
  expect(maskOf(number)).toBe(mask);
});

test("PI06 a mask is well-formed, gives at most four characters and at most half, and is the same again", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", minLength: 1 }), (number) => {
      fc.pre(!number.includes("•") && number.trim() !== "");
      const mask = maskOf(number);
      const shown = [...mask].filter((each) => each !== "•").length;
      const signs = [...number.normalize("NFKC").toUpperCase()].length;
      expect([shown <= 4, shown <= signs / 2]).toEqual([true, true]);
      expect(maskOf(mask)).toBe(mask);
      expect(mask.isWellFormed()).toBe(true);
    }),
  );
});

test.each([
  ["••••8001", "99", "99"],
  ["••••8001", "••••80019", "9"],
  ["••••8001", "9••••8001", "9"],
  ["••••8001", "••••800", ""],
  ["••••8001", "••••8001", "••••8001"],
  ["12", "123", "123"],
])("PI06 a person who types over %j and leaves %j has typed %j", (before, text, typed) => {
  expect(typedOver(before, text)).toBe(typed);
});

const rowOf = (country: string, tin: string) => ({ country, tin });
const [hk, sg] = [rowOf("HK", "A1234563"), rowOf("SG", "S9994563")];
test.each([
  ["of the same country", [hk, sg], [rowOf("SG", "••••4563")], ["S9994563"]],
  [
    "of the same place, of two in one country",
    [hk, rowOf("HK", "B1234563")],
    Array(3).fill(rowOf("HK", "••••4563")),
    ["A1234563", "B1234563", "••••4563"],
  ],
  ["of another country, where it is the only one", [hk], [rowOf("US", "••••4563")], ["A1234563"]],
  ["of none, where two fit", [hk, sg], [rowOf("US", "••••4563")], ["••••4563"]],
])("PI06 a masked number in a row is %s", (_, stored, given, found) => {
  const section = { questions: { residences: { masks: "tin" } } };
  const form = { sections: { tax: section } } as never;
  const answers = unmaskedAnswers(form, { tax: { residences: given } }, () => ({
    "tax.residences": stored,
  }));
  expect((answers["tax"]!["residences"] as { tin: string }[]).map(({ tin }) => tin)).toEqual(found);
});

const today = "2026-11-20";
const flow = { ...flowOn("institutional", today), checks };
const whole = sampleAnswers(today);
const masked = maskedAnswers(flow, whole);

test("PI06 a masked form is as complete as the whole one, and what was seen of it is the same", () => {
  const facts = { today, lines: ["exchange" as const] };
  expect(hasMask(flow, masked)).toBe(true);
  expect(issuesOfApplication(flow, masked, facts)).toEqual(issuesOfApplication(flow, whole, facts));
  const seen = (answers: typeof whole) => canonical(maskedAnswers(flow, askedOf(flow, answers)));
  expect(seen(masked)).toBe(seen(whole));
  expect(unmaskedAnswers(flow, masked, () => numbersIn(flow, whole))).toEqual(whole);
});
