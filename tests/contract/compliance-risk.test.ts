import { expect, test } from "vitest";
import { riskInputs } from "#server/risk/inputs.ts";
import { needsTwoApprovers, riskScore } from "#server/risk/score.ts";
import { sampleAnswers } from "#server/development/sample/sample-answers.ts";
import type { AllAnswers } from "#contract/questions/answers.ts";
import { flowOn } from "#contract/forms/flows/flows.ts";
import { askedOf } from "#contract/forms/flows/pages.ts";
import { calmed, riskCases, riskDay } from "../support/contract/risk-cases.ts";

const scored = (
  answers: ReturnType<typeof sampleAnswers>,
  line: (typeof riskCases)[number]["line"],
) => {
  const inputs = riskInputs(askedOf(flowOn("institutional", riskDay), answers), line, {
    today: riskDay,
    rulesOn: riskDay,
  });
  const score = riskScore(inputs, riskDay);
  return { inputs, ...score };
};

test.each(riskCases)("$line: $rule", ({ line, change, band, by }) => {
  const found = scored(change(calmed(sampleAnswers(riskDay))), line);
  expect({ band: found.band, by: found.overrides.map(({ input }) => input) }).toEqual({ band, by });
});

test("a PEP takes two people in every category, whatever the rating", () => {
  const peps = riskCases.filter(({ rule }) => /PEP/.test(rule));
  const alone = peps.filter(({ line, change }) => {
    const { inputs, ...score } = scored(change(calmed(sampleAnswers(riskDay))), line);
    return !needsTwoApprovers(score, inputs);
  });
  expect(peps.length).toBeGreaterThan(6);
  expect(alone.map(({ rule }) => rule)).toEqual([]);
});

test.each<[string, AllAnswers, string]>([
  ["a fund's manager", { fundInformation: { managerPlace: "IR" } }, "owners"],
  ["its administrator", { fundInformation: { administratorPlace: "IR" } }, "owners"],
  ["its investors", { fundInformation: { investorPlaces: ["SG", "IR"] } }, "owners"],
  [
    "the law of a trust among the owners",
    { relatedInformation: { companies: [{ kind: "trust", governingLaw: "IR" }] } },
    "owners",
  ],
  ["a charity's donors", { charityInformation: { donorPlaces: ["IR"] } }, "customers"],
  ["where it spends", { charityInformation: { beneficiaryPlaces: ["IR"] } }, "operation"],
  [
    "a provider served",
    { complianceProgramme: { downstreamVasps: [{ place: "IR" }] } },
    "downstream",
  ],
  [
    "a public function of an owner",
    { relatedInformation: { people: [{ pepKind: "self", pepCountry: "IR" }] } },
    "otherNationalities",
  ],
  [
    "a public function of the applicant",
    { pep: { pepKind: "self", pepCountry: "IR" } },
    "otherNationalities",
  ],
])("the place counts: %s", (_, answers, input) => {
  const inputs = riskInputs(answers, "exchange", { today: riskDay, rulesOn: riskDay });
  expect(inputs[input as "owners"]).toContain("countermeasures");
});

test.each([
  ["9%", "under10"],
  ["９", "under10"],
  ["49 %", "10to50"],
  ["５１％", "over50"],
])("customers of a listed country, %s, are %s", (percent, band) => {
  const rest = String(100 - Number.parseInt(percent.normalize("NFKC"), 10));
  const shares = [
    { country: "MM", percent },
    { country: "HK", percent: rest },
  ];
  const answers = calmed(sampleAnswers(riskDay));
  answers["activityInformation"] = { ...answers["activityInformation"], customers: shares };
  expect(scored(answers, "exchange").inputs.customersListed).toEqual([band]);
});
