import { expect, test } from "vitest";
import { flowOn } from "#contract/forms/flows/flows.ts";
import { issuesOfSection } from "#contract/forms/flows/pages.ts";
import { generatedAnswers } from "#server/development/sample/generated-answers.ts";

const today = "2026-11-20";
const flow = flowOn("institutional", today);

/** A licensed institution that names a director and no owner. */
const ownersAskedOf = (incorporationPlace: string, listed: "yes" | "no") => {
  const given = {
    applicableAccount: { lines: ["exchange"] },
    entryBoarding: { entityType: "financialInstitution" },
    companyInformation: { incorporationPlace },
    businessInformation: { licensed: "yes", listed },
    relatedInformation: {
      people: [{ id: "one", roles: ["director", "representative", "complianceOfficer"] }],
    },
  };
  const all = generatedAnswers(flow, { given, says: "no" }, today);
  return issuesOfSection(flow, "relatedInformation", all, { today, lines: ["exchange"] }).map(
    ({ code }) => code,
  );
};

test.each([
  ["in Hong Kong", "HK", "no", []],
  ["in an equivalent jurisdiction", "SG", "no", []],
  ["in Vanuatu", "VU", "no", ["uboMissing", "regulatedElsewhere"]],
  ["in Russia", "RU", "no", ["uboMissing", "regulatedElsewhere"]],
  ["that is listed, in Vanuatu", "VU", "yes", []],
  ["where FATF calls for action", "MM", "no", ["uboMissing", "exemptionLost"]],
] as const)("a licensed institution %s: what is refused", (_, place, listed, refused) => {
  expect(ownersAskedOf(place, listed)).toEqual(refused);
});
