import type { AllAnswers } from "../questions/answers.ts";
import {
  answered,
  answeredAmongIn,
  answeredIn,
  answeredOutside,
  anyRowIn,
  type Condition,
  evaluateCondition,
  every,
  no,
  not,
  some,
  yes,
} from "../questions/condition.ts";
import { equivalentIn, exemptionEndsIn } from "./country-lists.ts";
import type { Exemption } from "./ownership.ts";
import type { entityTypes, fundForms } from "./lists.ts";

type EntityType = (typeof entityTypes)[number]["value"];

export const ofEntity = (...types: EntityType[]) =>
  answeredIn("entryBoarding", "entityType", ...types);

const ofForm = (form: (typeof fundForms)[number]["value"]) =>
  every(ofEntity("investmentVehicle"), answeredIn("entryBoarding", "fundForm", form));

/** A fund that is a partnership: it has partners and an agreement, no directors and no articles. */
export const isPartnership = ofForm("limitedPartnership");

/** A fund that is a trust: it has a trustee and a deed, no directors, and no certificate of incorporation. */
export const isUnitTrust = ofForm("unitTrust");

export const hasDirectors = not(some(ofEntity("trust", "government"), isPartnership, isUnitTrust));

/** A trustee holds its assets, and is tested as an investor by them. */
export const isHeldInTrust = some(ofEntity("trust"), isUnitTrust);

/** Has shareholders. */
export const issuesShares = not(
  some(ofEntity("trust", "charity", "government"), isPartnership, isUnitTrust),
);

/** Its principal place of business, by the address that it gives. */
const isRunFromHongKong = some(
  anyRowIn("companyInformation", "businessAddress", "country", "HK"),
  every(
    answeredIn("companyInformation", "sameAddress", "yes"),
    anyRowIn("companyInformation", "registeredAddress", "country", "HK"),
  ),
);

/**
 * Companies and funds of Hong Kong, companies registered there as non-Hong Kong companies, and every business that is run
 * from there: Business Registration Ordinance, Cap. 310, sections 2(1A) and 5. A charity is exempt (section 16). The address
 * of a fund from elsewhere is often that of its manager, whose business it is.
 */
export const needsBusinessRegistration = every(
  not(some(ofEntity("trust", "government", "charity"), isUnitTrust)),
  some(
    answeredIn("companyInformation", "incorporationPlace", "HK"),
    answeredIn("businessInformation", "registeredInHongKong", "yes"),
    every(not(ofEntity("investmentVehicle")), isRunFromHongKong),
  ),
);

/**
 * A trust of what its settlor owned, other than a unit trust or one for a purpose. House rule: the source of that wealth is
 * proved (MAS, inspection paper of 30 October 2024; SFC AML Guideline, paragraphs 4.11.13 and 4.11.14).
 */
export const isOfPrivateWealth = every(
  ofEntity("trust"),
  answeredIn("trustInformation", "trustType", "discretionary", "fixed", "other"),
  not(answeredIn("trustInformation", "beneficiaries", "purpose")),
);

export const isRegisteredFund = every(
  ofEntity("investmentVehicle"),
  answeredIn("fundInformation", "fundRegistered", "yes"),
);

/** Of a holding company the owners are named. */
export const fundTypesWithInvestors = ["openEnded", "closedEnded"] as const;

export const hasInvestors = every(
  ofEntity("investmentVehicle"),
  answeredIn("fundInformation", "fundType", ...fundTypesWithInvestors),
);

/** Who verifies the investors, if it is not the vehicle itself; a responsible person is supervised by its kind. */
export const otherCheckers = [
  "manager",
  "administrator",
  "distributor",
  "responsiblePerson",
] as const;

/** Read with the fund itself: who verifies the investors may not be supervised for it; a manager with a licence is. */
export const hasUnsureChecker = some(
  answered("investorChecker", "administrator", "distributor"),
  every(answered("investorChecker", "manager"), no("managerLicensed")),
);

/** A fund that is not held by one family alone; a holding company has owners, and is offered to no investors. */
export const isOpenToInvestors = every(
  hasInvestors,
  answeredOutside("fundInformation", "investors", "family"),
);

/** A limited partnership fund under Cap. 637 of Hong Kong: it has an investment manager (section 20) and an auditor (section 21). */
export const isHongKongFund = answeredIn("fundInformation", "hongKongFund", "yes");

/** Read with the fund itself: a manager decides for it. */
export const isManaged = some(yes("hongKongFund"), answered("management", "manager"));

/** Bodies without accounts of a company, institutions whose licence asks for an audit, and funds whose law does. */
export const isAuditedAlways = some(
  ofEntity("trust", "government", "financialInstitution", "vasp"),
  isHongKongFund,
);

/** By law. */
export const isExemptFromAudit = every(
  not(isAuditedAlways),
  answeredIn("activityInformation", "auditExempt", "yes"),
);

/** Too young for audited accounts, or its newest are too old. */
export const isBeforeAccounts = every(
  not(ofEntity("trust", "government")),
  not(isExemptFromAudit),
  answeredIn("activityInformation", "hasAccounts", "no"),
);

/** No recent audited accounts. */
export const hasNoAccounts = some(isExemptFromAudit, isBeforeAccounts);

/** Its figures come from other accounts: a government sends none. */
export const isNotAudited = some(hasNoAccounts, ofEntity("government"));

/** Bodies that act for no clients; a fund has investors, whose money is its own. */
export const hasNoClients = ofEntity("trust", "charity", "government", "investmentVehicle");

const usesAccountForClients = answeredIn(
  "businessInformation",
  "purpose",
  "safekeeping",
  "clientTrading",
);

/** Has customers whose assets or orders reach the account, by its kind or licence, or by what it wants the account for. */
export const servesClients = every(
  not(hasNoClients),
  some(
    ofEntity("financialInstitution", "vasp"),
    answeredIn("businessInformation", "licensed", "yes"),
    usesAccountForClients,
  ),
);

/** A company that says so by what it wants the account for, or by where its money comes from. */
export const bringsMoneyOfOthers = every(
  ofEntity("registeredCompany"),
  some(usesAccountForClients, answeredIn("activityInformation", "sourceOfFunds", "clientAssets")),
);

/**
 * The money or the wealth comes from one of these; the wealth of a trust is told in words, with how its settlor became wealthy.
 * `given` reads the answers: of the page itself, or of another one.
 */
export const comesFrom = (
  given: (list: string, ...sources: string[]) => Condition,
  ...sources: ("loan" | "assetSale")[]
): Condition =>
  some(
    given("sourceOfFunds", ...sources),
    every(not(ofEntity("trust")), given("sourceOfWealth", ...sources)),
  );

/** Only here owners are looked for; otherwise the parties or an official are named. */
export const isOwned = not(ofEntity("trust", "government", "charity"));

const isListed = answeredIn("businessInformation", "listed", "yes");
const isSupervised = every(
  ofEntity("financialInstitution", "vasp"),
  answeredIn("businessInformation", "licensed", "yes"),
);
const inPlace = (places: (on: string) => readonly string[]) =>
  answeredAmongIn("companyInformation", "incorporationPlace", places);
const isInHighRiskPlace = inPlace(exemptionEndsIn);

const claimsExemption = every(isOwned, some(isListed, isSupervised));

/**
 * An applicant whose owners are not needed: it is listed outside high-risk countries, or supervised in Hong Kong or an
 * equivalent jurisdiction.
 */
export const isExempt = every(
  isOwned,
  some(isListed, every(isSupervised, inPlace(equivalentIn))),
  not(isInHighRiskPlace),
);

/** By the lists that the questions go by too, so that owners are asked for where the exemption is lost. */
export function exemptionOfApplicant(all: AllAnswers, on: string): { exemption?: Exemption } {
  const is = (condition: Condition) => evaluateCondition(condition, {}, all, on);
  if (!is(claimsExemption)) return {};
  if (is(isExempt)) return { exemption: "held" };
  return { exemption: is(isInHighRiskPlace) ? "lost" : "notEquivalent" };
}
