import { msg } from "@lingui/core/macro";
import { answered, not, type Option } from "../questions/question.ts";
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

/** The kinds of ID document, each where its country issues it. */
export const idTypes = [
  {
    value: "governmentId",
    label: msg`Government ID`,
    offeredWhen: not(answered("idCountry", ...idDocuments.withoutCard)),
  },
  { value: "passport", label: msg`Passport` },
  {
    value: "drivingLicence",
    label: msg`Driving licence`,
    offeredWhen: not(answered("idCountry", ...idDocuments.cardOnly)),
  },
] as const satisfies readonly Option[];

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
