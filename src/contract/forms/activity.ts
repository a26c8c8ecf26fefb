import { msg } from "@lingui/core/macro";
import { limits } from "../limits.ts";
import { sourcesOfFunds, sourcesOfWealth } from "../options/entity-lists.ts";
import * as lists from "../options/lists.ts";
import { comesFrom, ofEntity, servesClients } from "../options/of-entity.ts";
import { countries, longText, money, year, yesNo } from "../questions/builders/values.ts";
import { choice, choices } from "../questions/builders/choices.ts";
import { answered, answeredIn, every, lineHas, not, some, yes } from "../questions/condition.ts";
import { percentages } from "../questions/builders/rows.ts";
import { section } from "../questions/section.ts";
import { withoutAudit } from "./without-audit.ts";
import { titles } from "./titles.ts";

/** It has a budget, which it names with what it is. */
const isGovernment = ofEntity("government");

const isFund = ofEntity("investmentVehicle");

const size = {
  ...withoutAudit,
  netAssets: money(msg`Total net assets`, {
    half: true,
    askedWhen: not(isGovernment),
    guidance: {
      name: msg`How to work it out`,
      text: msg`Total assets less total liabilities, from the latest accounts.`,
    },
    wordings: [
      {
        when: isFund,
        label: msg`Total net asset value`,
        guidance: {
          name: msg`How to work it out`,
          text: msg`Total assets less total liabilities, from the latest accounts or the latest valuation.`,
        },
      },
    ],
  }),
  assetsUnderManagement: money(msg`Total assets under management`, {
    half: true,
    askedWhen: servesClients,
  }),
  investmentSize: choice(msg`Estimated investment size`, lists.investmentSizes, {
    askedWhen: lineHas("asksInvestmentSize", true),
  }),
  monthlyVolume: choice(msg`Estimated monthly trade volume`, lists.monthlyVolumes, {
    askedWhen: lineHas("asksTurnover", true),
  }),
  monthlyTransactions: choice(
    msg`Estimated number of transactions per month`,
    lists.monthlyTransactions,
    { askedWhen: lineHas("asksTurnover", true) },
  ),
  digitalAssets: choices(msg`Type of digital asset used`, lists.digitalAssets, {
    hint: msg`Choose all that apply.`,
    askedWhen: lineHas("asksDigitalAssets", true),
  }),
};

const [isLent, isSold] = [comesFrom(answered, "loan"), comesFrom(answered, "assetSale")];

/** Asked once, whether the money or the wealth comes from it. */
const loanAndSale = {
  loanLender: longText(msg`Who lent money to the entity?`, {
    hint: msg`Of several loans, each lender. The amount and the year are those of the largest.`,
    max: limits.explanationMax,
    askedWhen: isLent,
    wordings: [{ when: ofEntity("trust"), label: msg`Who lent money to the trust?` }],
  }),
  loanAmount: money(msg`Amount of the loan`, { isPaid: true, half: true, askedWhen: isLent }),
  loanYear: year(msg`Year of the loan`, { half: true, askedWhen: isLent }),
  saleAsset: longText(msg`What was sold, and to which buyer?`, {
    hint: msg`Of several sales, each asset and buyer. The price and the year are those of the largest.`,
    max: limits.explanationMax,
    askedWhen: isSold,
  }),
  saleAmount: money(msg`Price of the sale`, { isPaid: true, half: true, askedWhen: isSold }),
  saleYear: year(msg`Year of the sale`, { half: true, askedWhen: isSold }),
};

/** A loan and a sale have questions of their own, and the assets of clients are not the entity's. */
const otherSources = sourcesOfFunds
  .map(({ value }) => value)
  .filter((value) => !["loan", "assetSale", "clientAssets"].includes(value));
const otherWealth = otherSources.filter((value) => value !== "settledAssets");

const origin = {
  sourceOfWealth: choices(msg`Source of wealth`, sourcesOfWealth, {
    hint: msg`How the entity acquired its assets. Choose all that apply.`,
    askedWhen: not(isGovernment),
    wordings: [
      {
        when: ofEntity("trust"),
        label: msg`Source of the settlor's wealth`,
        hint: msg`How the settlor acquired what is held in the trust. Choose all that apply.`,
      },
    ],
  }),
  settlorWealth: longText(msg`How the settlor became wealthy`, {
    hint: msg`For each source: what, when and how much.`,
    askedWhen: ofEntity("trust"),
    whenEmpty: "explanationRequired",
    max: limits.explanationMax,
  }),
  sourceOfFunds: choices(msg`Source of funds`, sourcesOfFunds, {
    hint: msg`Where the money for this account comes from. Choose all that apply.`,
  }),
  sourceDetails: longText(msg`Amounts and years of these sources`, {
    hint: msg`For each source other than a loan or a sale of assets: how much, when and from where.`,
    askedWhen: every(
      not(isGovernment),
      some(
        answered("sourceOfFunds", ...otherSources),
        every(not(ofEntity("trust")), answered("sourceOfWealth", ...otherWealth)),
      ),
    ),
    whenEmpty: "explanationRequired",
    max: limits.explanationMax,
  }),
  ...loanAndSale,
};

const use = {
  needsFiat: yesNo(msg`Fiat service needed?`, {
    half: true,
    guidance: {
      name: msg`What is fiat service?`,
      text: msg`Deposits and withdrawals in fiat currency. If you need it, we will ask for a bank account.`,
    },
  }),
  omnibus: yesNo(msg`Omnibus account?`, {
    half: true,
    askedWhen: some(servesClients, isFund),
    guidance: {
      name: msg`What is an omnibus account?`,
      text: msg`An omnibus account holds the assets of several of the entity's customers together.`,
    },
    wordings: [
      {
        when: isFund,
        label: msg`Will the account hold the assets of several funds or sub-funds?`,
        guidance: {
          name: msg`When to answer yes`,
          text: msg`For example, an umbrella fund keeps the assets of its sub-funds together. The pooled money of investors in one fund does not count.`,
        },
      },
    ],
  }),
  customers: percentages(msg`Where your customers are`, {
    hint: msg`By share of assets. The shares must add up to 100%.`,
    askedWhen: servesClients,
  }),
  hasDownstream: yesNo(msg`Does the entity serve other virtual asset service providers?`, {
    askedWhen: some(
      servesClients,
      every(
        ofEntity("registeredCompany"),
        answeredIn("businessInformation", "highRisk", "virtualAssets"),
      ),
    ),
  }),
  downstream: countries(msg`Locations of downstream VASPs`, { askedWhen: yes("hasDownstream") }),
};

/** Asks only for what matters for the lines and to the kind of entity. */
export const activityInformation = section(
  "activityInformation",
  titles.activityInformation,
  { ...size, ...origin, ...use },
  msg`How large the entity is, where its money comes from, and how it will use the account.`,
  [
    {
      when: isGovernment,
      title: msg`Money and use of the account`,
      lead: msg`Where the money for the account comes from, and how the entity will use it.`,
    },
    {
      when: ofEntity("trust"),
      lead: msg`How large the trust is, where its money comes from, and how it will use the account.`,
    },
  ],
);
