import { type Edition, type Editions, inForce, type Sources } from "../editions.ts";
import { type CountryCode, countryCodes } from "./countries.ts";

interface IdDocuments extends Edition {
  /** Issue no identity card to everybody: a driving licence stands in. */
  withoutCard: readonly CountryCode[];
  /** Their identity card is compulsory, and a driving licence is not taken for one. */
  cardOnly: readonly CountryCode[];
}

/** Which documents prove who somebody is, by the country or region that issues them. A passport always does. */
export const idDocuments: Editions<IdDocuments> = [
  {
    version: "2026-11-21",
    withoutCard: ["AU", "CA", "DK", "GB", "IE", "NZ", "US"],
    cardOnly: ["CN", "HK", "MO", "SG", "TW", "MY", "TH", "KR"],
  },
];

export const idDocumentsSources: Sources = {
  "2026-11-21":
    "Product default; Compliance replaces it with the list of the identity-verification vendor",
};

/** One row for each country or region: the kinds of ID document that are accepted from it on a day. */
export function idTypesByCountry(on: string): { country: string; id_types: string[] }[] {
  const { withoutCard, cardOnly } = inForce(idDocuments, on);
  return countryCodes.map((country) => ({
    country,
    id_types: [
      ...(withoutCard.includes(country) ? [] : ["governmentId"]),
      "passport",
      ...(cardOnly.includes(country) ? [] : ["drivingLicence"]),
    ],
  }));
}
