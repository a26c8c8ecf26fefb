import { setupI18n } from "@lingui/core";
import { describe, expect, test } from "vitest";
import { flowOn } from "#contract/forms/flows/flows.ts";
import { issuesOfSection, planFor, visibleAnswers } from "#contract/forms/flows/pages.ts";
import { isOnlyBeneficiary } from "#contract/options/people/minors.ts";
import { corporateParty } from "#contract/forms/people/corporate-parties.ts";
import { relatedCompany } from "#contract/forms/people/related-companies.ts";
import { relatedPerson } from "#contract/forms/people/related-person.ts";
import { structureOf } from "#contract/ownership/from-answers.ts";
import { holdersOf } from "#contract/ownership/holders.ts";
import { lookThrough } from "#contract/ownership/look-through.ts";
import { neededParties } from "#contract/ownership/needed-parties.ts";
import { thresholdsOf } from "#contract/ownership/thresholds.ts";
import type { AllAnswers, Answers } from "#contract/questions/answers.ts";
import { askedQuestions, offeredOptions } from "#contract/questions/asked.ts";
import { evaluateCondition } from "#contract/questions/condition.ts";
import { wordedSection } from "#contract/questions/worded.ts";
import {
  corporateTrustee,
  holding,
  ownerOf,
  trustBehind,
  trustee,
  trustPeople,
  trustWith,
  withTrustee,
} from "#tests/support/contract/entities.ts";
import { innerTrust, insideTrust, trusteeCases } from "#tests/support/contract/trust-cases.ts";
import { answersIn } from "#tests/support/contract/worked-cases.ts";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });
const today = "2026-11-20";
const facts = { today, lines: ["exchange"] } as const;
const flow = flowOn("institutional", today);

const askedOf = (all: AllAnswers): string[] =>
  planFor(flow, all).flatMap(({ section: id }) =>
    askedQuestions(
      flow.sections[id]!,
      visibleAnswers(flow, all)[id] ?? {},
      visibleAnswers(flow, all),
      today,
    ).map(([name]) => name),
  );
test("a trust of people alone is asked for no layers, no companies and no share of others", () => {
  const asked = askedOf(trustWith({ people: [...trustPeople, trustee] }));
  expect(
    ["ownershipLayers", "layersReason", "companies", "others", "othersBelowLow"].filter((name) =>
      asked.includes(name),
    ),
  ).toEqual([]);
});

test("the share of others is asked for only of a company among its parties that has shares", () => {
  const regulated = corporateTrustee({ kind: "regulated" });
  const elsewhere = corporateTrustee({ kind: "regulated", place: "VU" });
  expect([
    askedOf(withTrustee([regulated])).includes("others"),
    askedOf(withTrustee([elsewhere])).includes("others"),
    askedOf(withTrustee([corporateTrustee()], ownerOf("trustees", "60"))).includes("others"),
  ]).toEqual([false, true, true]);
});

test("companies and layers above a trust are asked for only where others own its parties, the reason only above three", () => {
  const asked = (all: AllAnswers) =>
    ["ownershipLayers", "layersReason", "companies"].filter((each) => askedOf(all).includes(each));
  const over = { ownershipLayers: "over3", layersReason: "One company per branch" };
  expect([
    asked(withTrustee([corporateTrustee()])),
    asked(trustBehind(2, { ownershipLayers: "1to3" })),
    asked(trustBehind(3, over)),
  ]).toEqual([
    [],
    ["ownershipLayers", "companies"],
    ["ownershipLayers", "layersReason", "companies"],
  ]);
});

describe("a company above the trustee that is trustee too", () => {
  const [chain] = trustBehind(1, { ownershipLayers: "1to3" })["relatedInformation"]![
    "companies"
  ] as [Answers];
  const between: Answers = { ...chain, id: "between", holdings: holding("settlor-company", "100") };
  const settlor = corporateTrustee({
    id: "settlor-company",
    name: "Settlor Limited",
    roles: ["settlor"],
  });
  const again = (sameCompany: string) =>
    corporateTrustee({ id: "again", name: String(between["name"]), number: "99", sameCompany });
  const of = (sameCompany: string) =>
    trustWith(
      {
        companies: [between],
        corporateParties: [settlor, again(sameCompany)],
        people: [trustPeople[1]!, trustPeople[2]!, ownerOf("between", "100")],
      },
      { corporateParties: "yes", ownedParties: "yes", ownershipLayers: "1to3" },
    );
  const issuesOf = (all: AllAnswers) => issuesOfSection(flow, "relatedInformation", all, facts);

  test("gives its details and its owners once", () => {
    const all = of("yes");
    const rows = visibleAnswers(flow, all)["relatedInformation"]!["corporateParties"] as Answers[];
    expect(["owns", "kind", "place", "number"].filter((name) => name in rows[1]!)).toEqual([]);
    expect(issuesOf(all)).toEqual([]);
    const { parties, holdings } = structureOf(visibleAnswers(flow, all), { rulesOn: today });
    expect(
      parties.filter(({ kind }) => kind === "company").map(({ id, roles }) => [id, roles]),
    ).toEqual([
      ["between", ["trustee"]],
      ["settlor-company", ["settlor"]],
    ]);
    expect(holdings.filter(({ owner }) => owner === "between").map(({ of: held }) => held)).toEqual(
      ["settlor-company", "applicant"],
    );
  });

  test("is another company of the same name, if the applicant says so", () => {
    expect(issuesOf(of("no")).map(({ code }) => code)).toContain("ownersMissing");
  });
});

test("a trust that is named twice is refused, though it has no number", () => {
  const trust = {
    kind: "trust",
    beneficiaries: "class",
    governingLaw: "JE",
    name: "The Inner Trust",
  };
  const twice = [
    corporateTrustee({ ...trust, id: "one" }),
    corporateTrustee({ ...trust, id: "two" }),
  ];
  const codes = issuesOfSection(flow, "relatedInformation", withTrustee(twice), facts);
  expect(codes.map(({ code, path }) => `${path} ${code}`)).toContain(
    "corporateParties.1.kind partyTwice",
  );
});

test("a trust that is settlor gives its governing law, and no place or number of a register", () => {
  const all = withTrustee([innerTrust], trustee, insideTrust);
  const [row] = all["relatedInformation"]!["corporateParties"] as [Answers];
  expect(
    ["governingLaw", "place", "number", "partyTrustDeed"].filter((name) => name in row),
  ).toEqual(["governingLaw", "partyTrustDeed"]);
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

  test.each(trusteeCases)("$rule", (worked) => {
    expect(aboutLicences(answersIn(worked))).toEqual(worked.asked);
  });
});

test("only who is a beneficiary of a trust among the owners, and nothing else in it, may be a child", () => {
  const inChain = (...stakes: string[]) =>
    evaluateCondition(
      isOnlyBeneficiary,
      { roles: ["trustParty"], holdings: stakes.map((stake) => ({ stake })) },
      {},
      today,
    );
  expect([inChain("beneficiary"), inChain("beneficiary", "settlor")]).toEqual([true, false]);
});

test("the chart of a trust draws every party with its role, and a class of beneficiaries in its words", () => {
  const withClass = { beneficiaries: "both", beneficiaryClass: "The settlor's\nchildren" };
  const people = [...trustPeople, ownerOf("trustees", "100")];
  const given = trustWith(
    { corporateParties: [corporateTrustee()], people },
    { corporateParties: "yes", ...withClass },
  );
  const all = visibleAnswers(flow, given);
  const structure = structureOf(all, { rulesOn: today });
  const thresholds = thresholdsOf(["exchange"], structure);
  const found = lookThrough(structure, thresholds);
  const { holders, links } = holdersOf(structure, found, thresholds, "Trust", i18n);
  expect(holders.at(-1)).toMatchObject({
    name: "The settlor's children",
    note: "Class of beneficiaries",
  });
  expect(links.map(({ from, to, stake }) => `${from} ${to} ${stake}`)).toEqual([
    "owner trustees 100%",
    "trustees applicant Trustee",
    "settlor applicant Settlor",
    "beneficiary applicant Beneficiary",
    "class of applicant applicant Beneficiary",
  ]);
  const isTrustee = (party: { id: string }) => party.id === "trustees";
  expect(found.passed.filter(({ party }) => isTrustee(party))).toHaveLength(1);
  expect(neededParties(all, { today, rulesOn: today }).find(isTrustee)?.limbs).toEqual([
    { limb: "trustRole", role: "trustee", trust: "" },
  ]);
});

test("a supervised trustee is named for its role, though its owners are not", () => {
  const supervised = {
    kind: "regulated",
    exemptRegulator: "Securities and Futures Commission",
    exemptLicence: "ABC123",
    place: "HK",
  };
  const given = trustWith(
    { corporateParties: [corporateTrustee(supervised)], people: trustPeople },
    { corporateParties: "yes" },
  );
  const needed = neededParties(visibleAnswers(flow, given), { today, rulesOn: today });
  expect(needed.find(({ id }) => id === "trustees")?.limbs).toEqual([
    { limb: "trustRole", role: "trustee", trust: "" },
  ]);
});

test("holders are asked for roles only where a trust stands among the parties", () => {
  const labels = (entityType: string, kind: string) => {
    const all = {
      entryBoarding: { entityType },
      declaration: { ownershipLayers: "1to3" },
      relatedInformation: { companies: [{ id: "between", kind }] },
    };
    return [relatedPerson, relatedCompany, corporateParty].map(
      (section) => wordedSection(section, all, today).questions["holdings"]!.label.message,
    );
  };
  const [plain, withRoles] = ["Shares", "Shares and roles"].map((each) => [each, each, each]);
  expect([
    labels("registeredCompany", "company"),
    labels("registeredCompany", "trust"),
    labels("trust", "company"),
    labels("trust", "trust"),
  ]).toEqual([plain, withRoles, plain, withRoles]);
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
