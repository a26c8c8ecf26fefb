import { expect, test } from "vitest";
import { riskInputs } from "#server/risk/inputs.ts";
import { needsTwoApprovers, riskScore } from "#server/risk/score.ts";
import { sampleAnswers } from "#server/development/sample/sample-answers.ts";
import { flowOn } from "#contract/forms/flows/flows.ts";
import { askedOf } from "#contract/forms/flows/pages.ts";
import { calmed, type RiskCase, riskCases, riskDay } from "../support/contract/risk-cases.ts";

const flows = {
  company: flowOn("institutional", riskDay),
  individual: flowOn("otcIndividual", riskDay),
};

const scored = ({ of, line, change }: RiskCase) => {
  const answers = change(calmed(sampleAnswers(riskDay)));
  const days = { today: riskDay, rulesOn: riskDay };
  const inputs = riskInputs(askedOf(flows[of], answers), line, days);
  return { inputs, ...riskScore(inputs, riskDay) };
};

test.each(riskCases)("$line: $rule", (worked) => {
  const { inputs, band, overrides } = scored(worked);
  expect({ inputs, band, by: overrides.map(({ input }) => input) }).toEqual({
    inputs: { ...inputs, ...worked.inputs },
    band: worked.band,
    by: worked.by,
  });
});

test("a PEP takes two people in every category, whatever the rating", () => {
  const peps = riskCases.filter(({ rule }) => /PEP/.test(rule));
  const alone = peps.filter((worked) => {
    const { inputs, ...score } = scored(worked);
    return !needsTwoApprovers(score, inputs);
  });
  expect(peps.length).toBeGreaterThan(6);
  expect(alone.map(({ rule }) => rule)).toEqual([]);
});
