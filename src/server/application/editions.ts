import { type Editions, inForce, type Sources } from "#contract/editions.ts";
import { ages, agesSources } from "#contract/options/ages.ts";
import { settledNames, settledNamesSources } from "#contract/options/countries.ts";
import { idDocuments, idDocumentsSources } from "#contract/options/id-documents.ts";
import { idNumbers, idNumbersSources } from "#contract/options/people/id-numbers.ts";
import {
  accreditedRules,
  accreditedRulesSources,
  investorEvidence,
  investorEvidenceSources,
  professionalRules,
  professionalRulesSources,
} from "#contract/options/investor-rules.ts";
import {
  knowledgeRules,
  knowledgeRulesSources,
} from "#contract/options/virtual-asset-knowledge.ts";
import { certifierRules, certifierRulesSources } from "#contract/options/people/certifiers.ts";
import { taxRules, taxRulesSources } from "#contract/tax/types.ts";
import { ownershipRules, ownershipRulesSources } from "#contract/options/ownership-rules.ts";
import { postalCodes, postalCodesSources } from "#contract/options/postal-codes.ts";
import { rates, ratesSources } from "#contract/options/rates.ts";
import {
  questionnairePolicy,
  questionnairePolicySources,
} from "#contract/questionnaires/policy.ts";
import {
  ageOf,
  type ListAge,
  listFreshness,
  listFreshnessSources,
  watchedLists,
} from "#contract/desk/list-freshness.ts";
import { reviewCycles, reviewCycleSources } from "#contract/desk/review-cycle.ts";
import type { Days } from "#contract/rules/facts.ts";
import { holidays, holidaysSources } from "#contract/application/working-days.ts";
import {
  countryLists,
  countryListsSources,
  equivalentJurisdictions,
  equivalentJurisdictionsSources,
} from "#contract/options/country-lists.ts";
import { riskModel, riskModelSources } from "../risk/model.ts";

interface Dated {
  /** The day that selects the edition. */
  by: keyof Days;
  editions: Editions;
  sources: Sources;
}

export const datedLists = {
  rates: { by: "today", editions: rates, sources: ratesSources },
  professionalRules: {
    by: "rulesOn",
    editions: professionalRules,
    sources: professionalRulesSources,
  },
  accreditedRules: { by: "rulesOn", editions: accreditedRules, sources: accreditedRulesSources },
  investorEvidence: {
    by: "rulesOn",
    editions: investorEvidence,
    sources: investorEvidenceSources,
  },
  knowledgeRules: { by: "rulesOn", editions: knowledgeRules, sources: knowledgeRulesSources },
  ownershipRules: { by: "rulesOn", editions: ownershipRules, sources: ownershipRulesSources },
  ages: { by: "rulesOn", editions: ages, sources: agesSources },
  holidays: { by: "today", editions: holidays, sources: holidaysSources },
  idDocuments: { by: "rulesOn", editions: idDocuments, sources: idDocumentsSources },
  equivalentJurisdictions: {
    by: "rulesOn",
    editions: equivalentJurisdictions,
    sources: equivalentJurisdictionsSources,
  },
  certifierRules: { by: "rulesOn", editions: certifierRules, sources: certifierRulesSources },
  taxRules: { by: "rulesOn", editions: taxRules, sources: taxRulesSources },
  idNumbers: { by: "rulesOn", editions: idNumbers, sources: idNumbersSources },
  postalCodes: { by: "rulesOn", editions: postalCodes, sources: postalCodesSources },
  settledNames: { by: "rulesOn", editions: settledNames, sources: settledNamesSources },
  countryLists: { by: "today", editions: countryLists, sources: countryListsSources },
  reviewCycles: { by: "today", editions: reviewCycles, sources: reviewCycleSources },
  listFreshness: { by: "today", editions: listFreshness, sources: listFreshnessSources },
  questionnairePolicy: {
    by: "today",
    editions: questionnairePolicy,
    sources: questionnairePolicySources,
  },
  riskModel: { by: "today", editions: riskModel, sources: riskModelSources },
} satisfies Record<string, Dated>;

/** Of the lists that age. */
export const listAgesOn = (today: string): ListAge[] =>
  watchedLists.map((list) => ageOf(list, datedLists[list].editions, today));

/** `exemptionLists`: the country lists that an exemption goes by, as the questions about owners do (country-lists.ts). */
export const editionsOn = (days: Days): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries(datedLists).map(([name, { by, editions }]: [string, Dated]) => [
      name,
      inForce(editions, days[by]).version,
    ]),
  ),
  exemptionLists: inForce(countryLists, days.rulesOn).version,
});
