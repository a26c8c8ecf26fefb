import { expect, test } from "vitest";
import { flowOn } from "#contract/forms/flows/flows.ts";
import { issuesOfSection, visibleAnswers } from "#contract/forms/flows/pages.ts";
import { applicant } from "#contract/ownership/structure.ts";
import type { AllAnswers, Answers } from "#contract/questions/answers.ts";
import { generatedAnswers } from "#server/development/sample/generated-answers.ts";

const today = "2026-11-20";
const flow = flowOn("institutional", today);
const facts = { today, lines: ["exchange"] } as const;

const party = (id: string, fullName: string, ...roles: string[]): Answers => ({
  id,
  fullName,
  roles,
});
const holding = (percent: string) => [{ of: applicant, stake: "exact", percent, band: "" }];

/** The rows as they were typed, whatever kind of entity it was then. */
function entityWith(entityType: string, people: Answers[], more: AllAnswers = {}): AllAnswers {
  const given = {
    applicableAccount: { lines: ["exchange"] },
    entryBoarding: { entityType },
    declaration: { ownershipLayers: "none" },
    ...more,
    relatedInformation: { ...more["relatedInformation"], people },
  };
  const all = generatedAnswers(flow, { given, says: "no" }, today);
  const { people: made, ...related } = all["relatedInformation"] as { people: Answers[] };
  const typed = made.map((row, at) => ({ ...row, ...people[at] }));
  return { ...all, relatedInformation: { ...related, people: typed } };
}
const issues = (all: AllAnswers) =>
  issuesOfSection(flow, "relatedInformation", all, facts).map(({ path, code }) => ({ path, code }));

test.each<[string, AllAnswers, object[]]>([
  [
    "a government whose only person was a director and owner of a company has no official",
    entityWith("government", [
      {
        ...party("holder", "Chan Tai Man", "director", "ubo", "representative"),
        holdings: holding("100"),
      },
    ]),
    [{ path: "people", code: "officialMissing" }],
  ],
  [
    "a partnership that its general partner, a person, controls needs no other owner",
    entityWith(
      "investmentVehicle",
      [
        {
          ...party("holder", "Chan Tai Man", "representative", "generalPartner"),
        },
      ],
      {
        fundInformation: { fundType: "limitedPartnership" },
        relatedInformation: { others: holding("100") },
      },
    ),
    [],
  ],
  [
    "a company whose only person was a general partner has no director",
    entityWith("registeredCompany", [
      {
        ...party("holder", "Chan Tai Man", "representative", "ubo", "generalPartner"),
        holdings: holding("100"),
      },
    ]),
    [{ path: "people", code: "directorMissing" }],
  ],
  [
    "a trust whose representative was an owner of a company has no share left",
    entityWith(
      "trust",
      [
        { ...party("holder", "Chan Tai Man", "ubo", "representative"), holdings: holding("60") },
        party("settlor", "Lee Ka Yan", "settlor"),
        party("trustee", "Ng Mei Kuen", "trustee"),
      ],
      { trustInformation: { beneficiaries: "class" } },
    ),
    [],
  ],
])("%s", (_, all, expected) => {
  expect(issues(all)).toEqual(expected);
});

test("a role that is not offered is kept as typed, and counts again where it is offered", () => {
  const row: Answers = {
    ...party("holder", "Chan Tai Man", "ubo", "representative", "director"),
    holdings: holding("60"),
  };
  const of = (entityType: string) => {
    const all = { entryBoarding: { entityType }, relatedInformation: { people: [row] } };
    const [seen] = visibleAnswers(flow, all)["relatedInformation"]!["people"] as [Answers];
    return seen;
  };
  expect([of("government"), of("registeredCompany")]).toEqual([
    { id: row["id"], fullName: row["fullName"], roles: ["representative"] },
    row,
  ]);
});
