import { hasLayers, owningRoles } from "#contract/options/party-roles.ts";
import type { AllAnswers, Answers } from "#contract/questions/answers.ts";
import { isSameName } from "#contract/rules/names.ts";

export interface Row extends Answers {
  id: string;
}

/** Also the first part of a path to a party. */
export const partyLists = ["companies", "corporateParties", "people"] as const;
export type PartyList = (typeof partyLists)[number];
export const partySection = "relatedInformation";
export const rowsOf = (all: AllAnswers, list: PartyList): Row[] => {
  const rows = all[partySection]?.[list];
  return Array.isArray(rows) ? rows.filter((row: Row | null) => typeof row?.id === "string") : [];
};

export const textOf = (value: unknown) => (typeof value === "string" ? value.trim() : "");

/** With the roles that the same company is given further down. */
export const companiesBetween = (all: AllAnswers, on: string): Row[] =>
  hasLayers(all, on)
    ? rowsOf(all, "companies").map((row) => {
        const roles = companiesWithRole(all).flatMap((other) =>
          isSameCompany(other, row) ? rolesOf(other) : [],
        );
        return roles.length > 0 ? { ...row, roles } : row;
      })
    : [];

const isSameCompany = (withRole: Row, between: Row): boolean =>
  withRole["sameCompany"] === "yes" &&
  isSameName(textOf(withRole["name"]), textOf(between["name"]));

/** Companies with a role that do not stand in between too. */
export const namedOnce = (all: AllAnswers, on: string): Row[] => {
  const between = companiesBetween(all, on);
  return companiesWithRole(all).filter((row) => !between.some((each) => isSameCompany(row, each)));
};

const companiesWithRole = (all: AllAnswers): Row[] =>
  all[partySection]?.["hasCorporateParties"] === "yes" ||
  all["trustInformation"]?.["corporateParties"] === "yes"
    ? rowsOf(all, "corporateParties")
    : [];

export const owningWithRole = (all: AllAnswers, on: string): Row[] =>
  namedOnce(all, on).filter((row) => row["owns"] === "yes" || hasRole(row, owningRoles));

export const hasRole = (row: Row, among: readonly string[]): boolean =>
  rolesOf(row).some((role) => among.includes(role));

export const rolesOf = (row: Answers): string[] =>
  Array.isArray(row["roles"]) ? row["roles"].filter((role) => typeof role === "string") : [];
