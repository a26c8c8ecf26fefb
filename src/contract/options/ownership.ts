import { msg } from "@lingui/core/macro";
import type { Option } from "../questions/option.ts";

export const stakeKinds = [
  { value: "exact", label: msg`Exact percentage` },
  { value: "band", label: msg`Within a band` },
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

export type StakeKind = (typeof stakeKinds)[number]["value"];
export type ShareBand = (typeof shareBands)[number]["value"];

export const companyKinds = [
  { value: "company", label: msg`Company or partnership` },
  {
    value: "trust",
    label: msg`Trust or foundation`,
    hint: msg`You will need to name its settlor, trustee, protector and beneficiaries`,
  },
  {
    value: "exempt",
    label: msg`Listed company, regulated institution or government`,
    hint: msg`You do not need to name its owners`,
  },
] as const satisfies readonly Option[];
