import type { Edition, Editions, Sources } from "../editions.ts";

interface Months {
  strict: number;
  wide: number;
}

interface Ages extends Edition {
  /** Minimum age in years. */
  person: number;
  /** Maximum age in whole months, by row of document-slots.ts and column of business-lines.ts. */
  documents: {
    /** Address proofs and bank statements. */
    proof: Months;
    /** Lists of directors and of investors. */
    list: Months;
    /** Registers of shareholders, and accounts, charts, letters and powers that are renewed every year. */
    yearly: Months;
    standing: Months;
    accredited: Months;
    professional: Months;
    /** Questionnaires of the Wolfsberg Group. */
    questionnaire: Months;
  };
}

const first: Ages = {
  version: "2026-11-21",
  person: 18,
  documents: {
    proof: { strict: 3, wide: 6 },
    list: { strict: 6, wide: 12 },
    yearly: { strict: 12, wide: 12 },
    standing: { strict: 6, wide: 6 },
    accredited: { strict: 3, wide: 3 },
    professional: { strict: 12, wide: 12 },
    questionnaire: { strict: 18, wide: 18 },
  },
};

export const ages: Editions<Ages> = [
  first,
  {
    ...first,
    version: "2026-11-24",
    documents: { ...first.documents, accredited: { strict: 12, wide: 12 } },
  },
];

export const agesSources: Sources = {
  "2026-11-21":
    "Documents: specification sections 5 and 9, both variants; questionnaires: the Wolfsberg Group recommends a review every 12 to 18 months; certificates of good standing, ownership charts and management accounts: product defaults; proofs of professional investors: Securities and Futures (Professional Investor) Rules, Cap. 571D, section 8. Persons: product default, the age of full contractual capacity by the Age of Majority (Related Provisions) Ordinance, Cap. 410, section 2 (Hong Kong), and the Civil Law Act 1909, section 35 (Singapore).",
  "2026-11-24":
    "As before; proofs of accredited investors: Securities and Futures Act 2001, section 4A (balance sheet and income of the preceding 12 months)",
};

export type DocumentAge = keyof Ages["documents"];
