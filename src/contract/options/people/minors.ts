import { inForce } from "../../editions.ts";
import { answered, anyRow, every, not, youngerThan } from "../../questions/condition.ts";
import { ages } from "../ages.ts";
import { everyStake } from "../ownership.ts";
import { partyRoles } from "../party-roles.ts";

const beneficiaryRoles: readonly string[] = ["beneficiary", "trustParty"];

const otherRoles = partyRoles
  .map(({ value }) => value)
  .filter((value) => !beneficiaryRoles.includes(value));

const otherStakes = everyStake.map(({ value }) => value).filter((value) => value !== "beneficiary");

/** Of a related person who benefits from trusts and acts in nothing: a child may. */
export const isOnlyBeneficiary = every(
  answered("roles", ...beneficiaryRoles),
  not(answered("roles", ...otherRoles)),
  not(anyRow("holdings", "stake", ...otherStakes)),
);

const monthsOfYear = 12;

export const isMinor = youngerThan("birthDate", (on) => inForce(ages, on).person * monthsOfYear);

export const isMinorBeneficiary = every(isOnlyBeneficiary, isMinor);
