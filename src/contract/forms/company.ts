import { msg } from "@lingui/core/macro";
import * as lists from "../options/lists.ts";
import {
  address,
  choice,
  choices,
  countries,
  country,
  date,
  latinText,
  longText,
  money,
  text,
  url,
  yesNo,
} from "../questions/builders.ts";
import { percentages } from "../questions/row-builders.ts";
import { ofEntity } from "../options/of-entity.ts";
import { no, not, yes } from "../questions/condition.ts";
import { section } from "../questions/section.ts";
import { titles } from "./titles.ts";

export const companyInformation = section(
  "companyInformation",
  titles.companyInformation,
  {
    entityName: latinText(msg`Entity name`, {
      guidance: {
        name: msg`How to write the name`,
        text: msg`The full legal name in Latin letters, including its suffix.`,
        example: msg`Harbour Light Trading Limited`,
        accepted: msg`As shown on the certificate of incorporation`,
        refused: msg`A trading name or an abbreviation`,
      },
    }),
    nativeName: text(msg`Name in Chinese or another script`, { optional: msg`(optional)` }),
    incorporationPlace: country(msg`Place of incorporation`, {
      half: true,
      hint: msg`Country or region`,
    }),
    incorporationNumber: text(msg`Incorporation number`, {
      half: true,
      hint: msg`As shown on the certificate`,
      askedWhen: not(ofEntity("trust", "government")),
    }),
    incorporationDate: date(msg`Incorporation date`, { notAfter: "today" }),
    registeredAddress: address(msg`Registered address`, {
      heading: msg`Addresses`,
      hint: msg`PO Box addresses are unacceptable.`,
      guidance: {
        name: msg`Which address to enter`,
        text: msg`The address on the register, with floor and unit.`,
        refused: msg`A PO Box, or an agent's address if the entity has its own`,
      },
    }),
    sameAddress: yesNo(msg`Is the business address the same as the registered address?`),
    businessAddress: address(msg`Business address`, {
      hint: msg`PO Box addresses are unacceptable.`,
      askedWhen: no("sameAddress"),
    }),
    website: url(msg`Corporate website`, {
      heading: msg`Business`,
      optional: msg`(optional)`,
      autocomplete: "url",
    }),
    purpose: choices(msg`Purpose of account opening`, lists.purposesOfAccount, {
      hint: msg`Choose all that apply.`,
    }),
    natureOfBusiness: longText(msg`Nature and details of business`, {
      hint: msg`What the entity does, who its clients are and where it operates.`,
      guidance: {
        name: msg`How to describe the business`,
        text: msg`Describe the service, the type of client and the countries or regions. One or two sentences are enough.`,
        example: msg`Family office investing the wealth of one family in listed equities, gold and bonds.`,
        accepted: msg`Matches your business registration`,
        refused: msg`Only “trading” or “investment”`,
      },
    }),
    industry: choice(msg`Industry classification`, lists.industries, {
      finds: () => import("../options/industry-finds.ts").then((module) => module.industryFinds),
      guidance: {
        name: msg`How to choose the class`,
        text: msg`Choose the class of the main activity in the United Nations classification (ISIC Rev.4).`,
      },
    }),
    hasHighRisk: yesNo(
      msg`Does the entity deal in virtual assets, gambling, precious metals, arms or other high-risk business?`,
      {
        guidance: {
          name: msg`If you answer yes`,
          text: msg`If you answer yes, you can choose from a list. It does not mean we will refuse your application.`,
        },
      },
    ),
    highRisk: choices(msg`High-risk business`, lists.highRiskActivities, {
      hint: msg`Choose all that apply.`,
      askedWhen: yes("hasHighRisk"),
    }),
    licensed: yesNo(msg`Does the entity hold a licence from a regulator in a FATF jurisdiction?`, {
      guidance: {
        name: msg`What counts as a licence`,
        text: msg`A licence to carry on a financial or virtual asset business. A business registration is not a licence.`,
      },
    }),
    regulator: text(msg`Regulator`, { askedWhen: yes("licensed"), half: true }),
    licenceName: text(msg`Licence name`, { askedWhen: yes("licensed"), half: true }),
    jurisdictions: countries(msg`Jurisdictions of operation`, {
      hint: msg`Countries or regions where the entity has staff, offices or customers.`,
    }),
    hasSubsidiaries: yesNo(msg`Does the entity have subsidiaries?`),
    subsidiaries: longText(msg`Names and locations of the subsidiaries`, {
      askedWhen: yes("hasSubsidiaries"),
      max: 1000,
    }),
    netAssets: money(msg`Total net assets`, {
      heading: msg`Size and activity`,
      half: true,
      guidance: {
        name: msg`How to work it out`,
        text: msg`Total assets less total liabilities, from the latest accounts.`,
      },
    }),
    assetsUnderManagement: money(msg`Total assets under management`, { half: true }),
    investmentSize: choice(msg`Estimated investment size`, lists.investmentSizes),
    monthlyVolume: choice(msg`Estimated monthly trade volume`, lists.monthlyVolumes),
    monthlyTransactions: choice(
      msg`Estimated number of transactions per month`,
      lists.monthlyTransactions,
    ),
    digitalAssets: choices(msg`Type of digital asset used`, lists.digitalAssets, {
      hint: msg`Choose all that apply.`,
    }),
    sourceOfWealth: choices(msg`Source of wealth`, lists.companyWealth, {
      hint: msg`How the entity acquired its assets. Choose all that apply.`,
    }),
    sourceOfFunds: choices(msg`Source of funds`, lists.companyWealth, {
      hint: msg`Where the money for this account comes from. Choose all that apply.`,
    }),
    omnibus: yesNo(msg`Omnibus account?`, {
      half: true,
      guidance: {
        name: msg`What is an omnibus account?`,
        text: msg`An omnibus account holds the assets of several of the entity's customers together.`,
      },
    }),
    needsFiat: yesNo(msg`Fiat service needed?`, {
      half: true,
      guidance: {
        name: msg`What is fiat service?`,
        text: msg`Deposits and withdrawals in fiat currency. If you need it, we will ask for a bank account.`,
      },
    }),
    customers: percentages(msg`Where your customers are`, {
      hint: msg`By share of assets. The shares must add up to 100%.`,
    }),
    hasDownstream: yesNo(msg`Does the entity serve other virtual asset service providers?`),
    downstream: countries(msg`Locations of downstream VASPs`, { askedWhen: yes("hasDownstream") }),
  },
  msg`Enter the details exactly as they appear on the certificate of incorporation.`,
);
