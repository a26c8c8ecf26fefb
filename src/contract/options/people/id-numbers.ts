import { type Edition, type Editions, inForce, type Sources } from "../../editions.ts";
import type { CountryCode } from "../countries.ts";

/** How the last character of a number is worked out, or the day inside it (rules/id-numbers.ts). */
export type IdNumberCheck = "hkid" | "prc" | "nric" | "none";

interface IdNumberFormat {
  type: "governmentId" | "passport";
  /** Every other country when absent. */
  country?: CountryCode;
  /** Of the number as it is compared (rules/id-numbers.ts). */
  shape: RegExp;
  check: IdNumberCheck;
  refusal: "hkidFormat" | "prcIdFormat" | "nricFormat" | "passportFormat";
}

interface IdNumbers extends Edition {
  /** A country's own row stands before the row for every other country. */
  formats: readonly IdNumberFormat[];
  /** Their identity cards bear no day on which they expire. */
  cardsWithoutExpiry: readonly CountryCode[];
}

const card = { type: "governmentId" } as const;
const passport = { type: "passport", check: "none", refusal: "passportFormat" } as const;

export const idNumbers: Editions<IdNumbers> = [
  {
    version: "2026-11-23",
    formats: [
      {
        ...card,
        country: "HK",
        shape: /^[A-Z]{1,2}\d{6}[\dA]$/,
        check: "hkid",
        refusal: "hkidFormat",
      },
      { ...card, country: "CN", shape: /^[1-9]\d{16}[\dX]$/, check: "prc", refusal: "prcIdFormat" },
      {
        ...card,
        country: "SG",
        shape: /^[STFGM]\d{7}[A-Z]$/,
        check: "nric",
        refusal: "nricFormat",
      },
      { ...passport, country: "CN", shape: /^[A-Z]{1,2}\d{7,8}$/ },
      { ...passport, country: "HK", shape: /^(?:[A-Z]\d{8}|[A-Z]{2}\d{7})$/ },
      { ...passport, country: "SG", shape: /^[A-Z]\d{7}[A-Z]$/ },
      { ...passport, country: "GB", shape: /^\d{9}$/ },
      { ...passport, country: "US", shape: /^[A-Z\d]\d{8}$/ },
      { ...passport, shape: /^[A-Z\d]{6,9}$/ },
    ],
    cardsWithoutExpiry: ["HK", "SG"],
  },
];

export const idNumbersSources: Sources = {
  "2026-11-23": [
    "HKID: Registration of Persons Regulations, Cap. 177A; the check digit as commonly computed, modulus 11",
    "Resident identity card: GB 11643-1999, with the check character of ISO 7064, MOD 11-2",
    "NRIC and FIN: National Registration Regulations; series M since 2022-01-01 (ICA); the check letter as commonly computed",
    "Passports: ICAO Doc 9303 part 4, a number of at most 9 letters and digits; HM Passport Office: 9 digits; US Department of State: 9 characters, a letter first since 2021; National Immigration Administration of China: one or two letters and 9 characters; Immigration Department of Hong Kong: a letter (H, K) and 8 digits, since 2019 also two letters and 7 digits; ICA of Singapore: a letter (E, K), 7 digits and a letter; both as commonly described, Compliance confirms them",
    "Cards without a day of expiry: Hong Kong permanent identity card and the NRIC; Compliance confirms the list",
  ].join("; "),
};

export const formatOf = (type: unknown, country: unknown, on: string) =>
  inForce(idNumbers, on).formats.find(
    (format) => format.type === type && (format.country ?? country) === country,
  );

export const cardsWithoutExpiry = (on: string): readonly string[] =>
  inForce(idNumbers, on).cardsWithoutExpiry;
