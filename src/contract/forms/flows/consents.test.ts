import { msg } from "@lingui/core/macro";
import { expect, test } from "vitest";
import { flowOn } from "#contract/forms/flows/flows.ts";
import { issuesOfApplication } from "#contract/forms/flows/pages.ts";
import { entityTypes } from "#contract/options/lists.ts";
import { isGivenInOtherWords } from "#contract/questions/asked.ts";
import { consent } from "#contract/questions/builders/values.ts";
import { generatedAnswers } from "#server/development/sample/generated-answers.ts";

const today = "2026-11-20";
const flow = flowOn("institutional", today);
const lines = ["custodyHongKong", "custodySingapore"] as const;

const as = (entityType: string) => {
  const given = {
    applicableAccount: { lines },
    entryBoarding: { entityType },
    trustInformation: { corporateParties: "yes" },
  };
  return generatedAnswers(flow, { given, says: "no" }, today);
};

/** The consents that another kind of entity is asked for, after the company gave its own. */
function askedAgain(entityType: string) {
  const [company, other] = [as("registeredCompany"), as(entityType)];
  const all = Object.fromEntries(
    Object.entries(other).map(([id, own]) => [
      id,
      Object.fromEntries(
        Object.entries(own).map(([name, answer]) => [
          name,
          flow.sections[id]!.questions[name]!.kind === "consent" ? company[id]?.[name] : answer,
        ]),
      ),
    ]),
  );
  const given = (id: string) => ({ ...company[id], ...all[id] });
  return issuesOfApplication(flow, all, { today, lines }).map(({ section: id, path }) => {
    expect(isGivenInOtherWords(flow.sections[id]!, path, given(id))).toBe(true);
    return `${id}.${path}`;
  });
}

const authority: Record<string, string[]> = {
  registeredCompany: [],
  trust: [
    "nonSolicitation.ownInitiativeOfTrustees",
    "investorClassification.professionalOfTrustees",
    "investorClassification.accreditedOfTrustees",
    "acknowledgement.authorityForTrust",
  ],
  government: ["acknowledgement.authorityForGovernment"],
};

test.each(entityTypes.map(({ value }) => value))(
  "what a company consented to is asked again of a %s where it means something else",
  (entityType) => {
    expect(askedAgain(entityType)).toEqual(
      authority[entityType] ?? ["acknowledgement.authorityForEntity"],
    );
  },
);

test("two consents of one title are not one consent in other words", () => {
  const title = msg`Confirmation`;
  const of = (confirms?: string) => ({
    first: consent(title, msg`First`, confirms ? { confirms } : {}),
    second: consent(title, msg`Second`, confirms ? { confirms } : {}),
  });
  const again = (confirms?: string) =>
    isGivenInOtherWords({ questions: of(confirms) }, "second", { first: true });
  expect([again(), again("one")]).toEqual([false, true]);
});
