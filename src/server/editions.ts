import { type Editions, inForce } from "#contract/editions.ts";
import { formVersion } from "#contract/forms/flow-ids.ts";
import { ages } from "#contract/options/ages.ts";
import { settledNames } from "#contract/options/countries.ts";
import { idDocuments } from "#contract/options/id-documents.ts";
import { accreditedRules, professionalRules } from "#contract/options/investor-rules.ts";
import { ownershipRules } from "#contract/options/ownership-rules.ts";
import { postalCodes } from "#contract/options/postal-codes.ts";
import { rates } from "#contract/options/rates.ts";
import { holidays } from "#contract/working-days.ts";
import { countryLists } from "./risk/country-lists.ts";
import { riskModel } from "./risk/model.ts";

/** Every legal figure and list by which an application is judged. */
export const datedLists = {
  rates,
  professionalRules,
  accreditedRules,
  ownershipRules,
  ages,
  holidays,
  idDocuments,
  postalCodes,
  settledNames,
  countryLists,
  riskModel,
} satisfies Record<string, Editions>;

/** The version of each that is in force on a day (YYYY-MM-DD). */
export const editionsOn = (on: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(datedLists).map(([name, editions]: [string, Editions]) => [
      name,
      inForce(editions, on).version,
    ]),
  );

/** What an application that is begun on a day is judged by: the form's version and theirs, in one line. */
export const rulesVersion = (on: string): string =>
  [formVersion, ...Object.values(editionsOn(on))].join(" ");
