import { flowOn } from "#contract/forms/flows/flows.ts";
import type { AllAnswers, Answers } from "#contract/questions/answers.ts";
import { generatedAnswers } from "#server/development/sample/generated-answers.ts";
import { workedDay } from "./worked-cases.ts";

const flow = flowOn("institutional", workedDay);
const lines = { lines: ["exchange"] };

export const party = (id: string, fullName: string, ...roles: string[]): Answers => ({
  id,
  fullName,
  roles,
});

export const holding = (of: string, percent: string) => [{ of, stake: "exact", percent, band: "" }];

/** An application for the exchange by such an entity; the rows of its people as they were typed, whatever it was then. */
export function entityWith(
  entityType: string,
  people: Answers[],
  more: AllAnswers = {},
): AllAnswers {
  const given = {
    applicableAccount: lines,
    declaration: { ownershipLayers: "none" },
    ...more,
    entryBoarding: { entityType, ...more["entryBoarding"] },
    relatedInformation: { ...more["relatedInformation"], people },
  };
  const all = generatedAnswers(flow, { given, says: "no" }, workedDay);
  const { people: made, ...related } = all["relatedInformation"] as { people: Answers[] };
  const typed = made.map((row, at) => ({ ...row, ...people[at] }));
  return { ...all, relatedInformation: { ...related, people: typed } };
}

export const trustPeople = [
  party("settlor", "Chan Tai Man", "settlor"),
  party("beneficiary", "Chan Siu Fung", "beneficiary"),
  party("holder", "Wong Siu Ming", "representative"),
];
export const trustee = party("trustee", "Ng Mei Kuen", "trustee");

export const corporateTrustee = (more: Answers = {}): Answers => ({
  id: "trustees",
  roles: ["trustee"],
  name: "Sample Trustees Limited",
  owns: "no",
  kind: "company",
  ...more,
});

export const ownerOf = (of: string, percent: string): Answers => ({
  ...party("owner", "Ho Wai Lam", "ubo"),
  holdings: holding(of, percent),
});

/** A trust that applies for the exchange. */
export function trustWith(relatedInformation: Answers, trustInformation: Answers = {}): AllAnswers {
  const given = {
    applicableAccount: lines,
    entryBoarding: { entityType: "trust" },
    trustInformation: { beneficiaries: "named", ...trustInformation },
    relatedInformation,
  };
  return generatedAnswers(flow, { given, says: "no" }, workedDay);
}

/** The trust with companies among its parties. */
export const withTrustee = (parties: Answers[], ...more: Answers[]) =>
  trustWith(
    { corporateParties: parties, people: [...trustPeople, ...more] },
    { corporateParties: "yes" },
  );

/** The trust with so many companies, one above the other, above its trustee. */
export function trustBehind(length: number, about: Answers): AllAnswers {
  const companies = Array.from({ length }, (_, at) => ({
    id: `c${at}`,
    kind: "company",
    name: `Layer ${at} Limited`,
    number: `71${at}`,
    holdings: holding(at === 0 ? "trustees" : `c${at - 1}`, "100"),
  }));
  return trustWith(
    {
      companies,
      corporateParties: [corporateTrustee()],
      people: [...trustPeople, ownerOf(`c${length - 1}`, "100")],
    },
    { corporateParties: "yes", ownedParties: "yes", ...about },
  );
}
