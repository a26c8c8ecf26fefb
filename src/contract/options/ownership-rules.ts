import type { Edition, Editions, Sources } from "../editions.ts";
import type { BusinessLine } from "../business-lines.ts";
import type { ShareBand } from "./ownership.ts";

/**
 * A lower bound of a band is included, an upper bound is not: owners are named from the threshold on. A share
 * above `majority` controls the whole stake. The thresholds are house rules and include the figure itself; the
 * statute counts only a share above `statute`.
 */
export interface OwnershipRules extends Edition {
  bands: Record<ShareBand, { from: string; to: string | null }>;
  majority: string;
  statute: string;
  layersWithoutReason: number;
  /** Percent, by column of business-lines.ts. */
  thresholds: Record<BusinessLine["uboThreshold"], number>;
  /** Directors who give an identity document; the others are only named. */
  directorsIdentified: number;
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
    statute: "25",
    layersWithoutReason: 3,
    thresholds: { low: 10, usual: 25 },
    directorsIdentified: 2,
  },
];

export const ownershipRulesSources: Sources = {
  "2026-11-21": [
    "Bands: steps of the UK register of people with significant control, SI 2016/339, with 10% below them",
    "Majority: Cap. 615, Schedule 2, section 1, ownership or control, directly or indirectly",
    "Statute: Cap. 615, Schedule 2, section 1, and SFC AML Guideline 4.3.6 to 4.3.9, more than 25% of shares, voting rights or profits",
    "Order of control by other means, then senior managing official: FATF Recommendation 10, interpretive note 5(b)(i)",
    "Chains that end: SFC AML Guideline 4.8.3 and 4.8.4; MAS Notice PSN02, entities about which no inquiry is needed; majority-owned subsidiaries: FATF Recommendation 10, interpretive note 5(b)(i)",
    "Layers and thresholds: specification section 5",
    "Directors: all are named, SFC AML Guideline 4.2.12 and 4.2.13; two identity documents are a product default",
  ].join("; "),
};
