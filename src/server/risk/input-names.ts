/** Answers that are taken as they are, by the name of their question in whatever section asks it. */
export const plainInputs = [
  "entityType",
  "pep",
  "stateOwned",
  "adverseNews",
  "proceedings",
  "taxAmnesty",
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

/** What is worked out of several answers. */
type DerivedInput =
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
