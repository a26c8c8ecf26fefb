import { setupI18n } from "@lingui/core";
import { describe, expect, test } from "vitest";
import { flowOn } from "#contract/forms/flows/flows.ts";
import { issuesOfSection, planFor, visibleAnswers } from "#contract/forms/flows/pages.ts";
import { isOnlyBeneficiary } from "#contract/options/people/minors.ts";
import { relatedPerson } from "#contract/forms/people/related-person.ts";
import { structureOf } from "#contract/ownership/from-answers.ts";
import { holdersOf } from "#contract/ownership/holders.ts";
import { lookThrough } from "#contract/ownership/look-through.ts";
import { applicant } from "#contract/ownership/structure.ts";
import { thresholdsOf } from "#contract/ownership/thresholds.ts";
import type { AllAnswers, Answers } from "#contract/questions/answers.ts";
import { askedQuestions, offeredOptions } from "#contract/questions/asked.ts";
import { evaluateCondition } from "#contract/questions/condition.ts";
import { generatedAnswers } from "#server/development/sample/generated-answers.ts";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });
const today = "2026-11-20";
const flow = flowOn("institutional", today);
const facts = { today, lines: ["exchange"] } as const;

const party = (id: string, fullName: string, ...roles: string[]): Answers => ({
  id,
  fullName,
  roles,
});
const people = [
  party("settlor", "Chan Tai Man", "settlor"),
  party("beneficiary", "Chan Siu Fung", "beneficiary"),
  party("holder", "Wong Siu Ming", "representative"),
];
const trustee = party("trustee", "Ng Mei Kuen", "trustee");
const corporateTrustee = (more: Answers = {}): Answers => ({
  id: "trustees",
  roles: ["trustee"],
  name: "Sample Trustees Limited",
  owns: "no",
  kind: "company",
  ...more,
});
const owner = (of: string, percent: string): Answers => ({
  ...party("owner", "Ho Wai Lam", "ubo"),
  holdings: [{ of, stake: "exact", percent, band: "" }],
});

function trustWith(relatedInformation: Answers, trustInformation: Answers = {}): AllAnswers {
  const given = {
    applicableAccount: { lines: ["exchange"] },
    entryBoarding: { entityType: "trust" },
    trustInformation: { beneficiaries: "named", ...trustInformation },
    relatedInformation,
  };
  return generatedAnswers(flow, { given, says: "no" }, today);
}

const withTrustee = (parties: Answers[], ...more: Answers[]) =>
  trustWith(
    { corporateParties: parties, people: [...people, ...more] },
    { corporateParties: "yes" },
  );

const askedOf = (all: AllAnswers): string[] =>
  planFor(flow, all).flatMap(({ section: id }) =>
    askedQuestions(
      flow.sections[id]!,
      visibleAnswers(flow, all)[id] ?? {},
      visibleAnswers(flow, all),
      today,
    ).map(([name]) => name),
  );
const issues = (all: AllAnswers) => issuesOfSection(flow, "relatedInformation", all, facts);

describe("a trust has no shares", () => {
  test("of people alone, it is asked for no layers, no companies and no share of others", () => {
    const all = trustWith({ people: [...people, trustee] });
    const asked = askedOf(all);
    expect(
      ["ownershipLayers", "layersReason", "companies", "others", "othersBelowLow"].filter((name) =>
        asked.includes(name),
      ),
    ).toEqual([]);
    expect(issues(all)).toEqual([]);
  });

  test("a share of the trust itself is refused", () => {
    const all = withTrustee([corporateTrustee()], owner(applicant, "30"));
    expect(issues(all).map(({ path, code }) => ({ path, code }))).toEqual([
      { path: "people.3.holdings", code: "shareOfTrust" },
    ]);
  });

  test("the share of others is asked for only of a company among its parties that has shares", () => {
    const regulated = corporateTrustee({ kind: "regulated" });
    const elsewhere = corporateTrustee({ kind: "regulated", place: "VU" });
    expect([
      askedOf(withTrustee([regulated])).includes("others"),
      askedOf(withTrustee([elsewhere])).includes("others"),
      askedOf(withTrustee([corporateTrustee()], owner("trustees", "60"))).includes("others"),
    ]).toEqual([false, true, true]);
  });

  test("a company behind its trustee is named where the trust says that there is one", () => {
    const parties: Answers = {
      companies: [
        {
          id: "parent",
          kind: "company",
          name: "Sample Parent Limited",
          number: "7002",
          holdings: [{ of: "trustees", stake: "exact", percent: "100", band: "" }],
        },
      ],
      corporateParties: [corporateTrustee()],
      people: [...people, owner("parent", "100")],
    };
    const all = trustWith(parties, { corporateParties: "yes", ownedParties: "yes" });
    expect([askedOf(all).includes("companies"), issues(all)]).toEqual([true, []]);
  });
});

describe("layers above a trust", () => {
  const name = (at: number) => `Layer ${at} Limited`;
  const chain = (length: number, about: Answers) => {
    const companies = Array.from({ length }, (_, at) => ({
      id: `c${at}`,
      kind: "company",
      name: name(at),
      number: `71${at}`,
      holdings: owner(at === 0 ? "trustees" : `c${at - 1}`, "100")["holdings"],
    }));
    return trustWith(
      {
        companies,
        corporateParties: [corporateTrustee()],
        people: [...people, owner(`c${length - 1}`, "100")],
      },
      { corporateParties: "yes", ownedParties: "yes", ...about },
    );
  };
  const over = { ownershipLayers: "over3", layersReason: "One company per branch" };
  const counted = { ownershipLayers: "1to3" };

  test.each<[string, AllAnswers, object[]]>([
    ["three, declared as three", chain(2, counted), []],
    [
      "four, declared as three",
      chain(3, counted),
      [{ path: "companies", code: "trustLayersNeedReason", params: { layers: 4, max: 3 } }],
    ],
    ["four, with the reason", chain(3, over), []],
    [
      "three, declared as more",
      chain(2, over),
      [{ path: "companies", code: "trustFewerLayers", params: { layers: 3 } }],
    ],
  ])("%s", (_, all, expected) => {
    expect(issues(all)).toEqual(expected);
  });

  test("are asked for only where others own its parties, and the reason only above three", () => {
    const asked = (all: AllAnswers) =>
      ["ownershipLayers", "layersReason"].filter((each) => askedOf(all).includes(each));
    expect([
      asked(withTrustee([corporateTrustee()])),
      asked(chain(2, counted)),
      asked(chain(3, over)),
    ]).toEqual([[], ["ownershipLayers"], ["ownershipLayers", "layersReason"]]);
  });
});

describe("a trust that is settlor of the trust that applies", () => {
  const inner = corporateTrustee({ roles: ["settlor"], kind: "trust", beneficiaries: "class" });
  const partOf = (role: string) => ({ of: "trustees", stake: role, percent: "", band: "" });
  const inside: Answers = {
    ...party("inside", "Ho Wai Lam", "trustParty"),
    holdings: [partOf("settlor"), partOf("trustee")],
  };

  test("gives its governing law, and no place or number of a register", () => {
    const all = withTrustee([inner], trustee, inside);
    const [row] = all["relatedInformation"]!["corporateParties"] as [Answers];
    expect(
      ["governingLaw", "place", "number", "partyTrustDeed"].filter((name) => name in row),
    ).toEqual(["governingLaw", "partyTrustDeed"]);
  });

  test.each<[string, Answers[], object[]]>([
    ["with its parties named", [inside], []],
    [
      "with no party named",
      [],
      ["settlor", "trustee"].map((role) => ({
        path: "corporateParties.0.kind",
        code: `${role}Missing`,
      })),
    ],
  ])("%s", (_, more, expected) => {
    expect(issues(withTrustee([inner], trustee, ...more))).toEqual(expected);
  });
});

describe("a trust leads to a person who controls it", () => {
  const both = corporateTrustee({ roles: ["settlor", "trustee"] });
  const rest = (percent: string) => [{ of: "trustees", stake: "exact", percent, band: "" }];
  const holder = party("holder", "Wong Siu Ming", "representative");
  const alone = (corporate: Answers, persons: Answers[], percent: string) =>
    trustWith(
      { corporateParties: [corporate], people: [holder, ...persons], others: rest(percent) },
      { corporateParties: "yes", beneficiaries: "class" },
    );
  const official = party("official", "Ho Wai Lam", "seniorOfficial");
  const missing = [{ path: "people", code: "trustUncontrolled" }];
  const regulated = { ...both, kind: "regulated" };

  test.each<[string, AllAnswers, object[]]>([
    ["a company of many is settlor and trustee", alone(both, [], "100"), missing],
    ["no party has more than half of it", alone(both, [owner("trustees", "40")], "60"), missing],
    ["one person has more than half of it", alone(both, [owner("trustees", "60")], "40"), []],
    ["a person is settlor", alone(both, [party("s", "Ho Wai Lam", "settlor")], "100"), []],
    [
      "the settlor died",
      alone(both, [{ ...party("s", "Ho", "settlor"), hasDied: "yes" }], "100"),
      missing,
    ],
    ["a person is beneficiary", alone(both, [party("b", "Ho", "beneficiary")], "100"), missing],
    ["a senior managing official is named", alone(both, [official], "100"), []],
    ["it is a regulated institution", alone(regulated, [], "100"), []],
  ])("%s", (_, all, expected) => {
    expect(issues(all).map(({ path, code }) => ({ path, code }))).toEqual(expected);
  });
});

describe("the licence of a trustee is asked for once, with the trustee", () => {
  const rowsOf = (all: AllAnswers, list: string) =>
    (all["relatedInformation"]![list] ?? []) as Answers[];
  /** Questions about a licence, those about the parties included. */
  const aboutLicences = (all: AllAnswers): string[] =>
    planFor(flow, all)
      .flatMap(({ section: id }) =>
        askedQuestions(flow.sections[id]!, all[id] ?? {}, all, today).flatMap(([name, { each }]) =>
          each
            ? rowsOf(all, name).flatMap((row) =>
                askedQuestions(each, row, all, today).map(([part]) => `${name}.${part}`),
              )
            : [`${id}.${name}`],
        ),
      )
      .filter((name) => /licen|regulator|register|proof/i.test(name))
      .filter((name) => !/address|partyRegistration|registrationNumber/i.test(name));
  const licence = (list: string) =>
    ["exemptRegulator", "exemptLicence", "registerLink", "exemptionProof"].map(
      (name) => `${list}.${name}`,
    );

  test.each<[string, Answers[], Answers[], string[]]>([
    ["a person without one", [], [trustee], ["people.trusteeLicensed"]],
    [
      "a person who holds one",
      [],
      [{ ...trustee, trusteeLicensed: "yes" }],
      ["people.trusteeLicensed", ...licence("people")],
    ],
    [
      "a regulated institution",
      [corporateTrustee({ kind: "regulated" })],
      [],
      licence("corporateParties"),
    ],
    [
      "a company that is licensed as a trustee",
      [corporateTrustee({ trusteeLicensed: "yes" })],
      [owner("trustees", "100")],
      ["corporateParties.trusteeLicensed", ...licence("corporateParties")],
    ],
  ])("%s", (_, companies, persons, expected) => {
    const all =
      companies.length > 0
        ? withTrustee(companies, ...persons)
        : trustWith({ people: [...people, ...persons] });
    expect([aboutLicences(all), issues(all)]).toEqual([expected, []]);
  });
});

describe("a child may be a beneficiary, and nothing else", () => {
  const child = (roles: string[], more: Answers = {}) => ({
    ...party("child", "Chan Siu Fung", ...roles),
    birthDate: "2019-05-01",
    idCountry: "HK",
    idType: "birthCertificate",
    idNumber: "S123456",
    ...more,
  });
  const withChild = (row: Answers) => issues(trustWith({ people: [...people, trustee, row] }));
  const refused = (row: Answers) => withChild(row).map(({ path, code }) => `${path} ${code}`);

  test("a beneficiary of seven years with a birth certificate", () => {
    expect(refused(child(["beneficiary"]))).toEqual([]);
  });
  test("a child with an acting role too is refused", () => {
    expect(refused(child(["beneficiary", "settlor"]))).toEqual([
      "people.4.birthDate tooYoung",
      "people.4.idType selectRequired",
    ]);
  });
  test("an adult beneficiary sends no birth certificate", () => {
    expect(refused(child(["beneficiary"], { birthDate: "2008-11-20" }))).toEqual([
      "people.4.idType selectRequired",
    ]);
  });
  test("a child is born by today", () => {
    expect(refused(child(["beneficiary"], { birthDate: "2026-11-21" }))).toEqual([
      "people.4.birthDate dayInFuture",
    ]);
  });

  test("of a trust among the owners too, and not with another role in it", () => {
    const inChain = (...stakes: string[]) =>
      evaluateCondition(
        isOnlyBeneficiary,
        { roles: ["trustParty"], holdings: stakes.map((stake) => ({ stake })) },
        {},
        today,
      );
    expect([inChain("beneficiary"), inChain("beneficiary", "settlor")]).toEqual([true, false]);
  });
});

test("the chart of a trust draws every party with its role", () => {
  const roles = { ...corporateTrustee(), kind: "company" };
  const all = visibleAnswers(flow, withTrustee([roles], owner("trustees", "100")));
  const structure = structureOf(all, { today, rulesOn: today });
  const thresholds = thresholdsOf(["exchange"], structure);
  const found = lookThrough(structure, thresholds);
  const { links } = holdersOf(structure, found, thresholds, "Trust", i18n);
  expect(links.map(({ from, to, stake }) => `${from} ${to} ${stake}`)).toEqual([
    "owner trustees 100%",
    "trustees applicant Trustee",
    "settlor applicant Settlor",
    "beneficiary applicant Beneficiary",
  ]);
});

test("roles that the trust does not have are not offered", () => {
  const offered = (about: Answers) =>
    offeredOptions(relatedPerson.questions.roles, {}, trustWith({}, about), today).map(
      ({ value }) => value,
    );
  expect(offered({ hasProtector: "no", hasEnforcer: "no" })).not.toContain("protector");
  expect(offered({ hasProtector: "no", hasEnforcer: "no" })).not.toContain("enforcer");
  expect(offered({ hasProtector: "yes", hasEnforcer: "yes" })).toEqual(
    expect.arrayContaining(["protector", "enforcer"]),
  );
});
