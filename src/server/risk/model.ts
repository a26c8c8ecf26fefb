import type { Editions, Sources } from "#contract/editions.ts";
import { first, lightly, listed, yes } from "./first-model.ts";
import type { RiskModel } from "./model-types.ts";

/** With criminal matters apart from PEPs, as they are answered. */
const crimeApart: RiskModel = {
  ...first,
  version: "2026-11-23",
  factors: [...first.factors, { dimension: "customer", input: "crime", points: yes(15) }],
  overrides: [...first.overrides, { input: "crime", values: ["yes"], band: "high" }],
};

const ofPlaces = ["addresses", "bank", "idCountries"] as const;

/**
 * PEPs by category, and every place that the answers name. A foreign PEP is high risk by law, in office or not, until
 * an assessment says otherwise; a PEP of the own jurisdiction or of an international organisation is where the sum is.
 */
const pepsApart: RiskModel = {
  ...crimeApart,
  version: "2026-11-24",
  factors: [
    ...crimeApart.factors.filter(({ input }) => input !== "pep"),
    {
      dimension: "customer",
      input: "pepCategory",
      points: {
        foreign: 15,
        formerForeign: 12,
        own: 10,
        organisation: 10,
        formerOwn: 6,
        formerOrganisation: 6,
      },
    },
    ...ofPlaces.map((input) => ({ dimension: "geography", input, points: listed }) as const),
    { dimension: "geography", input: "otherNationalities", points: lightly },
  ],
  overrides: [
    ...crimeApart.overrides.filter(({ input }) => input !== "pep"),
    { input: "pepCategory", values: ["foreign", "formerForeign"], band: "high" },
    ...ofPlaces.flatMap((input) => [
      { input, values: ["countermeasures"], band: "prohibited" } as const,
      { input, values: ["callForAction"], band: "high" } as const,
    ]),
    { input: "otherNationalities", values: ["countermeasures", "callForAction"], band: "high" },
  ],
};

/** Where tax is due is a place that the answers name, as every other. */
const taxPlaces: RiskModel = {
  ...pepsApart,
  version: "2026-11-26",
  factors: [
    ...pepsApart.factors,
    { dimension: "geography", input: "taxResidences", points: listed },
  ],
  overrides: [
    ...pepsApart.overrides,
    { input: "taxResidences", values: ["countermeasures"], band: "prohibited" },
    { input: "taxResidences", values: ["callForAction"], band: "high" },
  ],
};

/** Sanctions, bearer shares and money of others are answered with the application. */
const conductDeclared: RiskModel = {
  ...taxPlaces,
  version: "2026-11-27",
  factors: [
    ...taxPlaces.factors,
    { dimension: "customer", input: "sanctioned", points: yes(15) },
    { dimension: "customer", input: "bearerShares", points: yes(8) },
    { dimension: "customer", input: "othersMoney", points: yes(6) },
  ],
  overrides: [...taxPlaces.overrides, { input: "sanctioned", values: ["yes"], band: "high" }],
};

export const riskModel: Editions<RiskModel> = [
  first,
  crimeApart,
  pepsApart,
  taxPlaces,
  conductDeclared,
];

export const riskModelSources: Sources = {
  "2026-11-21":
    "Product default after the FATF Risk-Based Approach Guidance for VASPs (2021) and the SFC AML/CFT Guideline (2023), appendix on risk indicators; bands 0-25, 26-50, above 50 as usual in the trade",
  "2026-11-23": "As before; criminal matters count as much as a PEP, which they were answered with",
  "2026-11-24":
    "As before; PEPs by category after the SFC AML Guideline (June 2023), paragraphs 4.11.7 to 4.11.25 with footnotes 49 and 53, and MAS Notice PSN02, section 8; points are product defaults. Addresses, bank and issuing countries after its appendix on risk indicators",
  "2026-11-26":
    "As before; countries of tax residence count as every other place (SFC AML Guideline, appendix on risk indicators); points are product defaults",
  "2026-11-27":
    "As before; sanctions that the applicant states make high risk; bearer shares or nominees, and money of others, add points (SFC AML Guideline, paragraph 4.12 and appendix on risk indicators); points are product defaults",
};
