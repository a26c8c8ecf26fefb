import { msg } from "@lingui/core/macro";
import type { Option } from "../questions/option.ts";
import type { AllAnswers } from "../questions/answers.ts";
import {
  answered,
  answeredAmong,
  answeredIn,
  anyRow,
  anyRowIn,
  anyRowWith,
  evaluateCondition,
  every,
  named,
  not,
  some,
  yes,
} from "../questions/condition.ts";
import {
  hasDirectors,
  isExempt,
  isHeldInTrust,
  isOwned,
  isPartnership,
  ofEntity,
} from "./of-entity.ts";
import { equivalentIn, exemptionEndsIn } from "./country-lists.ts";
import { exemptKinds } from "./ownership.ts";

/** Companies stand between the applicant, or a party to it, and the last owners. */
export const isLayered = some(
  answeredIn("declaration", "ownershipLayers", "1to3", "over3"),
  answeredIn("trustInformation", "ownedParties", "yes"),
);

export const hasLayers = (all: AllAnswers, on: string): boolean =>
  evaluateCondition(isLayered, {}, all, on);

/** A trust has no shares that could be held. */
export const isTrust = (all: AllAnswers, on: string): boolean =>
  evaluateCondition(ofEntity("trust"), {}, all, on);

/** Companies are parties to the trust that applies. */
export const inTrustByCompany = answeredIn("trustInformation", "corporateParties", "yes");

export const inTrust = (question: string, ...values: string[]) =>
  answeredIn("trustInformation", question, ...values);

const onThisPage = "relatedInformation";

/** A company with a role has the name of one that stands in between. */
export const hasNameOfLayer = every(
  isLayered,
  named("named", { section: onThisPage, of: "companies", name: "name" }),
);

/** The answer that it is the same company, which is then entered once. */
export const isLayerToo = yes("sameCompany");

/** Bodies without an entry in a register stand in between; one of them may be meant. */
export const isBesideUnregistered = anyRowIn(
  onThisPage,
  "companies",
  "kind",
  "trust",
  "government",
);

/** Entered above the people on their page. */
export const isTrustAmongOwners = some(
  every(isLayered, anyRowIn(onThisPage, "companies", "kind", "trust")),
  every(
    some(inTrustByCompany, answeredIn(onThisPage, "hasCorporateParties", "yes")),
    anyRowIn(onThisPage, "corporateParties", "kind", "trust"),
  ),
);

/** Another company that is party to the trust which applies is a trust itself. */
export const isTrustBeside = named("otherwiseNamed", {
  section: onThisPage,
  of: "corporateParties",
  name: "name",
  question: "kind",
  values: ["trust"],
});

interface RoleRow extends Option {
  /** Set when a company may hold the role; for `owns` its owners are named too. */
  byCompany?: "owns" | "acts";
}

/**
 * All parties of a trust are named (AMLO, Cap. 615, as amended in 2022), and a general partner or trustee controls its
 * fund: companies in these roles own by control. A director only acts for the entity, so its owners are not asked
 * for. The manager of a fund is named with the fund (entities.ts).
 */
export const partyRoles = [
  {
    value: "director",
    label: msg`Director`,
    byCompany: "acts",
    offeredWhen: hasDirectors,
  },
  {
    value: "ubo",
    label: msg`UBO or controller`,
    hint: msg`Ultimately owns or controls the entity, or a company named here`,
    offeredWhen: some(not(ofEntity("trust", "government")), inTrustByCompany),
  },
  { value: "representative", label: msg`Authorised representative` },
  { value: "seniorOfficial", label: msg`Senior managing official` },
  { value: "settlor", label: msg`Settlor`, byCompany: "owns", offeredWhen: ofEntity("trust") },
  {
    value: "trustee",
    label: msg`Trustee`,
    byCompany: "owns",
    offeredWhen: isHeldInTrust,
  },
  {
    value: "protector",
    label: msg`Protector`,
    byCompany: "owns",
    offeredWhen: inTrust("hasProtector", "yes"),
  },
  {
    value: "enforcer",
    label: msg`Enforcer`,
    byCompany: "owns",
    offeredWhen: inTrust("hasEnforcer", "yes"),
  },
  {
    value: "beneficiary",
    label: msg`Beneficiary`,
    hint: msg`For a child, enter the email and telephone number of a parent or guardian.`,
    byCompany: "owns",
    offeredWhen: ofEntity("trust"),
  },
  {
    value: "trustController",
    label: msg`Other person in control`,
    byCompany: "owns",
    offeredWhen: inTrust("hasControllers", "yes"),
  },
  {
    value: "trustParty",
    label: msg`Party to a trust among the owners`,
    hint: msg`Settlor, trustee, protector, enforcer, beneficiary or other person in control of a trust named above, not of the applicant`,
    offeredWhen: isTrustAmongOwners,
  },
  {
    value: "generalPartner",
    label: msg`General partner`,
    byCompany: "owns",
    offeredWhen: isPartnership,
  },
  {
    value: "complianceOfficer",
    label: msg`Compliance officer (MLRO)`,
    offeredWhen: ofEntity("financialInstitution", "vasp"),
  },
] as const satisfies readonly RoleRow[];

const withoutHint = ({ hint: _, ...role }: Option): Option => role;

/** The hints are for people. */
export const corporateRoles: readonly Option[] = partyRoles
  .filter((role) => "byCompany" in role)
  .map(withoutHint);

export const owningRoles: readonly string[] = partyRoles
  .filter((role) => "byCompany" in role && role.byCompany === "owns")
  .map(({ value }) => value);

export const ownsByRole = answered("roles", ...owningRoles);

export type Role = (typeof partyRoles)[number]["value"];

/** Of people who hold a share, or a place in a trust that does. */
export const holdingRoles: readonly string[] = ["ubo", "trustParty"];

/** A person with any of these is identified; a director alone is named, and identified if the director says so. */
export const identifiedRoles: readonly string[] = partyRoles
  .map(({ value }) => value)
  .filter((value) => value !== "director");

const kindsExempt = exemptKinds.map(({ value }) => value);

const anyWithShares = (list: string) =>
  some(
    anyRow(list, "kind", "company"),
    anyRowWith(list, "kind", ["regulated"], not(answeredAmong("place", equivalentIn))),
    anyRowWith(list, "kind", kindsExempt, answeredAmong("place", exemptionEndsIn)),
  );

/** Of a trust, or of a regulated or listed company whose place keeps its exemption, no shares are added up. */
export const hasShares = every(
  not(isExempt),
  some(isOwned, anyWithShares("companies"), anyWithShares("corporateParties")),
);

/** A company that owns as a party with a role is a layer, and stands there alone. */
export const hasOwningParty = every(
  not(ofEntity("trust")),
  some(
    anyRow("corporateParties", "owns", "yes"),
    anyRow("corporateParties", "roles", ...owningRoles),
  ),
);

/** The companies between may stay unnamed then. */
export const needsNoCompanies = some(hasOwningParty, isExempt);
