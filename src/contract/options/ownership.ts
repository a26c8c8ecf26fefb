import { msg } from "@lingui/core/macro";
import type { Option } from "../questions/question.ts";

/** How a stake is known. */
export const stakeKinds = [
  { value: "exact", label: msg`Exact percentage` },
  { value: "band", label: msg`Within a band` },
  { value: "control", label: msg`Control without a percentage` },
  { value: "none", label: msg`Declared none` },
  { value: "unknown", label: msg`Not yet known` },
] as const satisfies readonly Option[];

/** The bands a stake may be given in. */
export const shareBands = [
  { value: "under10", label: msg`Below 10 %` },
  { value: "10to25", label: msg`10 % to below 25 %` },
  { value: "25to50", label: msg`25 % to below 50 %` },
  { value: "50to75", label: msg`50 % to below 75 %` },
  { value: "over75", label: msg`75 % or more` },
] as const satisfies readonly Option[];

export type StakeKind = (typeof stakeKinds)[number]["value"];
export type ShareBand = (typeof shareBands)[number]["value"];

/** What kind of company stands between the applicant and its last owners. */
export const companyKinds = [
  { value: "company", label: msg`Company or partnership` },
  {
    value: "trust",
    label: msg`Trust or foundation`,
    hint: msg`Its settlor, trustee, protector and beneficiaries are asked for`,
  },
  {
    value: "exempt",
    label: msg`Listed company, supervised institution or government`,
    hint: msg`Nobody behind it is asked for`,
  },
] as const satisfies readonly Option[];

/**
 * The figures of the look-through. Lower bounds of a band count in and upper bounds do not, since an owner
 * is named from the threshold on; a share above `majority` controls the whole stake of the company it is in.
 */
export const ownershipRules = {
  version: "2026-11-21",
  sources: [
    "Bands: steps of the UK register of people with significant control, SI 2016/339, with 10 % below them",
    "Majority: Cap. 615, Schedule 2, section 1, ownership or control, directly or indirectly",
    "Order of control by other means, then senior managing official: FATF Recommendation 10, interpretive note 5(b)(i)",
    "Chains that end: MAS Notice PSN02, paragraph on entities about which no inquiry is needed",
    "Layers: specification section 5",
  ],
  bands: {
    under10: { from: "0", to: "10" },
    "10to25": { from: "10", to: "25" },
    "25to50": { from: "25", to: "50" },
    "50to75": { from: "50", to: "75" },
    over75: { from: "75", to: null },
  },
  majority: "50",
  layersWithoutReason: 3,
} as const satisfies {
  version: string;
  sources: readonly string[];
  bands: Record<ShareBand, { from: string; to: string | null }>;
  majority: string;
  layersWithoutReason: number;
};
