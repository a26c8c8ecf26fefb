import { inForce } from "#contract/editions.ts";
import { ownershipRules } from "#contract/options/ownership-rules.ts";
import { neededRoles } from "#contract/options/people/needed-roles.ts";
import { rolesOfTheDead, stakesOfTheDead } from "#contract/options/people/deaths.ts";
import type { LookThrough } from "#contract/ownership/look-through.ts";
import { evaluateCondition } from "#contract/questions/condition.ts";
import type { AllAnswers, Answers } from "#contract/questions/answers.ts";
import { isMask } from "#contract/questions/numbers/masked.ts";
import type { Issue } from "#contract/questions/section.ts";
import { bareOf } from "#contract/rules/id-numbers.ts";

interface PersonRow extends Answers {
  roles?: string[];
  fullName?: string;
}

const rowsOf = (own: Answers, list: string) => (own[list] ?? []) as PersonRow[];

/** Every role that someone must be named in; no owner where the look-through ends at exempt ones. */
export function rolesMissing(
  own: Answers,
  all: AllAnswers,
  on: string,
  route?: LookThrough["route"],
): Issue[] {
  const parties = ["people", "corporateParties"].flatMap((list) => rowsOf(own, list));
  const held = new Set(parties.flatMap((party) => party.roles ?? []));
  return neededRoles
    .filter(
      ({ anyOf, code, when }) =>
        evaluateCondition(when, own, all, on) &&
        !anyOf.some((role) => held.has(role)) &&
        !(route === "exempt" && code === "uboMissing"),
    )
    .map(({ code }) => ({ path: "people", code }));
}

/** The assets of a trust are tested only where a trust corporation holds them: Cap. 571D, section 4. */
export function trustCorporationMissing(own: Answers, all: AllAnswers): Issue[] {
  const isTrustee = ({ roles = [] }: PersonRow) => roles.includes("trustee");
  return all["investorClassification"]?.["route"] === "trustAssets" &&
    rowsOf(own, "people").some(isTrustee) &&
    !rowsOf(own, "corporateParties").some(isTrustee)
    ? [{ path: "people", code: "trustCorporationMissing" }]
    : [];
}

/** The person who opens the account acts for the applicant: named once, and in the resolution (SFC AML Guideline 4.4). */
export function authorityIssues(own: Answers): Issue[] {
  const people = rowsOf(own, "people");
  const representatives = people
    .map((person, at) => ({ person, at }))
    .filter(({ person }) => person.roles?.includes("representative"));
  const holders = representatives.filter(({ person }) => person["opensAccount"] === "yes");
  return [
    ...(representatives.length > 0 && holders.length === 0
      ? [{ path: "people", code: "accountHolderMissing" } as const]
      : []),
    ...holders.slice(1).map(({ at, person }): Issue => ({
      path: `people.${at}.opensAccount`,
      code: "accountHolderTwice",
      params: { name: person.fullName ?? "" },
    })),
    ...representatives
      .filter(({ person }) => person["resolutionNames"] === "no")
      .map(({ at, person }): Issue => ({
        path: `people.${at}.resolutionNames`,
        code: "resolutionMustName",
        params: { name: person.fullName ?? "" },
      })),
  ];
}

/** All directors are named; some of them are identified. */
export function directorIssues(own: Answers, on: string): Issue[] {
  const { directorsIdentified } = inForce(ownershipRules, on);
  const directors = rowsOf(own, "people").filter(({ roles = [] }) => roles.includes("director"));
  const isIdentified = ({ roles = [], ...row }: PersonRow) =>
    roles.length > 1 || row["identified"] === "yes";
  const count = Math.min(directorsIdentified, directors.length);
  return directors.filter(isIdentified).length < count
    ? [{ path: "people", code: "directorsNotIdentified", params: { count } }]
    : [];
}

/** A person who has died is named as a settlor only. */
export const deathIssues = (own: Answers): Issue[] =>
  rowsOf(own, "people").flatMap(({ roles = [], fullName: name = "", ...row }, at): Issue[] => {
    if (row["hasDied"] !== "yes") return [];
    const stakes = ((row["holdings"] ?? []) as Answers[]).map(({ stake }) => stake);
    const issue = (question: string): Issue => ({
      path: `people.${at}.${question}`,
      code: "deadIsMore",
      params: { name },
    });
    return [
      ...(roles.every((role) => rolesOfTheDead.includes(role)) ? [] : [issue("roles")]),
      ...(stakes.every((stake) => stakesOfTheDead.includes(String(stake)))
        ? []
        : [issue("holdings")]),
    ];
  });

/** No identity document is that of two people. */
export function sharedDocuments(own: Answers): Issue[] {
  const people = rowsOf(own, "people");
  const keys = people.map(({ idType, idCountry, idNumber }) =>
    typeof idNumber === "string" && idNumber !== "" && !isMask(idNumber)
      ? [idType, idCountry, bareOf(idType)(idNumber)].join("\n")
      : null,
  );
  return keys.flatMap((key, at): Issue[] => {
    const first = keys.indexOf(key);
    if (key === null || first === at) return [];
    const params = { name: people[first]!.fullName ?? "" };
    return [{ path: `people.${at}.idNumber`, code: "idNumberTwice", params }];
  });
}
