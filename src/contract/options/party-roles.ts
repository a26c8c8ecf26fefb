import { msg } from "@lingui/core/macro";
import type { Option } from "../questions/option.ts";
import { answered, type Condition, not } from "../questions/condition.ts";
import { ofEntity } from "./of-entity.ts";

interface RoleRow extends Option {
  /** A company may hold it itself; where the role is one of an owner, whoever owns that company is named too. */
  byCompany?: "owns" | "acts";
}

/**
 * Every role somebody may hold, and the entity types that know it. Of a trust all parties are named, whatever
 * their share (AMLO, Cap. 615, as amended in 2022), and a general partner controls its fund: a company in such a
 * role stands in the ownership as one that controls without a figure. A director or a fund manager only acts for the
 * entity, and nobody behind a corporate one is asked for. Behind a government there is no owner to name.
 */
export const partyRoles = [
  {
    value: "director",
    label: msg`Director`,
    byCompany: "acts",
    offeredWhen: not(ofEntity("trust", "government")),
  },
  { value: "ubo", label: msg`UBO or controller`, offeredWhen: not(ofEntity("government")) },
  { value: "representative", label: msg`Authorised representative` },
  { value: "seniorOfficial", label: msg`Senior managing official` },
  { value: "settlor", label: msg`Settlor`, byCompany: "owns", offeredWhen: ofEntity("trust") },
  { value: "trustee", label: msg`Trustee`, byCompany: "owns", offeredWhen: ofEntity("trust") },
  { value: "protector", label: msg`Protector`, byCompany: "owns", offeredWhen: ofEntity("trust") },
  {
    value: "beneficiary",
    label: msg`Beneficiary`,
    byCompany: "owns",
    offeredWhen: ofEntity("trust"),
  },
  {
    value: "generalPartner",
    label: msg`General partner`,
    byCompany: "owns",
    offeredWhen: ofEntity("investmentVehicle"),
  },
  {
    value: "fundManager",
    label: msg`Fund manager`,
    byCompany: "acts",
    offeredWhen: ofEntity("investmentVehicle"),
  },
  {
    value: "complianceOfficer",
    label: msg`Compliance officer (MLRO)`,
    offeredWhen: ofEntity("financialInstitution", "vasp"),
  },
] as const satisfies readonly RoleRow[];

/** The roles that a company may hold itself. */
export const corporateRoles: readonly Option[] = partyRoles.filter((role) => "byCompany" in role);

/** Those by which a company stands in the ownership. */
const owningRoles: readonly string[] = partyRoles
  .filter((role) => "byCompany" in role && role.byCompany === "owns")
  .map(({ value }) => value);

export const ownsByRole = answered("roles", ...owningRoles);

type Role = (typeof partyRoles)[number]["value"];

interface NeededRole {
  /** One of these must be held by somebody. */
  anyOf: readonly Role[];
  code: `${"director" | "ubo" | "representative" | "settlor" | "trustee" | "official"}Missing`;
  /** Always, where it is not said. */
  when?: Condition;
}

/** Of these an owner is looked for; of the others the parties or an official are named. */
export const isOwned = not(ofEntity("trust", "government", "charity"));

/** The roles that must be held, by entity type: one row each, in the order they are asked for. */
export const neededRoles: readonly NeededRole[] = [
  {
    anyOf: ["director", "generalPartner"],
    code: "directorMissing",
    when: not(ofEntity("trust", "government")),
  },
  { anyOf: ["ubo", "seniorOfficial"], code: "uboMissing", when: isOwned },
  { anyOf: ["settlor"], code: "settlorMissing", when: ofEntity("trust") },
  { anyOf: ["trustee"], code: "trusteeMissing", when: ofEntity("trust") },
  {
    anyOf: ["seniorOfficial", "ubo"],
    code: "officialMissing",
    when: ofEntity("charity", "government"),
  },
  { anyOf: ["representative"], code: "representativeMissing" },
];
