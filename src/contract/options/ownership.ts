import { msg } from "@lingui/core/macro";
import type { Option } from "../questions/option.ts";

export const stakeKinds = [
  { value: "exact", label: msg`Exact percentage` },
  { value: "band", label: msg`Within a band` },
  { value: "votes", label: msg`Exact percentage of the votes` },
  { value: "control", label: msg`Control without a percentage` },
  { value: "none", label: msg`Declared no share` },
  { value: "unknown", label: msg`Not yet known` },
] as const satisfies readonly Option[];

export const shareBands = [
  { value: "under10", label: msg`Below 10%` },
  { value: "10to25", label: msg`10% to below 25%` },
  { value: "25to50", label: msg`25% to below 50%` },
  { value: "50to75", label: msg`50% to below 75%` },
  { value: "over75", label: msg`75% or more` },
] as const satisfies readonly Option[];

/** In place of a share: a trust has no shares. */
export const trustRoles = [
  { value: "settlor", label: msg`Settlor` },
  { value: "trustee", label: msg`Trustee` },
  { value: "protector", label: msg`Protector` },
  { value: "enforcer", label: msg`Enforcer` },
  { value: "beneficiary", label: msg`Beneficiary` },
  { value: "trustController", label: msg`Other person in control` },
] as const satisfies readonly Option[];

export type TrustRole = (typeof trustRoles)[number]["value"];

export const isTrustRole = (value: unknown): value is TrustRole =>
  trustRoles.some((role) => role.value === value);

/** What a row of a holding can say. */
export const everyStake: readonly Option[] = [...stakeKinds, ...trustRoles];

export type ShareKind = (typeof stakeKinds)[number]["value"];
export type StakeKind = ShareKind | TrustRole;
export type ShareBand = (typeof shareBands)[number]["value"];

/** Owners that end a chain, each with its own proof. */
export const exemptKinds = [
  {
    value: "listed",
    label: msg`Listed company`,
    hint: msg`You do not need to name its owners. We ask for the stock exchange.`,
  },
  {
    value: "regulated",
    label: msg`Regulated financial institution`,
    hint: msg`Also a trust company that a financial regulator supervises; a TCSP licence of Hong Kong is not enough. In Hong Kong, Singapore or another FATF member you do not need to name its owners. We ask for its licence.`,
  },
  {
    value: "government",
    label: msg`Government or public body`,
    hint: msg`It has no owners to name. We ask for its founding law.`,
  },
] as const satisfies readonly Option[];

export type ExemptKind = (typeof exemptKinds)[number]["value"];

/** Whether a claim to be exempt holds: lost in a high-risk place, or regulated outside the equivalent jurisdictions. */
export type Exemption = "held" | "lost" | "notEquivalent";

export const companyKinds = [
  { value: "company", label: msg`Company or partnership`, hint: msg`A fund of either form too` },
  {
    value: "trust",
    label: msg`Trust or foundation`,
    hint: msg`You will need to name all its parties`,
  },
  ...exemptKinds,
] as const satisfies readonly Option[];
