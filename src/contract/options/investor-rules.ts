import { type Edition, type Editions, inForce, type Sources } from "../editions.ts";

export interface ProfessionalRules extends Edition {
  individual: { portfolio: string };
  corporation: { portfolio: string; totalAssets: string };
  trust: { totalAssets: string };
}

/** HKD; a figure at the threshold is enough. */
export const professionalRules: Editions<ProfessionalRules> = [
  {
    version: "2018-07-13",
    individual: { portfolio: "8000000" },
    corporation: { portfolio: "8000000", totalAssets: "40000000" },
    trust: { totalAssets: "40000000" },
  },
];

export const professionalRulesSources: Sources = {
  "2018-07-13":
    "Securities and Futures (Professional Investor) Rules, Cap. 571D, sections 3 to 6; status: Cap. 571, Schedule 1, Part 1",
};

export interface AccreditedRules extends Edition {
  individual: {
    netPersonalAssets: string;
    netFinancialAssets: string;
    income: string;
    homeMost: string;
  };
  corporation: { netAssets: string };
  trust: { property: string };
  tokensPercent: string;
  tokensMost: string;
}

/**
 * SGD. Assets must be above the threshold, income may equal it. Tokens count at `tokensPercent` of market
 * value, at most `tokensMost`.
 */
export const accreditedRules: Editions<AccreditedRules> = [
  {
    version: "2024-10-04",
    individual: {
      netPersonalAssets: "2000000",
      netFinancialAssets: "1000000",
      income: "300000",
      homeMost: "1000000",
    },
    corporation: { netAssets: "10000000" },
    trust: { property: "10000000" },
    tokensPercent: "50",
    tokensMost: "200000",
  },
];

export const accreditedRulesSources: Sources = {
  "2024-10-04":
    "Securities and Futures Act 2001, section 4A, with MAS FAQs on the Definition of Accredited Investor and Opt-in Process, 8 October 2024",
};

export interface InvestorEvidence extends Edition {
  /** Months by which accounts that show the figures may be old; other documents: ages.ts. */
  accounts: Readonly<Record<"HK" | "SG", number>>;
}

export const investorEvidence: Editions<InvestorEvidence> = [
  {
    version: "2026-11-24",
    accounts: { HK: 16, SG: 12 },
  },
];

export const investorEvidenceSources: Sources = {
  "2026-11-24":
    "Hong Kong: Securities and Futures (Professional Investor) Rules, Cap. 571D, section 8 (accounts within 16 months). Singapore: Securities and Futures Act 2001, section 4A (balance sheet within 12 months). Other documents: ages.ts",
};

export const investorRulesOn = (on: string) => ({
  HK: inForce(professionalRules, on),
  SG: inForce(accreditedRules, on),
});
