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
/** A fund with all units held by others, and with this trustee. */
function unitTrust(people: Answers[], trusteeKind?: string, more: AllAnswers = {}): AllAnswers {
  const trustee = { id: "trustees", roles: ["trustee"], owns: "no", kind: trusteeKind };
  const corporate = trusteeKind
    ? { hasCorporateParties: "yes", corporateParties: [trustee] }
    : { hasCorporateParties: "no" };
  return entityWith("investmentVehicle", people, {
    fundInformation: { fundType: "openEnded" },
    declaration: { ownershipLayers: trusteeKind ? "1to3" : "none" },
    ...more,
    relatedInformation: { ...corporate, companies: [], others: holding("100") },
  });
}

const bank = (licensed: string) =>
  entityWith(
    "financialInstitution",
    [party("holder", "Chan Tai Man", "director", "representative")],
    {
      businessInformation: { licensed },
      relatedInformation: { hasCorporateParties: "no" },
    },
  );

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
    "a unit trust that its trustee, a person, controls needs no director and no other owner",
    unitTrust([party("holder", "Chan Tai Man", "representative", "trustee")]),
    [],
  ],
  [
    "the owners of a company that is trustee of a unit trust are named",
    unitTrust([party("holder", "Chan Tai Man", "representative")], "company"),
    [{ path: "corporateParties.0.kind", code: "ownersMissing" }],
  ],
  [
    "one person owns the company that is trustee of a unit trust",
    unitTrust(
      [
        {
          ...party("holder", "Chan Tai Man", "representative", "ubo"),
          holdings: [{ of: "trustees", stake: "exact", percent: "100", band: "" }],
        },
      ],
      "company",
    ),
    [],
  ],
  [
    "a company that is trustee of a unit trust is a layer",
    unitTrust(
      [
        {
          ...party("holder", "Chan Tai Man", "representative", "ubo"),
          holdings: [{ of: "trustees", stake: "exact", percent: "100", band: "" }],
        },
      ],
      "company",
      { declaration: { ownershipLayers: "none" } },
    ),
    [{ path: "corporateParties.0.roles", code: "noLayersButRole" }],
  ],
  [
    "a regulated trustee of a unit trust leads to no owner, so the official is named",
    unitTrust([party("holder", "Chan Tai Man", "representative", "seniorOfficial")], "regulated"),
    [],
  ],
  [
    "a partnership has no trustee",
    unitTrust([party("holder", "Chan Tai Man", "representative", "trustee")], undefined, {
      fundInformation: { fundType: "limitedPartnership" },
    }),
    [
      { path: "people", code: "generalPartnerMissing" },
      { path: "people", code: "uboMissing" },
      { path: "people", code: "noOwnerReaches" },
    ],
  ],
  ["a licensed bank names its directors, and no owner", bank("yes"), []],
  [
    "a bank without a licence names its owners",
    bank("no"),
    [
      { path: "people", code: "uboMissing" },
      { path: "others", code: "openShare" },
    ],
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
