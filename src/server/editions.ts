import { type Editions, inForce, type Sources } from "#contract/editions.ts";
import { formVersion } from "#contract/forms/flow-ids.ts";
import { ages, agesSources } from "#contract/options/ages.ts";
import { settledNames, settledNamesSources } from "#contract/options/countries.ts";
import { idDocuments, idDocumentsSources } from "#contract/options/id-documents.ts";
import {
  accreditedRules,
  accreditedRulesSources,
  professionalRules,
  professionalRulesSources,
} from "#contract/options/investor-rules.ts";
import { ownershipRules, ownershipRulesSources } from "#contract/options/ownership-rules.ts";
import { postalCodes, postalCodesSources } from "#contract/options/postal-codes.ts";
import { rates, ratesSources } from "#contract/options/rates.ts";
import { holidays, holidaysSources } from "#contract/working-days.ts";
import { countryLists, countryListsSources } from "./risk/country-lists.ts";
import { riskModel, riskModelSources } from "./risk/model.ts";

interface Dated {
  editions: Editions;
  sources: Sources;
}

/** Every legal figure and list by which an application is judged. */
export const datedLists = {
  rates: { editions: rates, sources: ratesSources },
  professionalRules: { editions: professionalRules, sources: professionalRulesSources },
  accreditedRules: { editions: accreditedRules, sources: accreditedRulesSources },
  ownershipRules: { editions: ownershipRules, sources: ownershipRulesSources },
  ages: { editions: ages, sources: agesSources },
  holidays: { editions: holidays, sources: holidaysSources },
  idDocuments: { editions: idDocuments, sources: idDocumentsSources },
  postalCodes: { editions: postalCodes, sources: postalCodesSources },
  settledNames: { editions: settledNames, sources: settledNamesSources },
  countryLists: { editions: countryLists, sources: countryListsSources },
  riskModel: { editions: riskModel, sources: riskModelSources },
} satisfies Record<string, Dated>;

/** The version of each that is in force on a day (YYYY-MM-DD). */
export const editionsOn = (on: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(datedLists).map(([name, { editions }]: [string, Dated]) => [
      name,
      inForce(editions, on).version,
    ]),
  );

/** What an application that is begun on a day is judged by: the form's version and theirs, in one line. */
export const rulesVersion = (on: string): string =>
  [formVersion, ...Object.values(editionsOn(on))].join(" ");
