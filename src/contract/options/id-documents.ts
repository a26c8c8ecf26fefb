import { type Edition, type Editions, inForce, type Sources } from "../editions.ts";
import { type CountryCode, countryCodes } from "./countries.ts";

interface IdDocuments extends Edition {
  /** Identity cards are not issued to all: a driving licence counts. */
  withoutCard: readonly CountryCode[];
  /** The identity card is compulsory; a driving licence does not count. */
  cardOnly: readonly CountryCode[];
}

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
