import { answeredIn, every, not, some } from "../questions/condition.ts";
import type { entityTypes } from "./lists.ts";

type EntityType = (typeof entityTypes)[number]["value"];

export const ofEntity = (...types: EntityType[]) =>
  answeredIn("entryBoarding", "entityType", ...types);

/** A fund that is a partnership: it has partners and an agreement, no directors and no articles. */
export const isPartnership = every(
  ofEntity("investmentVehicle"),
  answeredIn("fundInformation", "fundType", "limitedPartnership"),
);

/** Bodies without accounts of a company, and institutions whose licence asks for an audit. */
export const isAuditedAlways = ofEntity("trust", "government", "financialInstitution", "vasp");

/** By law. */
export const isExemptFromAudit = every(
  not(isAuditedAlways),
  answeredIn("activityInformation", "auditExempt", "yes"),
);

/** Too young for audited accounts. */
export const isBeforeFirstAccounts = every(
  not(ofEntity("trust", "government")),
  not(isExemptFromAudit),
  answeredIn("activityInformation", "hasAccounts", "no"),
);

/** No audited accounts. */
export const hasNoAccounts = some(isExemptFromAudit, isBeforeFirstAccounts);

/** Bodies that act for no clients. */
export const hasNoClients = ofEntity("trust", "charity", "government");
