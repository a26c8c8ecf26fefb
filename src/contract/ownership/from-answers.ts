import { lineOf } from "../business-lines.ts";
import { inForce } from "../editions.ts";
import { trustNeeds } from "#contract/forms/people/trust-parties.ts";
import { linesOf } from "../application/lines-of.ts";
import { ownershipRules } from "../options/ownership-rules.ts";
import { equivalentIn, exemptionEndsIn } from "../options/country-lists.ts";
import { exemptKinds } from "../options/ownership.ts";
import { hasLayers, holdingRoles, isTrust, owningRoles } from "../options/party-roles.ts";
import { exemptionOfApplicant } from "../options/of-entity.ts";
import type { AllAnswers, Answers } from "../questions/answers.ts";
import type { Days } from "../rules/facts.ts";
import { nameKeys } from "../rules/names.ts";
import {
  applicant,
  type Holding,
  others,
  type Party,
  stakeOf,
  type Structure,
} from "./structure.ts";

interface Row extends Answers {
  id: string;
}

/** Also the first part of a path to a party. */
const partyLists = ["companies", "corporateParties", "people"] as const;
type PartyList = (typeof partyLists)[number];
const sectionId = "relatedInformation";
const rowsOf = (all: AllAnswers, list: PartyList): Row[] => {
  const rows = all[sectionId]?.[list];
  return Array.isArray(rows) ? rows.filter((row: Row | null) => typeof row?.id === "string") : [];
};

const textOf = (value: unknown) => (typeof value === "string" ? value.trim() : "");

/** Reads visible answers, incomplete ones too: an incomplete stake is unknown, a row without a choice is skipped. */
export function structureOf(all: AllAnswers, { rulesOn: on }: Pick<Days, "rulesOn">): Structure {
  const between = companiesBetween(all, on);
  const withRole = owningWithRole(all);
  const acting = companiesWithRole(all).filter((row) => !withRole.includes(row));
  const people = rowsOf(all, "people");
  const together = holdingsOf({ id: others, holdings: all[sectionId]?.[othersQuestion(all)] });
  return {
    parties: [
      ...between.map((row) => companyParty(row, on)),
      ...withRole.map((row) => companyParty(row, on)),
      ...acting.map(actingParty),
      ...people.map(personParty),
      ...(together.length > 0 ? [otherHolders] : []),
    ],
    holdings: [
      ...between.flatMap(holdingsOf),
      ...withRole.flatMap(heldByCompany),
      ...people.flatMap((row) => heldByPerson(row, isTrust(all, on))),
      ...together,
    ],
    rules: inForce(ownershipRules, on),
    ...exemptionOfApplicant(all, on),
  };
}

const companiesBetween = (all: AllAnswers, on: string): Row[] =>
  hasLayers(all, on) ? rowsOf(all, "companies") : [];

const companiesWithRole = (all: AllAnswers): Row[] =>
  all[sectionId]?.["hasCorporateParties"] === "yes" ||
  all["trustInformation"]?.["corporateParties"] === "yes"
    ? rowsOf(all, "corporateParties")
    : [];

const owningWithRole = (all: AllAnswers): Row[] =>
  companiesWithRole(all).filter((row) => row["owns"] === "yes" || hasRole(row, owningRoles));

const hasRole = (row: Row, among: readonly string[]): boolean =>
  rolesOf(row).some((role) => among.includes(role));

/** By the lowest threshold of the lines applied for. */
export const othersQuestion = (all: AllAnswers) =>
  linesOf(all).some((line) => lineOf(line).uboThreshold === "low") ? "othersBelowLow" : others;

/** `companies.0` or `others`; undefined for the applicant. */
export function placeOf(all: AllAnswers, id: string): string | undefined {
  if (id === others) return othersQuestion(all);
  for (const list of partyLists) {
    const at = rowsOf(all, list).findIndex((row) => row.id === id);
    if (at >= 0) return `${list}.${at}`;
  }
  return undefined;
}

/** The question at which an issue about a party is shown. */
export function pathToParty(all: AllAnswers, { parties }: Structure, id: string): string {
  const place = id === applicant ? undefined : placeOf(all, id);
  if (!place || id === others) return place ?? "people";
  if (parties.some((party) => party.id === id && party.kind === "acting")) return `${place}.owns`;
  const [list, index] = place.split(".") as [PartyList, string];
  const row = rowsOf(all, list)[Number(index)];
  const hasHoldings = list !== "corporateParties" || row?.["owns"] === "yes";
  return `${place}.${hasHoldings ? "holdings" : "kind"}`;
}

/** In which a share can be held, or a role in a trust. */
export const companiesOf = (
  all: AllAnswers,
  on: string,
): { id: string; name: string; isTrust: boolean }[] =>
  [...companiesBetween(all, on), ...owningWithRole(all)].map((row) => ({
    id: row.id,
    name: textOf(row["name"]),
    isTrust: row["kind"] === "trust",
  }));

/** Companies with a role that hold a share, or own by that role: a layer of ownership. */
export const layersWithRole = (all: AllAnswers) =>
  owningWithRole(all).map((row) => ({
    id: row.id,
    name: textOf(row["name"]),
    holdsShare: row["owns"] === "yes",
  }));

const rolesOf = (row: Answers): string[] =>
  Array.isArray(row["roles"]) ? row["roles"].filter((role) => typeof role === "string") : [];

function personParty(row: Row): Party {
  const name = textOf(row["fullName"]);
  const born = textOf(row["birthDate"]);
  const names = [name, textOf(row["nativeName"]), ...textOf(row["otherNames"]).split("\n")];
  const [sameAs = "", ...alsoSameAs] = names.flatMap(nameKeys).map((each) => key(each, born));
  const same = { sameAs, alsoSameAs };
  const died = row["hasDied"] === "yes" ? ({ hasDied: true } as const) : {};
  return { id: row.id, kind: "person", name, roles: rolesOf(row), ...same, ...died };
}

function companyParty(row: Row, on: string): Party {
  const place = textOf(row["place"]);
  const exemption = exemptionOf(row, place, on);
  return {
    id: row.id,
    kind: exemption?.state === "held" ? "exempt" : row["kind"] === "trust" ? "trust" : "company",
    name: textOf(row["name"]),
    roles: rolesOf(row),
    sameAs: key(textOf(row["number"]), place),
    ...(exemption ? { exemption } : {}),
    ...(exemptionEndsIn(on).includes(place) ? { isInHighRiskPlace: true } : {}),
    ...(row["kind"] === "trust" ? { trustNeeds: trustNeeds(row) } : {}),
  };
}

function exemptionOf(row: Row, place: string, on: string): Party["exemption"] {
  const as = exemptKinds.find(({ value }) => value === row["kind"])?.value;
  if (!as) return undefined;
  if (exemptionEndsIn(on).includes(place)) return { as, state: "lost" };
  const isElsewhere = as === "regulated" && !equivalentIn(on).includes(place);
  return { as, state: isElsewhere ? "notEquivalent" : "held" };
}

const actingParty = (row: Row): Party => ({
  id: row.id,
  kind: "acting",
  name: textOf(row["name"]),
  roles: rolesOf(row),
  sameAs: key(textOf(row["number"]), textOf(row["place"])),
});

const otherHolders: Party = { id: others, kind: "others", name: "", roles: [], sameAs: "" };

const key = (...parts: string[]) =>
  parts.includes("") ? "" : parts.join("\n").normalize("NFKC").toLowerCase();

function holdingsOf(row: Row): Holding[] {
  const held = Array.isArray(row["holdings"]) ? (row["holdings"] as (Answers | null)[]) : [];
  return held.flatMap((each): Holding[] => {
    const stake = stakeOf(each ?? {});
    return stake ? [{ owner: row.id, of: textOf(each?.["of"]) || applicant, stake }] : [];
  });
}

const heldByCompany = (row: Row): Holding[] =>
  withControl(row, row["owns"] === "yes" ? holdingsOf(row) : [], owningRoles);

/** The parties to a trust that applies have their roles in it. */
const heldByPerson = (row: Row, isTrust: boolean): Holding[] =>
  withControl(
    row,
    hasRole(row, holdingRoles) ? holdingsOf(row) : [],
    isTrust ? [] : ["generalPartner", "trustee"],
  );

/** An owner by role controls the applicant, whatever share of it the answers name. */
function withControl(row: Row, held: Holding[], among: readonly string[]): Holding[] {
  const isNamed = held.some(({ of, stake }) => of === applicant && stake.kind === "control");
  if (isNamed || !hasRole(row, among)) return held;
  return [...held, { owner: row.id, of: applicant, stake: { kind: "control" }, byRole: true }];
}
