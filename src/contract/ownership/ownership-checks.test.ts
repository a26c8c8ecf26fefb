import { describe, expect, test } from "vitest";
import { thresholdsOf } from "#contract/ownership/thresholds.ts";
import { inForce } from "#contract/editions.ts";
import { flowOn } from "#contract/forms/flows/flows.ts";
import { itemsLeft } from "#contract/forms/flows/progress.ts";
import { issuesOfSection, visibleAnswers } from "#contract/forms/flows/pages.ts";
import { ownershipRules } from "#contract/options/ownership-rules.ts";
import { applicant } from "#contract/ownership/structure.ts";
import { placeOf, structureOf } from "#contract/ownership/from-answers.ts";
import type { AllAnswers, Answers } from "#contract/questions/answers.ts";
import { sampleAnswers } from "#server/development/sample/sample-answers.ts";
import { certifiedOn, samplePeople } from "#server/development/sample/sample-people.ts";

const today = "2026-11-20";
const days = { today, rulesOn: today };
const facts = { today, lines: ["exchange", "custodyHongKong"] } as const;
const full = sampleAnswers(today);
const related = full["relatedInformation"]! as {
  companies: Answers[];
  people: Answers[];
  others: Answers[];
};
const [holding] = related.companies as [Answers];
const [owner, representative] = related.people as [Answers, Answers];
const exactly = (of: string, percent: string) => ({ of, stake: "exact", percent });

const changed = (
  { companies = related.companies, people = related.people, others = [] }: Partial<typeof related>,
  declaration: Answers = {},
): AllAnswers => ({
  ...full,
  declaration: { ...full["declaration"], ...declaration },
  relatedInformation: { ...related, companies, people, others },
});
const seen = (answers: AllAnswers) => visibleAnswers(flowOn("institutional", today), answers);
const issues = (answers: AllAnswers) =>
  issuesOfSection(flowOn("institutional", today), "relatedInformation", answers, facts);

test("the answers become one structure", () => {
  expect(structureOf(changed({}), days)).toEqual({
    parties: [
      {
        id: samplePeople.holding,
        kind: "company",
        name: "Harbour Light Holdings Limited",
        roles: [],
        sameAs: "2045671\nvg",
      },
      {
        id: samplePeople.owner,
        kind: "person",
        name: "Chan Tai Man",
        roles: ["director", "ubo"],
        sameAs: "chan man tai\n1972-02-29",
        alsoSameAs: ["aimanchant\n1972-02-29", "大 文 陳\n1972-02-29", "大文陳\n1972-02-29"],
      },
      {
        id: samplePeople.representative,
        kind: "person",
        name: "Wong Siu Ming",
        roles: ["representative"],
        sameAs: "ming siu wong\n1985-11-03",
        alsoSameAs: ["gsiumingwon\n1985-11-03"],
      },
    ],
    holdings: [
      { owner: samplePeople.holding, of: applicant, stake: { kind: "exact", percent: "80" } },
      { owner: samplePeople.owner, of: applicant, stake: { kind: "exact", percent: "12.5" } },
      {
        owner: samplePeople.owner,
        of: samplePeople.holding,
        stake: { kind: "exact", percent: "60" },
      },
    ],
    classes: [],
    rules: inForce(ownershipRules, today),
    sameAs: "1234567\nhk",
  });
  expect([placeOf(full, samplePeople.holding), placeOf(full, applicant)]).toEqual([
    "companies.0",
    undefined,
  ]);
});

test("companies count only where layers are declared, shares only of owners", () => {
  const structure = structureOf(
    changed(
      { people: [owner, { ...representative, holdings: [exactly(applicant, "30")] }] },
      { ownershipLayers: "none" },
    ),
    days,
  );
  expect(structure.parties.map(({ kind }) => kind)).toEqual(["person", "person"]);
  expect(structure.holdings.map((each) => each.owner)).toEqual([
    samplePeople.owner,
    samplePeople.owner,
  ]);
});

test.each<[string, unknown, object[]]>([
  ["nothing", undefined, []],
  ["a row without a choice", [{ of: applicant }], []],
  ["null", [null], []],
  ["a half-typed figure", [exactly(applicant, "33,3")], [{ kind: "unknown" }]],
  ["a figure with a sign", [exactly(applicant, "33.3 %")], [{ kind: "exact", percent: "33.3" }]],
  ["an unheard-of band", [{ of: "", stake: "band", band: "most" }], [{ kind: "unknown" }]],
  ["a band", [{ stake: "band", band: "over75" }], [{ kind: "band", band: "over75" }]],
  ["control", [{ of: applicant, stake: "control" }], [{ kind: "control" }]],
])("holdings as they are typed: %s", (_, holdings, stakes) => {
  const { holdings: read } = structureOf(
    changed({ companies: [], people: [{ ...owner, holdings }] }),
    days,
  );
  expect(read.map(({ stake }) => stake)).toEqual(stakes);
});

const listed = {
  kind: "listed",
  exchange: "Stock Exchange of Hong Kong",
  ticker: "0005",
  partyListing: { files: [{ uid: "u2", name: "listing.pdf", size: 1, type: "application/pdf" }] },
};

test("a part without a named holder is left to do, though the question about others may stay empty", () => {
  const answers = changed({
    people: [{ ...owner, holdings: [exactly(applicant, "20")] }, representative],
    companies: [{ ...holding, ...listed, holdings: [exactly(applicant, "5")] }],
  });
  expect(itemsLeft(flowOn("institutional", today), "exchange", answers, { today }).left).toEqual([
    { section: "relatedInformation", question: "others" },
  ]);
});

test("lines are grouped by the share from which they ask", () => {
  expect(thresholdsOf(["exchange", "goldToken", "custodyHongKong"], structureOf({}, days))).toEqual(
    [
      { percent: 10, lines: ["goldToken"] },
      { percent: 25, lines: ["exchange", "custodyHongKong"] },
    ],
  );
});

const layer = (id: string, of: string, percent = "100"): Answers => ({
  ...holding,
  id,
  name: `${id} Limited`,
  number: `${id}-1`,
  holdings: [exactly(of, percent)],
});

test.each<[string, AllAnswers, object[]]>([
  ["the sample", full, []],
  [
    "more than the whole",
    changed({ companies: [{ ...holding, holdings: [exactly(applicant, "87.51")] }] }),
    [{ path: "people", code: "ownedOver100", params: { sum: "100.01" } }],
  ],
  [
    "a circle",
    changed({ companies: [layer("a", "b"), layer("b", "a")] }),
    [
      { path: "people.0.holdings", code: "heldMissing", params: { name: "Chan Tai Man" } },
      {
        path: "companies.0.holdings",
        code: "ownershipCircle",
        params: { names: "a Limited > b Limited > a Limited" },
      },
    ],
  ],
  [
    "a company that is not named any more",
    changed({
      companies: [layer("a", "gone")],
      people: [{ ...owner, holdings: [exactly(applicant, "60")] }, representative],
    }),
    [{ path: "companies.0.holdings", code: "heldMissing", params: { name: "a Limited" } }],
  ],
  [
    "a company whose owners are not named",
    changed({ people: [{ ...owner, holdings: [exactly(applicant, "12.5")] }, representative] }),
    [
      {
        path: "companies.0.holdings",
        code: "ownersMissing",
        params: { name: "Harbour Light Holdings Limited" },
      },
    ],
  ],
  [
    "a part without a named holder, as large as the threshold",
    changed({
      people: [{ ...owner, holdings: [exactly(samplePeople.holding, "93.75")] }, representative],
    }),
    [
      {
        path: "others",
        code: "openShare",
        params: {
          name: "Harbour Light Trading Limited",
          from: "20.0",
          to: "20.0",
          percent: 25,
          shape: "exact",
        },
      },
    ],
  ],
  [
    "a part without a named holder, below the threshold",
    changed({
      people: [{ ...owner, holdings: [exactly(samplePeople.holding, "93.76")] }, representative],
    }),
    [],
  ],
  [
    "others together, more than is left",
    changed({ others: [exactly(applicant, "7.51")] }),
    [{ path: "people", code: "ownedOver100", params: { sum: "100.01" } }],
  ],
  [
    "no owner over the threshold",
    changed({
      people: [{ ...owner, holdings: [exactly(samplePeople.holding, "5")] }, representative],
      others: [exactly(applicant, "20"), exactly(samplePeople.holding, "95")],
    }),
    [{ path: "people", code: "noOwnerReaches", params: { percent: 25 } }],
  ],
  [
    "no owner over the threshold, but a senior managing official",
    changed({
      people: [
        { ...owner, roles: ["director", "seniorOfficial"] },
        {
          ...representative,
          roles: ["representative", "ubo"],
          holdings: [exactly(samplePeople.holding, "5")],
        },
      ],
      others: [exactly(applicant, "20"), exactly(samplePeople.holding, "95")],
    }),
    [],
  ],
  [
    "four layers declared as three",
    changed(
      {
        companies: [layer("a", applicant), layer("b", "a"), layer("c", "b"), layer("d", "c")],
        people: [{ ...owner, holdings: [exactly("d", "60")] }, representative],
        others: [exactly("d", "40")],
      },
      { ownershipLayers: "1to3" },
    ),
    [{ path: "companies", code: "layersNeedReason", params: { layers: 4, max: 3 } }],
  ],
  [
    "a share that is not said",
    changed({
      people: [{ ...owner, holdings: [{ of: applicant, stake: "band" }] }, representative],
    }),
    [{ path: "people.0.holdings.0.band", code: "bandRequired" }],
  ],
  [
    "more than all of it",
    changed({ people: [{ ...owner, holdings: [exactly(applicant, "101")] }, representative] }),
    [{ path: "people.0.holdings.0.percent", code: "percentFormat" }],
  ],
  [
    "an owner who holds nothing",
    changed({ people: [{ ...owner, holdings: [] }, representative] }),
    [{ path: "people.0.holdings", code: "stakeMissing" }],
  ],
])("%s", (_, answers, expected) => {
  expect(issues(answers)).toEqual(expected);
});

describe("companies with a role", () => {
  const pdf = { uid: "u1", name: "a.pdf", size: 1, type: "application/pdf" };
  const copy = { files: [pdf], dated: "2026-11-01", certifier: certifiedOn("2026-11-02") };
  const trustees = {
    id: "trustees",
    roles: ["trustee", "director"],
    name: "Sample Trustees Limited",
    place: "HK",
    number: "7001",
    owns: "no",
    kind: "company",
    trusteeLicensed: "no",
    registeredAddress: { line1: "1 Sample Road", line2: "", city: "Hong Kong", country: "HK" },
    partyRegistration: copy,
    incorporationDate: "2010-03-01",
    directors: "Ho Wai Lam",
    partyStanding: copy,
  };
  const supervised = {
    kind: "regulated",
    exemptRegulator: "Securities and Futures Commission",
    exemptLicence: "ABC123",
    registerLink: "https://register.example/abc123",
    partyLicence: trustees.partyRegistration,
  };
  const with_ = (corporate: Answers[], entityType: string, more: Partial<typeof related> = {}) => {
    const all = changed({ others: related.others, ...more });
    const people = all["relatedInformation"]!["people"] as [Answers, ...Answers[]];
    const settlor = {
      ...people[0],
      roles: more.people ? ["settlor", "ubo"] : ["settlor"],
      hasDied: "no",
    };
    const { companies: _, others: __, ...ofTrust } = all["relatedInformation"]!;
    return {
      ...all,
      entryBoarding: { entityType },
      ...(entityType === "trust" ? { trustInformation: { corporateParties: "yes" } } : {}),
      relatedInformation: {
        ...(entityType === "trust" ? ofTrust : all["relatedInformation"]),
        hasCorporateParties: "yes",
        corporateParties: corporate,
        people: entityType === "trust" ? [settlor, ...people.slice(1)] : people,
      },
    };
  };
  const ofTrustees = [{ ...owner, holdings: [exactly("trustees", "60")] }, representative];

  test("a party to a trust stands in the ownership by its role; a director by itself does not", () => {
    const linksOf = (entityType: string) =>
      structureOf(seen(with_([trustees], entityType)), days).holdings.filter(
        (each) => each.owner === "trustees",
      );
    expect([linksOf("trust"), linksOf("registeredCompany")]).toEqual([
      [{ owner: "trustees", of: applicant, stake: { kind: "control" }, byRole: true }],
      [],
    ]);
  });
  test("a director by itself stands in the structure by what it may act as", () => {
    const standing = structureOf(seen(with_([trustees], "registeredCompany")), days).parties.at(1);
    const { id, name } = trustees;
    expect(standing).toEqual({ id, name, kind: "acting", roles: ["director"], sameAs: "7001\nhk" });
  });
  test.each<[string, AllAnswers, object[]]>([
    [
      "a company between is entered once more as a director",
      with_(
        [{ ...trustees, number: holding["number"], place: holding["place"] }],
        "registeredCompany",
      ),
      [
        {
          path: "corporateParties.0.owns",
          code: "partyTwice",
          params: { name: "Sample Trustees Limited" },
        },
      ],
    ],
    [
      "no owner is named behind a corporate trustee",
      with_([trustees], "trust"),
      [
        {
          path: "corporateParties.0.kind",
          code: "ownersMissing",
          params: { name: "Sample Trustees Limited" },
        },
      ],
    ],
    ["its owner is named", with_([trustees], "trust", { people: ofTrustees }), []],
    [
      "owners of a supervised one are not asked for",
      with_([{ ...trustees, ...supervised }], "trust"),
      [],
    ],
    [
      "a corporate director controls the applicant, and its owners are not named",
      with_(
        [{ ...trustees, owns: "yes", holdings: [{ of: applicant, stake: "control" }] }],
        "registeredCompany",
      ),
      [
        {
          path: "corporateParties.0.holdings",
          code: "ownersMissing",
          params: { name: "Sample Trustees Limited" },
        },
      ],
    ],
    [
      "a company between and one with a role own each other",
      with_(
        [{ ...trustees, owns: "yes", holdings: [exactly(samplePeople.holding, "30")] }],
        "registeredCompany",
        { companies: [{ ...holding, holdings: [exactly("trustees", "30")] }], others: [] },
      ),
      [
        {
          path: "companies.0.holdings",
          code: "ownershipCircle",
          params: {
            names:
              "Harbour Light Holdings Limited > Sample Trustees Limited > Harbour Light Holdings Limited",
          },
        },
      ],
    ],
    [
      "a company is entered in both lists",
      with_(
        [
          {
            ...trustees,
            number: holding["number"],
            place: holding["place"],
            owns: "yes",
            holdings: [exactly(applicant, "5")],
          },
        ],
        "registeredCompany",
        { others: [] },
      ),
      [
        {
          path: "corporateParties.0.holdings",
          code: "partyTwice",
          params: { name: "Sample Trustees Limited" },
        },
      ],
    ],
  ])("%s", (_, answers, expected) => {
    expect(issues(answers)).toEqual(expected);
  });
});
