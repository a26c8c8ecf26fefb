import type { Edition, Editions, Sources } from "../editions.ts";
import type { BusinessLine } from "../business-lines.ts";
import type { ShareBand } from "./ownership.ts";

/**
 * A lower bound of a band is included, an upper bound is not: owners are named from the threshold on. A share
 * above `majority` controls the whole stake.
 */
export interface OwnershipRules extends Edition {
  bands: Record<ShareBand, { from: string; to: string | null }>;
  majority: string;
  layersWithoutReason: number;
  /** Percent, by column of business-lines.ts. */
  thresholds: Record<BusinessLine["uboThreshold"], number>;
}

export const ownershipRules: Editions<OwnershipRules> = [
  {
    version: "2026-11-21",
    bands: {
      under10: { from: "0", to: "10" },
      "10to25": { from: "10", to: "25" },
      "25to50": { from: "25", to: "50" },
      "50to75": { from: "50", to: "75" },
      over75: { from: "75", to: null },
    },
    majority: "50",
    layersWithoutReason: 3,
    thresholds: { low: 10, usual: 25 },
  },
];

export const ownershipRulesSources: Sources = {
  "2026-11-21": [
    "Bands: steps of the UK register of people with significant control, SI 2016/339, with 10% below them",
    "Majority: Cap. 615, Schedule 2, section 1, ownership or control, directly or indirectly",
    "Order of control by other means, then senior managing official: FATF Recommendation 10, interpretive note 5(b)(i)",
    "Chains that end: MAS Notice PSN02, paragraph on entities about which no inquiry is needed",
    "Layers and thresholds: specification section 5",
  ].join("; "),
};
