import { expect, test } from "vitest";
import { flowOn } from "#contract/forms/flows/flows.ts";
import { askedOf, issuesOfApplication, issuesOfSection } from "#contract/forms/flows/pages.ts";
import { linesOf } from "#contract/application/lines-of.ts";
import { neededParties } from "#contract/ownership/needed-parties.ts";
import { entityCases } from "../support/contract/entity-cases.ts";
import {
  answersOf,
  cases,
  limbCases,
  ofApplicant,
  owner,
  today,
} from "../support/contract/ownership-cases.ts";
import { trustCases } from "../support/contract/trust-cases.ts";
import { expectedOf, outcomeInContract } from "../support/contract/worked-cases.ts";

const flow = flowOn("institutional", today);
const days = { today, rulesOn: today };
const submitted = (answers: ReturnType<typeof answersOf>) =>
  issuesOfApplication(flow, answers, { today, lines: linesOf(answers) }).map(
    ({ section: _, ...issue }) => issue,
  );

test.each(cases)("$name", ({ changed, expected }) => {
  expect(submitted(answersOf(changed))).toEqual(expected);
});

test.each([...entityCases, ...trustCases])("$rule", (worked) => {
  expect(outcomeInContract(worked)).toEqual(expectedOf(worked));
});

test("what is not yet known keeps no one on the page of a draft", () => {
  const answers = answersOf({
    people: [owner([{ of: ofApplicant, stake: "unknown" }])],
    companies: [],
    others: [],
    layers: "none",
  });
  const facts = { today, lines: linesOf(answers) };
  expect(issuesOfSection(flow, "relatedInformation", answers, facts)).toEqual([]);
});

test.each(limbCases)("$name", ({ changed, expected, limbs }) => {
  const answers = answersOf(changed);
  expect(submitted(answers)).toEqual(expected);
  const needed = neededParties(askedOf(flow, answers), days);
  expect(needed.find(({ name }) => name === "Chan Tai Man")?.limbs).toEqual(limbs);
});
