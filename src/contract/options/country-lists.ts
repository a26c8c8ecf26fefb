import { type Edition, type Editions, inForce, type Sources } from "#contract/editions.ts";

const classes = ["countermeasures", "callForAction", "increasedMonitoring"] as const;

interface CountryLists extends Edition, Record<(typeof classes)[number], readonly string[]> {}

/**
 * FATF lists, an edition after each plenary. The grey list alone is no reason to reject: FATF asks for no
 * enhanced measures.
 */
export const countryLists: Editions<CountryLists> = [
  {
    version: "2026-06-01",
    /** Countermeasures: no business. */
    countermeasures: ["IR", "KP"],
    /** Call for action without countermeasures: enhanced due diligence. */
    callForAction: ["MM"],
    increasedMonitoring: [
      "AO",
      "BA",
      "BG",
      "BO",
      "CD",
      "CI",
      "CM",
      "HT",
      "IQ",
      "KE",
      "KW",
      "LA",
      "LB",
      "MC",
      "NP",
      "PG",
      "SS",
      "SY",
      "VE",
      "VG",
      "VN",
      "YE",
    ],
  },
];

export const countryListsSources: Sources = {
  "2026-06-01":
    "FATF, High-Risk Jurisdictions subject to a Call for Action and Jurisdictions under Increased Monitoring, June 2026; by Labuan FSA and rosemont-int.com on top of the lists of 13 February 2026. October 2026 to be entered by Compliance",
};

export type CountryClass = (typeof classes)[number] | "unlisted";

export function countryClass(code: string, on: string): CountryClass {
  const lists = inForce(countryLists, on);
  return classes.find((name) => lists[name].includes(code)) ?? "unlisted";
}

/** FATF calls for action: an owner there must be named even if it is listed, regulated or public. */
export function exemptionEndsIn(on: string): readonly string[] {
  const { countermeasures, callForAction } = inForce(countryLists, on);
  return [...countermeasures, ...callForAction];
}

interface EquivalentJurisdictions extends Edition {
  places: readonly string[];
}

/** Hong Kong and the jurisdictions that apply the same standards. */
export const equivalentJurisdictions: Editions<EquivalentJurisdictions> = [
  {
    version: "2026-11-25",
    places:
      "HK AR AT AU BE BR CA CH CN DE DK ES FI FR GB GR ID IE IL IN IS IT JP KR LU MX MY NL NO NZ PT SA SE SG TR US ZA".split(
        " ",
      ),
  },
];

export const equivalentJurisdictionsSources: Sources = {
  "2026-11-25":
    "Cap. 615, Schedule 2, section 1 (members of FATF other than Hong Kong), and SFC AML Guideline, June 2023, 4.19, by FATF's list of members; Russia, suspended on 24 February 2023, is left out. Places assessed as similar are added by Compliance, reviewed yearly",
};

/** Only here a regulated institution is an exempt owner (Cap. 615, Schedule 2, section 4(3)). */
export const equivalentIn = (on: string): readonly string[] =>
  inForce(equivalentJurisdictions, on).places;
