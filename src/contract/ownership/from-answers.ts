import { lineOf } from "../business-lines.ts";
import { inForce } from "../editions.ts";
import { trustNeeds } from "#contract/forms/people/trust-parties.ts";
import { linesOf } from "../application/lines-of.ts";
import { ownershipRules } from "../options/ownership-rules.ts";
import { equivalentIn, exemptionEndsIn } from "../options/country-lists.ts";
import { exemptKinds } from "../options/ownership.ts";
import { holdingRoles, isTrust, owningRoles } from "../options/party-roles.ts";
import { exemptionOfApplicant } from "../options/of-entity.ts";
import type { AllAnswers, Answers } from "../questions/answers.ts";
import type { Days } from "../rules/facts.ts";
import { nameKeys } from "../rules/names.ts";
import { beneficiaryClasses } from "./rows/beneficiary-classes.ts";
import { responsiblePersonOf } from "./rows/responsible-person.ts";
import {
  companiesBetween,
  hasRole,
  namedOnce,
  owningWithRole,
  type PartyList,
  partyLists,
  partySection,
  rolesOf,
  type Row,
  rowsOf,
  textOf,
} from "./rows/party-rows.ts";
import {
  applicant,
  type Holding,
  others,
  type Party,
  stakeOf,
  type Structure,
} from "./structure.ts";

/** Reads visible answers, incomplete ones too: an incomplete stake is unknown, a row without a choice is skipped. */
export function structureOf(all: AllAnswers, { rulesOn: on }: Pick<Days, "rulesOn">): Structure {
  const between = companiesBetween(all, on);
  const withRole = owningWithRole(all, on);
  const acting = namedOnce(all, on).filter((row) => !withRole.includes(row));
  const people = rowsOf(all, "people");
  const responsible = responsiblePersonOf(all, on);
  const together = holdingsOf({ id: others, holdings: all[partySection]?.[othersQuestion(all)] });
  return {
    parties: [
      ...between.map((row) => companyParty(row, on)),
      ...withRole.map((row) => companyParty(row, on)),
      ...acting.map(actingParty),
      ...people.map(personParty),
      ...(together.length > 0 ? [otherHolders] : []),
    ],
    holdings: [
      ...between.flatMap((row) => withControl(row, holdingsOf(row), owningRoles)),
      ...withRole.flatMap(heldByCompany),
      ...people.flatMap((row) => heldByPerson(row, isTrust(all, on))),
      ...together,
    ],
    classes: beneficiaryClasses(all, [...between, ...withRole], on),
    ...(responsible ? { responsible } : {}),
    rules: inForce(ownershipRules, on),
    sameAs: keyOfApplicant(all),
    ...exemptionOfApplicant(all, on),
  };
}

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

/** Where a party is entered once more; a person has a name, and not always a share. */
export function pathToTwin(all: AllAnswers, structure: Structure, id: string): string {
  const place = placeOf(all, id) ?? "";
  return place.startsWith("people.") ? `${place}.fullName` : pathToParty(all, structure, id);
}

/** In which a share can be held, or a role in a trust. */
export const companiesOf = (
  all: AllAnswers,
  on: string,
): { id: string; name: string; isTrust: boolean }[] =>
  [...companiesBetween(all, on), ...owningWithRole(all, on)].map((row) => ({
    id: row.id,
    name: textOf(row["name"]),
    isTrust: row["kind"] === "trust",
  }));

/** Companies with a role that hold a share, or own by that role: a layer of ownership. */
export const layersWithRole = (all: AllAnswers, on: string) =>
  owningWithRole(all, on).map((row) => ({
    id: row.id,
    name: textOf(row["name"]),
    holdsShare: row["owns"] === "yes",
  }));

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
    sameAs: companyKey(row),
    ...(exemption ? { exemption } : {}),
    ...(exemptionEndsIn(on).includes(place) ? { isInHighRiskPlace: true } : {}),
    ...(row["kind"] === "trust" ? { trustNeeds: trustNeeds(row) } : {}),
  };
}

function exemptionOf(row: Row, place: string, on: string): Party["exemption"] {
  const as = exemptKinds.find(({ value }) => value === row["kind"])?.value;
  if (!as) return undefined;
  if (exemptionEndsIn(on).includes(place)) return { as, state: "lost" };
  const isElsewhere = as === "regulated" && place !== "" && !equivalentIn(on).includes(place);
  return { as, state: isElsewhere ? "notEquivalent" : "held" };
}

const actingParty = (row: Row): Party => ({
  id: row.id,
  kind: "acting",
  name: textOf(row["name"]),
  roles: rolesOf(row),
  sameAs: companyKey(row),
});

/** By its number in a register; a trust or a public body has none, and is known by its name. */
function companyKey(row: Row): string {
  const [name = ""] = nameKeys(textOf(row["name"]));
  if (row["kind"] === "trust") return key(name, textOf(row["governingLaw"]));
  const place = textOf(row["place"]);
  return key(row["kind"] === "government" ? name : registered(row["number"]), place);
}

/** Spaces and signs have no meaning in the number of a register. */
const registered = (number: unknown) => textOf(number).replace(/[^\p{L}\p{N}]/gu, "");

/** That of the applicant, to which no owner is equal. */
function keyOfApplicant({ companyInformation = {} }: AllAnswers): string {
  const { incorporationNumber, incorporationPlace } = companyInformation;
  return key(registered(incorporationNumber), textOf(incorporationPlace));
}

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
