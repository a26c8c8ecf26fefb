import { expect, test } from "vitest";
import { linesOf } from "#contract/application/lines-of.ts";
import { flowOn } from "#contract/forms/flows/flows.ts";
import { investorClassification } from "#contract/forms/people/investor.ts";
import { offeredOptions } from "#contract/questions/asked.ts";
import { issuesOfApplication } from "#contract/forms/flows/pages.ts";
import { generatedAnswers } from "#server/development/sample/generated-answers.ts";
import { sampleAnswers } from "#server/development/sample/sample-answers.ts";
import { investorCases } from "../support/contract/investor-cases.ts";
import { bankCases, certifierCases, taxCases } from "../support/contract/tax-cases.ts";
import {
  individualForOtc,
  peopleCases,
  type WorkedCase,
} from "../support/contract/people-cases.ts";

const today = "2026-11-20";
const flows = {
  company: flowOn("institutional", today),
  individual: flowOn("otcIndividual", today),
};
const complete: Record<WorkedCase["of"], () => ReturnType<typeof sampleAnswers>> = {
  company: () => sampleAnswers(today),
  individual: () => generatedAnswers(flows.individual, individualForOtc, today),
};

const cases = [...peopleCases, ...investorCases, ...taxCases, ...certifierCases, ...bankCases];

test.each(cases)("$of: $rule", ({ of, change, refused }) => {
  const answers = change(complete[of]());
  const issues = issuesOfApplication(flows[of], answers, { today, lines: linesOf(answers) });
  expect(issues.map(({ section, path, code }) => `${section}.${path} ${code}`)).toEqual(refused);
});

test.each([
  ["financialInstitution", "yes", true],
  ["financialInstitution", "no", false],
  ["government", "no", true],
  ["registeredCompany", "yes", false],
] as const)("%s, licence: %s: institutional is offered: %s", (entityType, licensed, isOffered) => {
  const all = { entryBoarding: { entityType }, businessInformation: { licensed } };
  const { route, accreditedRoute } = investorClassification.questions;
  const offered = [route, accreditedRoute].map((question) =>
    offeredOptions(question, {}, all, today).some(({ value }) => value === "institutional"),
  );
  expect(offered).toEqual([isOffered, isOffered]);
});
