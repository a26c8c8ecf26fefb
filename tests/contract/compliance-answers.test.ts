import { expect, test } from "vitest";
import { investorClassification } from "#contract/forms/people/investor.ts";
import { offeredOptions } from "#contract/questions/asked.ts";
import { usualDay } from "../support/editions.ts";
import { documentCases } from "../support/contract/document-cases.ts";
import { investorCases } from "../support/contract/investor-cases.ts";
import { peopleCases } from "../support/contract/people-cases.ts";
import { bankCases, certifierCases, taxCases } from "../support/contract/tax-cases.ts";
import { expectedOf, outcomeInContract } from "../support/contract/worked-cases.ts";

const cases = [
  ...peopleCases,
  ...documentCases,
  ...investorCases,
  ...taxCases,
  ...certifierCases,
  ...bankCases,
];

test.each(cases)("$of: $rule", (worked) => {
  expect(outcomeInContract(worked)).toEqual(expectedOf(worked));
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
    offeredOptions(question, {}, all, usualDay).some(({ value }) => value === "institutional"),
  );
  expect(offered).toEqual([isOffered, isOffered]);
});
