import { msg } from "@lingui/core/macro";
import { expect, test } from "vitest";
import { flowOf } from "#contract/forms/flows/pages.ts";
import { yesNo } from "#contract/questions/builders/values.ts";
import { answeredIn, yes } from "#contract/questions/condition.ts";
import { section } from "#contract/questions/section.ts";
import { planOf, sectionIn } from "./form-facts.ts";

const [usual, ofFunds] = [msg`Entity`, msg`Fund`];
const about = section("about", usual, {
  isVehicle: yesNo(msg`Is it a vehicle?`),
  isFund: yesNo(msg`Is it a fund?`, { askedWhen: yes("isVehicle") }),
});
const details = section("details", usual, {}, undefined, [
  { when: answeredIn("about", "isFund", "yes"), title: ofFunds },
]);
const flow = {
  ...flowOf([
    { step: "one", section: about },
    { step: "one", section: details },
  ]),
  rulesOn: "2026-11-20",
  checks: null,
};

test.each([
  ["yes", "Fund"],
  ["no", "Entity"],
])("the words of a page follow answers that are asked for: vehicle %s, %s", (isVehicle, title) => {
  const answers = { about: { isVehicle, isFund: "yes" } };
  expect(sectionIn({ flow, answers }, "details")?.title.message).toBe(title);
});

test("the plan is made once for each snapshot of the store, and again for the next one", () => {
  const first = { today: "2026-11-20", flow, answers: {}, existingLines: [], mayConsent: true };
  const next = { ...first, answers: { about: { isVehicle: "no" } } };
  expect(planOf(first)).toBe(planOf(first));
  expect([planOf(first).accepted, planOf(next).accepted]).toEqual([
    ["details"],
    ["about", "details"],
  ]);
});
