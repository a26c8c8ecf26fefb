import { msg } from "@lingui/core/macro";
import { type Edition, type Editions, inForce, type Sources } from "../editions.ts";
import { answered, answeredAmong, answeredAmongIn, not, some } from "../questions/condition.ts";
import type { Option } from "../questions/option.ts";
import { ofEntity } from "../options/of-entity.ts";

export type TaxHolder = "person" | "entity";

export interface TinForm {
  /** Letters and digits alone. */
  form: string;
  example: string;
}

interface TaxRules extends Edition {
  /** Types of which the controlling persons certify their own tax residences. */
  controlledCrs: readonly string[];
  controlledFatca: readonly string[];
  /** FATCA types that have a global intermediary identification number (GIIN). */
  withGiin: readonly string[];
  /** Places that issue tax identification numbers, and the forms of people and of entities. */
  numbers: Readonly<Record<string, Record<TaxHolder, TinForm>>>;
  /** Where the number of a person's identity card is the TIN too. */
  onCard: readonly string[];
  /** Where the number of a company's registration begins with its TIN. */
  onRegister: readonly string[];
}

export const taxRules: Editions<TaxRules> = [
  {
    version: "2026-11-28",
    controlledCrs: ["passiveNfe", "managedEntity"],
    controlledFatca: ["passiveNffe"],
    withGiin: ["participatingFfi", "registeredFfi"],
    numbers: {
      CN: {
        person: { form: "[0-9A-Z]{18}", example: "11010519491231002X" },
        entity: { form: "[0-9A-Z]{18}", example: "91350100M000100Y43" },
      },
      GB: {
        person: { form: "\\d{10}|[A-Z]{2}\\d{6}[A-D]", example: "1234567890" },
        entity: { form: "\\d{10}", example: "1234567890" },
      },
      HK: {
        person: { form: "[A-Z]{1,2}\\d{6}[\\dA]", example: "A123456(3)" },
        entity: { form: "\\d{8}", example: "12345678" },
      },
      SG: {
        person: { form: "[A-Z]\\d{7}[A-Z]|4\\d{8}[A-Z]", example: "S1234567D" },
        entity: {
          form: "\\d{8,9}[A-Z]|[A-Z]\\d{2}[A-Z]{2}\\d{4}[A-Z]|A\\d{7}[A-Z]|F000\\d{5}[A-Z]",
          example: "201912345A",
        },
      },
      US: {
        person: { form: "\\d{9}", example: "123-45-6789" },
        entity: { form: "\\d{9}", example: "12-3456789" },
      },
    },
    onCard: ["CN", "HK", "SG"],
    onRegister: ["HK", "SG"],
  },
];

export const taxRulesSources: Sources = {
  "2026-11-28":
    "OECD, Standard for Automatic Exchange of Financial Account Information, Common Reporting Standard, section VIII (types of entities, controlling persons), with the OECD's list of tax identification numbers by jurisdiction (also for where a number of an identity card or of a register is the TIN); Inland Revenue Ordinance (Hong Kong), Cap. 112, part 8A; Income Tax (CRS) Regulations 2016 (Singapore); FATCA types: chapter 4 statuses of the IRS form W-8BEN-E, Treasury Regulations 1.1471-1 to 1.1472-1; GIIN: IRS FFI list. The types are grouped for the form: a product default",
};

const isGovernment = ofEntity("government");
const isBusiness = not(ofEntity("government", "charity"));

/** Types of entities under the Common Reporting Standard, section VIII. */
export const crsTypes = [
  {
    value: "financialInstitution",
    label: msg`Financial institution`,
    hint: msg`Custodial, depository or insurance institution, or investment entity`,
    offeredWhen: isBusiness,
  },
  {
    value: "managedEntity",
    label: msg`Managed investment entity outside CRS`,
    hint: msg`Run by a financial institution, in a place that does not take part in CRS`,
    offeredWhen: isBusiness,
  },
  {
    value: "listedNfe",
    label: msg`Active NFE: listed company`,
    hint: msg`Its shares are regularly traded, or it belongs to such a group`,
    offeredWhen: isBusiness,
  },
  {
    value: "publicNfe",
    label: msg`Active NFE: public body`,
    hint: msg`Government, international organisation, central bank, or wholly owned by one`,
  },
  {
    value: "activeNfe",
    label: msg`Active NFE: other`,
    hint: msg`Less than half of its income and assets is passive, or it is a charity`,
  },
  {
    value: "passiveNfe",
    label: msg`Passive NFE`,
    hint: msg`Not a financial institution and not active, such as a family holding company`,
    offeredWhen: not(isGovernment),
  },
] as const satisfies readonly Option[];

/** Chapter 4 statuses under FATCA, in groups. */
export const fatcaTypes = [
  { value: "usPerson", label: msg`US person`, offeredWhen: not(isGovernment) },
  {
    value: "participatingFfi",
    label: msg`Reporting or participating FFI`,
    hint: msg`FFI: a financial institution outside the United States`,
    offeredWhen: isBusiness,
  },
  {
    value: "registeredFfi",
    label: msg`Registered deemed-compliant FFI`,
    offeredWhen: isBusiness,
  },
  {
    value: "certifiedFfi",
    label: msg`Certified deemed-compliant or owner-documented FFI`,
    offeredWhen: isBusiness,
  },
  {
    value: "nonreportingFfi",
    label: msg`Non-reporting FFI under an agreement (IGA)`,
    hint: msg`An agreement with the United States lists it, such as a local bank or an investment adviser`,
    offeredWhen: isBusiness,
  },
  {
    value: "trusteeDocumented",
    label: msg`Trustee-documented trust`,
    hint: msg`Its trustee is an institution that reports for it`,
    offeredWhen: ofEntity("trust", "investmentVehicle"),
  },
  {
    value: "sponsoredFfi",
    label: msg`Sponsored FFI`,
    hint: msg`Another institution, such as the manager of a fund, reports for it. It has its own GIIN`,
    offeredWhen: isBusiness,
  },
  {
    value: "nonparticipatingFfi",
    label: msg`Non-participating FFI`,
    offeredWhen: isBusiness,
  },
  {
    value: "exemptOwner",
    label: msg`Exempt beneficial owner`,
    hint: msg`Government, international organisation, central bank or retirement fund`,
  },
  { value: "activeNffe", label: msg`Active, listed or other excepted NFFE` },
  { value: "passiveNffe", label: msg`Passive NFFE`, offeredWhen: not(isGovernment) },
] as const satisfies readonly Option[];

/** Reasons A, B and C of the OECD's self-certification forms. */
export const noTinReasons = [
  { value: "notIssued", label: msg`A: this place issues no TIN to its residents` },
  { value: "unobtainable", label: msg`B: a TIN could not be obtained (please explain)` },
  { value: "notRequired", label: msg`C: this place does not require the TIN to be disclosed` },
] as const satisfies readonly Option[];

/** A sponsored FFI has its own since 1 January 2017: instructions for IRS form W-8BEN-E, July 2017, "What's New". */
export const hasGiin = some(
  answeredAmong("fatcaType", (on) => inForce(taxRules, on).withGiin),
  answered("fatcaType", "sponsoredFfi"),
);

/** Another entity reports for it: IRS form W-8BEN-E, parts IV (line 16) and XII (line 26). */
export const isSponsored = answered("fatcaType", "trusteeDocumented", "sponsoredFfi");

/** The controlling persons of such an applicant certify their own tax residences. */
export const isControlled = some(
  answeredAmongIn("taxInformation", "crsType", (on) => inForce(taxRules, on).controlledCrs),
  answeredAmongIn("taxInformation", "fatcaType", (on) => inForce(taxRules, on).controlledFatca),
);

/** Shareholders, parties to a trust, and who manages where no owner is found: CRS, section VIII, D(6). */
export const controllingRoles = [
  "ubo",
  "trustParty",
  "seniorOfficial",
  "generalPartner",
  "settlor",
  "trustee",
  "protector",
  "enforcer",
  "beneficiary",
  "trustController",
] as const;
