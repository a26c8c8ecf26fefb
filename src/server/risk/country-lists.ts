/**
 * Jurisdictions by the lists of the FATF. Replaced as a whole after each plenary, never edited. The grey list is one
 * input and no refusal: FATF asks for no enhanced measures by it alone.
 */
export const countryLists = {
  version: "2026-06",
  source:
    "FATF, High-Risk Jurisdictions subject to a Call for Action and Jurisdictions under Increased Monitoring, June 2026; by Labuan FSA and rosemont-int.com on top of the lists of 13 February 2026. October 2026 to be entered by Compliance",
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
} as const;

export type CountryClass = "countermeasures" | "callForAction" | "increasedMonitoring" | "unlisted";

/** The list a country or region stands on, by its ISO code. */
export function countryClass(code: string): CountryClass {
  const stands = (list: readonly string[]) => list.includes(code);
  if (stands(countryLists.countermeasures)) return "countermeasures";
  if (stands(countryLists.callForAction)) return "callForAction";
  return stands(countryLists.increasedMonitoring) ? "increasedMonitoring" : "unlisted";
}
