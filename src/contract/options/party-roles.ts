import { msg } from "@lingui/core/macro";
import type { Option } from "../questions/option.ts";
import { answered, type Condition, not } from "../questions/condition.ts";
import { ofEntity } from "./of-entity.ts";

interface RoleRow extends Option {
  /** Set when a company may hold the role; for `owns` its owners are named too. */
  byCompany?: "owns" | "acts";
}

/**
 * All parties of a trust are named (AMLO, Cap. 615, as amended in 2022), and a general partner controls its
 * fund: companies in these roles own by control. A director or fund manager only acts for the entity, so its
 * owners are not asked for.
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

export const corporateRoles: readonly Option[] = partyRoles.filter((role) => "byCompany" in role);

const owningRoles: readonly string[] = partyRoles
  .filter((role) => "byCompany" in role && role.byCompany === "owns")
  .map(({ value }) => value);

export const ownsByRole = answered("roles", ...owningRoles);

type Role = (typeof partyRoles)[number]["value"];

interface NeededRole {
  anyOf: readonly Role[];
  code: `${"director" | "ubo" | "representative" | "settlor" | "trustee" | "official"}Missing`;
  /** Always when absent. */
  when?: Condition;
}

/** Only here owners are looked for; otherwise the parties or an official are named. */
export const isOwned = not(ofEntity("trust", "government", "charity"));

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
