import type { AllAnswers } from "../questions/answers.ts";
import {
  answeredAmongIn,
  answeredIn,
  evaluateCondition,
  every,
  not,
  some,
} from "../questions/condition.ts";
import { exemptionEndsIn } from "./country-lists.ts";
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

/** Only here owners are looked for; otherwise the parties or an official are named. */
export const isOwned = not(ofEntity("trust", "government", "charity"));

const claimsExemption = every(
  isOwned,
  some(
    answeredIn("businessInformation", "listed", "yes"),
    every(
      ofEntity("financialInstitution", "vasp"),
      answeredIn("businessInformation", "licensed", "yes"),
    ),
  ),
);

/** An applicant whose owners are not needed: it is listed, or a supervised institution, outside high-risk countries. */
export const isExempt = every(
  claimsExemption,
  not(answeredAmongIn("companyInformation", "incorporationPlace", exemptionEndsIn)),
);

/** By the lists that the questions go by too, so that owners are asked for where the exemption is lost. */
export function exemptionOfApplicant(all: AllAnswers, on: string): { exemption?: "held" | "lost" } {
  if (!evaluateCondition(claimsExemption, {}, all, on)) return {};
  return { exemption: evaluateCondition(isExempt, {}, all, on) ? "held" : "lost" };
}
