import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { WatchedList } from "./list-freshness.ts";

/** Lists that age. */
export const watchedListNames: Readonly<Record<WatchedList, MessageDescriptor>> = {
  countryLists: msg`Country lists of today`,
  rates: msg`Exchange rates of today`,
  riskModel: msg`Risk model of today`,
};

/** What a factor of the risk model looks at. */
export const riskInputs: Readonly<Record<string, MessageDescriptor>> = {
  entityType: msg`Entity type`,
  pep: msg`Politically exposed person`,
  pepCategory: msg`Category of politically exposed person`,
  addresses: msg`Address countries`,
  bank: msg`Bank country`,
  idCountries: msg`Issuing countries of ID documents`,
  otherNationalities: msg`Other nationalities, and countries of public functions`,
  taxResidences: msg`Countries of tax residence`,
  crime: msg`Criminal matters`,
  sanctioned: msg`Sanctions`,
  bearerShares: msg`Bearer shares or nominees`,
  othersMoney: msg`Money of others`,
  stateOwned: msg`State ownership`,
  adverseNews: msg`Adverse news`,
  proceedings: msg`Legal or disciplinary proceedings`,
  taxAmnesty: msg`Tax amnesty`,
  ownershipLayers: msg`Ownership layers`,
  licensed: msg`Licence`,
  highRisk: msg`High-risk business`,
  hasDownstream: msg`Downstream customers`,
  omnibus: msg`Omnibus account`,
  monthlyVolume: msg`Monthly volume`,
  monthlyTransactions: msg`Monthly transactions`,
  investmentSize: msg`Estimated investment size`,
  orderSize: msg`Order size`,
  sourceOfFunds: msg`Source of funds`,
  sourceOfWealth: msg`Source of wealth`,
  ctcClient: msg`Will provide certified true copies`,
  age: msg`Age of the entity`,
  ownershipRoute: msg`Ownership path`,
  incorporation: msg`Place of incorporation`,
  operation: msg`Place of operation`,
  owners: msg`Owner countries`,
  customers: msg`Customer countries`,
  customersListed: msg`Customers in listed countries`,
  downstream: msg`Downstream location`,
  line: msg`Business line`,
  certifiedCopies: msg`Certified copies`,
  meeting: msg`Not met in person`,
};
