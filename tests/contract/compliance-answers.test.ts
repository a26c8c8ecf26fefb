import type { Answers } from "#contract/questions/answers.ts";
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
  ["financialInstitution", { businessInformation: { licensed: "yes" } }, true],
  ["financialInstitution", { businessInformation: { licensed: "no" } }, false],
  ["government", {}, true],
  ["registeredCompany", { businessInformation: { licensed: "yes" } }, false],
  ["investmentVehicle", { fundInformation: { fundRegistered: "yes" } }, true],
  ["investmentVehicle", { fundInformation: { fundRegistered: "no" } }, false],
  ["investmentVehicle", { businessInformation: { licensed: "yes" } }, false],
] as const)("%s, %j: institutional is offered: %s", (entityType, answers, isOffered) => {
  const all = { entryBoarding: { entityType }, ...answers };
  const { route, accreditedRoute } = investorClassification.questions;
  const offered = [route, accreditedRoute].map((question) =>
    offeredOptions(question, {}, all, usualDay).some(({ value }) => value === "institutional"),
  );
  expect(offered).toEqual([isOffered, isOffered]);
});

test.each([
  ["registeredCompany", undefined, ["portfolio", "totalAssets", "whollyOwned"]],
  ["investmentVehicle", "company", ["portfolio", "totalAssets", "whollyOwned"]],
  ["investmentVehicle", "limitedPartnership", ["portfolio", "totalAssets"]],
  ["investmentVehicle", "unitTrust", ["trustAssets"]],
  ["trust", undefined, ["trustAssets"]],
])("the tests of Hong Kong offered to: %s %s", (entityType, fundForm, expected) => {
  const all = { entryBoarding: { entityType, fundForm } };
  const { route } = investorClassification.questions;
  const offered = offeredOptions(route, {}, all, usualDay);
  expect(offered.map(({ value }) => value)).toEqual(expected);
});

test.each<[string, string | undefined, Answers, string[]]>([
  ["registeredCompany", undefined, {}, ["netAssets", "whollyOwned"]],
  ["investmentVehicle", "limitedPartnership", {}, ["netAssets", "partners"]],
  ["investmentVehicle", "unitTrust", {}, ["trustProperty", "beneficiaries"]],
  ["trust", undefined, {}, ["trustProperty", "beneficiaries"]],
  ["trust", undefined, { revocable: "yes" }, ["trustProperty", "beneficiaries", "settlors"]],
  ["trust", undefined, { beneficiaries: "purpose" }, ["trustProperty"]],
])("the tests of Singapore offered to: %s %s %j", (entityType, fundForm, trust, expected) => {
  const all = { entryBoarding: { entityType, fundForm }, trustInformation: trust };
  const { accreditedRoute } = investorClassification.questions;
  const offered = offeredOptions(accreditedRoute, {}, all, usualDay);
  expect(offered.map(({ value }) => value)).toEqual(expected);
});
