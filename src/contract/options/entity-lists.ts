import { msg } from "@lingui/core/macro";
import { not, some, yes } from "../questions/condition.ts";
import { servesClients, hasNoClients, isManaged, issuesShares, ofEntity } from "./of-entity.ts";
import type { Option } from "../questions/option.ts";
import { personWealth } from "./lists.ts";

export const trustTypes = [
  { value: "discretionary", label: msg`Discretionary trust` },
  { value: "fixed", label: msg`Fixed trust` },
  { value: "unit", label: msg`Unit trust` },
  { value: "purpose", label: msg`Charitable or purpose trust` },
  { value: "other", label: msg`Other trust` },
] as const satisfies readonly Option[];

export const trustBeneficiaries = [
  { value: "named", label: msg`Named people or entities` },
  { value: "class", label: msg`A class`, hint: msg`For example the settlor's children` },
  { value: "both", label: msg`Named people or entities, and a class` },
  { value: "purpose", label: msg`None, the trust serves a purpose` },
] as const satisfies readonly Option[];

/** Of its value (Cap. 571D, section 8). */
export const proofsOfTrust = [
  { value: "accounts", label: msg`Its audited accounts` },
  {
    value: "statement",
    label: msg`A statement of a custodian or bank, or an auditor's certificate`,
  },
] as const satisfies readonly Option[];

export const fundTypes = [
  { value: "openEnded", label: msg`Open-ended fund` },
  { value: "closedEnded", label: msg`Closed-ended fund` },
  { value: "holding", label: msg`Holding or special-purpose vehicle` },
] as const satisfies readonly Option[];

/** Who performs customer due diligence on the investors. */
export const investorCheckers = [
  { value: "manager", label: msg`The manager`, offeredWhen: isManaged },
  {
    value: "administrator",
    label: msg`The administrator`,
    offeredWhen: yes("hasAdministrator"),
  },
  { value: "distributor", label: msg`A distributor or placement agent` },
  {
    value: "responsiblePerson",
    label: msg`The responsible person`,
    hint: msg`Of a fund under Cap. 637, if it is not the manager`,
    offeredWhen: yes("hongKongFund"),
  },
  { value: "vehicle", label: msg`The vehicle itself` },
] as const satisfies readonly Option[];

export const fundManagement = [
  { value: "manager", label: msg`A manager` },
  {
    value: "selfManaged",
    label: msg`The vehicle itself`,
    hint: msg`It decides without a manager`,
  },
] as const satisfies readonly Option[];

/** Limited Partnership Fund Ordinance, Cap. 637, section 33. */
export const responsibleKinds = [
  {
    value: "authorizedInstitution",
    label: msg`Authorised institution`,
    hint: msg`A bank or deposit-taking company`,
  },
  {
    value: "licensedCorporation",
    label: msg`Licensed corporation`,
    hint: msg`Licensed by the Securities and Futures Commission`,
  },
  { value: "accountant", label: msg`Accounting professional` },
  { value: "lawyer", label: msg`Legal professional` },
] as const satisfies readonly Option[];

export const fundInvestors = [
  { value: "institutions", label: msg`Institutions` },
  { value: "individuals", label: msg`Individuals` },
  { value: "family", label: msg`One family`, hint: msg`And no one else` },
  { value: "funds", label: msg`Other funds` },
] as const satisfies readonly Option[];

export const governmentLevels = [
  { value: "national", label: msg`National government` },
  { value: "local", label: msg`Regional or local government` },
  { value: "agency", label: msg`Agency or statutory body` },
  { value: "fund", label: msg`Central bank or sovereign wealth fund` },
  { value: "international", label: msg`International organisation` },
] as const satisfies readonly Option[];

/** FATF glossary, VASP. */
export const vaspServices = [
  { value: "fiatExchange", label: msg`Exchange between virtual assets and fiat currency` },
  { value: "assetExchange", label: msg`Exchange between virtual assets` },
  { value: "transfer", label: msg`Transfer of virtual assets` },
  { value: "custody", label: msg`Safekeeping of virtual assets` },
  { value: "offering", label: msg`Services for the issue of virtual assets` },
] as const satisfies readonly Option[];

export const chains = [
  { value: "bitcoin", label: msg`Bitcoin` },
  { value: "ethereum", label: msg`Ethereum and compatible chains` },
  { value: "tron", label: msg`Tron` },
  { value: "solana", label: msg`Solana` },
  { value: "other", label: msg`Another blockchain` },
] as const satisfies readonly Option[];

export const walletProofs = [
  { value: "signedMessage", label: msg`Signed message` },
  { value: "smallTransfer", label: msg`Small transfer` },
] as const satisfies readonly Option[];

export const unhostedPolicies = [
  { value: "refused", label: msg`Not allowed` },
  { value: "proven", label: msg`Allowed after proof of ownership` },
  { value: "allowed", label: msg`Allowed` },
] as const satisfies readonly Option[];

export const assetSegregation = [
  { value: "segregated", label: msg`Held separately for each customer` },
  { value: "pooled", label: msg`Pooled, separate from the entity's own assets` },
  { value: "mixed", label: msg`Held together with the entity's own assets` },
] as const satisfies readonly Option[];

export const purposesOfAccount = [
  {
    value: "safekeeping",
    label: msg`Safekeeping of client assets`,
    offeredWhen: not(hasNoClients),
  },
  { value: "ownCustody", label: msg`Safekeeping of own assets` },
  { value: "treasury", label: msg`Treasury and reserves` },
  { value: "ownTrading", label: msg`Trading for own account` },
  {
    value: "clientTrading",
    label: msg`Trading for clients`,
    offeredWhen: not(hasNoClients),
  },
  { value: "payments", label: msg`Payments and settlement` },
  { value: "investment", label: msg`Long-term investment` },
] as const satisfies readonly Option[];

/** A trust has no account of its own to trade for: its trustees hold the assets. */
export const purposesOfTrust: readonly Option[] = purposesOfAccount.map((purpose) =>
  purpose.value === "ownTrading" ? { ...purpose, label: msg`Trading of own assets` } : purpose,
);

export const sourcesOfFunds = [
  {
    value: "operatingProfit",
    label: msg`Operating profit`,
    offeredWhen: not(ofEntity("trust", "government")),
  },
  {
    value: "shareholderCapital",
    label: msg`Capital from shareholders`,
    offeredWhen: issuesShares,
  },
  {
    value: "settledAssets",
    label: msg`Assets settled on the trust`,
    offeredWhen: ofEntity("trust"),
  },
  {
    value: "investorSubscriptions",
    label: msg`Subscriptions from investors`,
    offeredWhen: ofEntity("investmentVehicle"),
  },
  { value: "donations", label: msg`Donations and grants`, offeredWhen: ofEntity("charity") },
  { value: "publicFunds", label: msg`Public funds`, offeredWhen: ofEntity("government") },
  { value: "investmentReturns", label: msg`Trading and investment income` },
  { value: "assetSale", label: msg`Sale of assets` },
  { value: "loan", label: msg`Loan` },
  { value: "clientAssets", label: msg`Client assets`, offeredWhen: servesClients },
] as const satisfies readonly Option[];

/** Those of clients are not the entity's own: read in earlier answers, and not offered. */
const withoutClients = (source: Option): Option =>
  source.value === "clientAssets" ? { ...source, offeredWhen: some() } : source;

/** Of the trust's own assets the question is how its settlor became wealthy: the sources of a person, with those of an entity. */
export const sourcesOfWealth: readonly Option[] = [
  ...personWealth
    .filter(({ value }) => !["trading", "assetSale", "loan", "other"].includes(value))
    .map((source) => ({ ...source, offeredWhen: ofEntity("trust") })),
  ...sourcesOfFunds.filter(({ value }) => value !== "settledAssets").map(withoutClients),
  { value: "other", label: msg`Other sources`, offeredWhen: ofEntity("trust") },
];
