import { type CountryCode, countryCodes } from "./countries.ts";

/** Which documents prove who somebody is, by the country or region that issues them. A passport always does. */
export const idDocuments = {
  version: "2026-11-21",
  source:
    "Product default; Compliance replaces it with the list of the identity-verification vendor",
  /** Issue no identity card to everybody: a driving licence stands in. */
  withoutCard: ["AU", "CA", "DK", "GB", "IE", "NZ", "US"],
  /** Their identity card is compulsory, and a driving licence is not taken for one. */
  cardOnly: ["CN", "HK", "MO", "SG", "TW", "MY", "TH", "KR"],
} as const satisfies {
  version: string;
  source: string;
  withoutCard: readonly CountryCode[];
  cardOnly: readonly CountryCode[];
};

/** One row for each country or region: the kinds of ID document that are accepted from it. */
export function idTypesByCountry(): { country: string; id_types: string[] }[] {
  return countryCodes.map((country) => ({
    country,
    id_types: [
      ...((idDocuments.withoutCard as readonly string[]).includes(country) ? [] : ["governmentId"]),
      "passport",
      ...((idDocuments.cardOnly as readonly string[]).includes(country) ? [] : ["drivingLicence"]),
    ],
  }));
}
