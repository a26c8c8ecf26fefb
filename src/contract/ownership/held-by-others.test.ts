import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";
import { flowOn } from "#contract/forms/flows/flows.ts";
import { issuesOfSection } from "#contract/forms/flows/pages.ts";
import { structureOf } from "#contract/ownership/from-answers.ts";
import { holdersOf, shortened } from "#contract/ownership/holders.ts";
import { lookThrough } from "#contract/ownership/look-through.ts";
import { applicant } from "#contract/ownership/structure.ts";
import { thresholdsOf } from "#contract/ownership/thresholds.ts";
import type { Answers } from "#contract/questions/answers.ts";
import { sampleAnswers } from "#server/development/sample/sample-answers.ts";
import { samplePeople } from "#server/development/sample/sample-people.ts";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });
const today = "2026-11-20";
const facts = { today, lines: ["exchange", "custodyHongKong"] } as const;
const full = sampleAnswers(today);
const [owner, representative] = full["relatedInformation"]!["people"] as [Answers, Answers];

/** What is refused where others together hold this, beside these answers. */
const issues = (others: Answers[], related: Answers = {}, declaration: Answers = {}) =>
  issuesOfSection(
    flowOn("institutional", today),
    "relatedInformation",
    {
      ...full,
      declaration: { ...full["declaration"], ...declaration },
      relatedInformation: { ...full["relatedInformation"], ...related, others },
    },
    facts,
  );

test("what others hold together is a figure or a band, of each company", () => {
  expect(
    issues([
      { of: applicant, stake: "band", band: "under10" },
      { of: samplePeople.holding, stake: "exact", percent: "40" },
    ]),
  ).toEqual([]);
});

test("others together are refused a stake without a figure: it would hide an owner, or control", () => {
  expect(
    issues([
      { of: applicant, stake: "unknown" },
      { of: samplePeople.holding, stake: "none" },
      { of: samplePeople.holding, stake: "control" },
    ]),
  ).toEqual([
    { path: "others.0.stake", code: "stakeMissing" },
    { path: "others.1.stake", code: "stakeMissing" },
    { path: "others.2.stake", code: "stakeMissing" },
  ]);
});

test("a senior managing official does not replace unknown owners", () => {
  const people = [{ ...owner, roles: ["director", "seniorOfficial"] }, representative];
  expect(
    issues([{ of: applicant, stake: "unknown" }], { people }, { ownershipLayers: "no" }),
  ).toEqual([{ path: "others.0.stake", code: "stakeMissing" }]);
});

test("an answer given under 25 % is asked again when a line with 10 % is added", () => {
  const lines = ["exchange", "goldToken"] as const;
  const given = full["relatedInformation"]!;
  const withLine = (related: Answers) =>
    issuesOfSection(
      flowOn("institutional", today),
      "relatedInformation",
      { ...full, applicableAccount: { lines }, relatedInformation: { ...given, ...related } },
      { today, lines },
    );
  expect([withLine({}), withLine({ othersBelowLow: given["others"] })]).toEqual([
    [
      {
        path: "othersBelowLow",
        code: "openShare",
        params: {
          name: "Harbour Light Holdings Limited",
          from: "40.0",
          to: "40.0",
          percent: 10,
          shape: "exact",
        },
      },
    ],
    [],
  ]);
});

test("the chart adds up what others hold of one company, not of two", () => {
  const share = (...others: Answers[]) => {
    const relatedInformation = { ...full["relatedInformation"], others };
    const structure = structureOf({ ...full, relatedInformation }, { rulesOn: today });
    const thresholds = thresholdsOf(["exchange"], structure);
    const found = lookThrough(structure, thresholds);
    const { holders } = holdersOf(structure, found, thresholds, "Lamps", i18n);
    return holders.find(({ id }) => id === "others")?.share;
  };
  const own = { of: applicant, stake: "exact", percent: "5" };
  expect(share(own)).not.toBe("");
  expect(share(own, { of: samplePeople.holding, stake: "exact", percent: "40" })).toBe("");
});

test("the words of a class end after a whole word on the chart", () => {
  const long = "The children and remoter issue of the settlor who are his descendants at that date";
  const cut = "The children and remoter issue of the settlor who are his…";
  const chinese = "委託人的子女及孫子女".repeat(7);
  expect([
    shortened(long, "en"),
    shortened("The settlor's\n children", "en"),
    shortened(chinese, "zh-TW").length <= 61,
  ]).toEqual([cut, "The settlor's children", true]);
});
