import { type Condition, every, not } from "../../questions/condition.ts";
import {
  hasDirectors,
  isExempt,
  isHeldInTrust,
  isOwned,
  isPartnership,
  ofEntity,
} from "../of-entity.ts";
import type { TrustRole } from "../ownership.ts";
import { inTrust, type Role } from "../party-roles.ts";

interface NeededRole {
  anyOf: readonly Role[];
  code: `${"director" | "generalPartner" | "ubo" | "representative" | "official" | TrustRole}Missing`;
  /** Always when absent. */
  when?: Condition;
}

export const neededRoles: readonly NeededRole[] = [
  {
    anyOf: ["director"],
    code: "directorMissing",
    when: hasDirectors,
  },
  { anyOf: ["generalPartner"], code: "generalPartnerMissing", when: isPartnership },
  {
    anyOf: ["ubo", "trustParty", "generalPartner", "trustee", "seniorOfficial"],
    code: "uboMissing",
    when: every(isOwned, not(isExempt)),
  },
  { anyOf: ["settlor"], code: "settlorMissing", when: ofEntity("trust") },
  { anyOf: ["trustee"], code: "trusteeMissing", when: isHeldInTrust },
  { anyOf: ["protector"], code: "protectorMissing", when: inTrust("hasProtector", "yes") },
  { anyOf: ["enforcer"], code: "enforcerMissing", when: inTrust("hasEnforcer", "yes") },
  {
    anyOf: ["beneficiary"],
    code: "beneficiaryMissing",
    when: inTrust("beneficiaries", "named", "both"),
  },
  {
    anyOf: ["trustController"],
    code: "trustControllerMissing",
    when: inTrust("hasControllers", "yes"),
  },
  {
    anyOf: ["seniorOfficial", "ubo"],
    code: "officialMissing",
    when: ofEntity("charity", "government"),
  },
  { anyOf: ["representative"], code: "representativeMissing" },
];
