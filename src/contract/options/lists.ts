import { msg } from "@lingui/core/macro";
import type { Option } from "../questions/option.ts";

export const entityTypes = [
  { value: "registeredCompany", label: msg`Registered Company` },
  { value: "trust", label: msg`Trust` },
  { value: "investmentVehicle", label: msg`Fund or other investment vehicle` },
  { value: "charity", label: msg`Charity or non-profit` },
  { value: "government", label: msg`Government Entity` },
  { value: "financialInstitution", label: msg`Financial Institution` },
  { value: "vasp", label: msg`Virtual Asset Service Provider` },
] as const satisfies readonly Option[];

/** What the vehicle is by law, whatever it invests in. */
export const fundForms = [
  {
    value: "company",
    label: msg`Company`,
    hint: msg`Also an open-ended fund company (OFC) of Hong Kong, a variable capital company (VCC) of Singapore and a segregated portfolio company`,
  },
  { value: "limitedPartnership", label: msg`Limited partnership` },
  { value: "unitTrust", label: msg`Unit trust` },
] as const satisfies readonly Option[];

/** ISIC Rev.4 sections: D with E, O with U, without T (UN Statistics Division, series M, no. 4, rev. 4). */
export const industries = [
  { value: "A", label: msg`Agriculture, forestry, fishing` },
  { value: "B", label: msg`Mining and quarrying` },
  { value: "C", label: msg`Manufacturing` },
  { value: "D", label: msg`Energy, water, waste` },
  { value: "F", label: msg`Construction` },
  { value: "G", label: msg`Wholesale and retail` },
  { value: "H", label: msg`Transport and storage` },
  { value: "I", label: msg`Accommodation and food` },
  { value: "J", label: msg`Information and communication` },
  { value: "K", label: msg`Finance and insurance` },
  { value: "L", label: msg`Real estate` },
  { value: "M", label: msg`Professional, scientific, technical` },
  { value: "N", label: msg`Administrative and support` },
  { value: "O", label: msg`Public administration, international bodies` },
  { value: "P", label: msg`Education` },
  { value: "Q", label: msg`Health and social work` },
  { value: "R", label: msg`Arts and recreation` },
  { value: "S", label: msg`Other services` },
] as const satisfies readonly Option[];

export const highRiskActivities = [
  { value: "virtualAssets", label: msg`Virtual assets` },
  { value: "gambling", label: msg`Gambling` },
  { value: "preciousMetals", label: msg`Precious metals and stones` },
  { value: "moneyService", label: msg`Money service` },
  { value: "arms", label: msg`Arms and defence` },
  { value: "cash", label: msg`Mostly paid in cash` },
  { value: "adult", label: msg`Adult entertainment` },
  { value: "extraction", label: msg`Oil, gas and mining` },
  { value: "tobacco", label: msg`Tobacco and cannabis` },
  { value: "politics", label: msg`Political organisation` },
  { value: "nominee", label: msg`Shell or nominee company` },
] as const satisfies readonly Option[];

export const digitalAssets = [
  { value: "bitcoin", label: msg`Bitcoin` },
  { value: "ether", label: msg`Ether` },
  { value: "stablecoins", label: msg`Stablecoins` },
  { value: "tokenisedSecurities", label: msg`Tokenised securities or funds` },
  { value: "other", label: msg`Other digital assets` },
] as const satisfies readonly Option[];

/** Specification section 3, options, with the sale of assets; its “gift” is one with “gifts and inheritance”. */
export const personWealth = [
  { value: "salary", label: msg`Salary` },
  { value: "trading", label: msg`Trading and investment income` },
  { value: "business", label: msg`Business ownership` },
  { value: "giftsAndInheritance", label: msg`Gifts and inheritance` },
  { value: "savings", label: msg`Personal savings` },
  { value: "mining", label: msg`Crypto mining` },
  { value: "dividends", label: msg`Business dividends` },
  { value: "loan", label: msg`Loan` },
  { value: "assetSale", label: msg`Sale of property or other assets` },
  { value: "other", label: msg`Other sources` },
] as const satisfies readonly Option[];

export const personPurposes = [
  { value: "investment", label: msg`Long-term investment` },
  { value: "trading", label: msg`Trading` },
  { value: "conversion", label: msg`Conversion between fiat currency and digital assets` },
  { value: "payments", label: msg`Payments` },
] as const satisfies readonly Option[];

export const orderSizes = [
  { value: "under100k", label: msg`Below USD 100,000` },
  { value: "100kTo500k", label: msg`USD 100,000 to 500,000` },
  { value: "500kTo1m", label: msg`USD 500,000 to 1,000,000` },
  { value: "over1m", label: msg`Above USD 1,000,000` },
] as const satisfies readonly Option[];

export const investmentSizes = [
  { value: "under100k", label: msg`Below USD 100,000` },
  { value: "100kTo1m", label: msg`USD 100,000 to 1,000,000` },
  { value: "1mTo5m", label: msg`USD 1,000,000 to 5,000,000` },
  { value: "over5m", label: msg`Above USD 5,000,000` },
] as const satisfies readonly Option[];

export const monthlyVolumes = [
  { value: "under100k", label: msg`Below USD 100,000 per month` },
  { value: "100kTo1m", label: msg`USD 100,000 to 1,000,000 per month` },
  { value: "1mTo5m", label: msg`USD 1,000,000 to 5,000,000 per month` },
  { value: "over5m", label: msg`Above USD 5,000,000 per month` },
] as const satisfies readonly Option[];

export const monthlyTransactions = [
  { value: "1to3", label: msg`1-3` },
  { value: "4to10", label: msg`4-10` },
  { value: "11to20", label: msg`11-20` },
  { value: "over20", label: msg`Above 20` },
] as const satisfies readonly Option[];

export const ownershipLayers = [
  { value: "none", label: msg`No layers`, hint: msg`Held directly by individuals` },
  {
    value: "1to3",
    label: msg`1 to 3 layers`,
    hint: msg`Other individuals or entities own the direct owners`,
  },
  { value: "over3", label: msg`Over 3 layers`, hint: msg`We will ask you for the reason` },
] as const satisfies readonly Option[];

/** Of a trust whose parties others own. */
export const layersOfTrust = ownershipLayers.filter(({ value }) => value !== "none");

/** Specification section 5; HKMA and registry guidance. */
export const certifierKinds = [
  { value: "lawyer", label: msg`Lawyer or notary public` },
  { value: "accountant", label: msg`Certified public accountant` },
  { value: "secretary", label: msg`Chartered secretary` },
  { value: "tcsp", label: msg`Licensed trust or company service provider (TCSP)` },
  { value: "judicial", label: msg`Judicial officer or justice of the peace` },
  { value: "embassy", label: msg`Embassy or consulate officer` },
  {
    value: "employee",
    label: msg`An employee of the firm you apply to, who has seen the original`,
  },
] as const satisfies readonly Option[];

export const currencies = [
  { value: "USD", label: msg`US dollar` },
  { value: "HKD", label: msg`Hong Kong dollar` },
  { value: "SGD", label: msg`Singapore dollar` },
  { value: "EUR", label: msg`Euro` },
  { value: "GBP", label: msg`Pound sterling` },
  { value: "CNY", label: msg`Renminbi` },
  { value: "JPY", label: msg`Japanese yen` },
  { value: "CHF", label: msg`Swiss franc` },
  { value: "AUD", label: msg`Australian dollar` },
] as const satisfies readonly Option[];

export const registerTypeOptions = [
  {
    value: "institution",
    label: msg`Institution`,
    hint: msg`A company, fund, trust or other entity`,
  },
  { value: "individual", label: msg`Individual`, hint: msg`A person applying in their own name` },
] as const satisfies readonly Option[];
