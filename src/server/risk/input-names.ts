/** Answers used unchanged, by question name in any section. */
export const plainInputs = [
  "entityType",
  "crime",
  "stateOwned",
  "adverseNews",
  "proceedings",
  "taxAmnesty",
  "sanctioned",
  "bearerShares",
  "othersMoney",
  "ownershipLayers",
  "licensed",
  "highRisk",
  "hasDownstream",
  "omnibus",
  "monthlyVolume",
  "monthlyTransactions",
  "investmentSize",
  "orderSize",
  "sourceOfFunds",
  "sourceOfWealth",
  "ctcClient",
] as const;

type DerivedInput =
  | "pep"
  | "pepCategory"
  | "addresses"
  | "bank"
  | "idCountries"
  | "otherNationalities"
  | "taxResidences"
  | "age"
  | "ownershipRoute"
  | "incorporation"
  | "operation"
  | "owners"
  | "customers"
  | "customersListed"
  | "downstream"
  | "line"
  | "certifiedCopies"
  | "meeting";

export type InputName = (typeof plainInputs)[number] | DerivedInput;
