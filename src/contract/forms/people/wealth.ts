import { limits } from "../../limits.ts";
import { msg } from "@lingui/core/macro";
import * as lists from "#contract/options/lists.ts";
import { longText, money, text } from "#contract/questions/builders/values.ts";
import { choice, choices } from "#contract/questions/builders/choices.ts";
import { answered } from "#contract/questions/condition.ts";
import { section } from "#contract/questions/section.ts";

export const wealthInformation = section(
  "wealthInformation",
  msg`Wealth and transaction information`,
  {
    netWorth: money(msg`Total net worth in USD`, {
      currency: "USD",
      guidance: {
        name: msg`How to work it out`,
        text: msg`Everything you own minus everything you owe.`,
      },
    }),
    sourceOfWealth: choices(msg`Source of wealth`, lists.personWealth, {
      hint: msg`How you built up your wealth. Choose all that apply.`,
    }),
    employer: text(msg`Employer`, { askedWhen: answered("sourceOfWealth", "salary"), half: true }),
    occupation: text(msg`Occupation`, {
      askedWhen: answered("sourceOfWealth", "salary"),
      half: true,
    }),
    wealthDetails: longText(msg`How you built up your wealth`, {
      hint: msg`For each source: what, when and how much.`,
      whenEmpty: "explanationRequired",
      max: limits.explanationMax,
    }),
    sourceOfFunds: choices(msg`Source of funds`, lists.personWealth, {
      hint: msg`Where the money or assets for this account come from. Choose all that apply.`,
    }),
    fundsDetails: longText(msg`How these funds arose`, {
      hint: msg`What made them, when, and where they are now.`,
      whenEmpty: "explanationRequired",
      max: limits.explanationMax,
    }),
    purpose: choices(msg`Purpose of account opening`, lists.personPurposes, {
      heading: msg`Transactions`,
      hint: msg`Choose all that apply.`,
    }),
    orderSize: choice(msg`Order size`, lists.orderSizes),
    monthlyVolume: choice(msg`Estimated monthly trade volume`, lists.monthlyVolumes),
    monthlyTransactions: choice(
      msg`Estimated number of transactions per month`,
      lists.monthlyTransactions,
    ),
    digitalAssets: choices(msg`Type of digital asset used`, lists.digitalAssets, {
      hint: msg`Choose all that apply.`,
    }),
  },
  msg`Where your wealth comes from and what you plan to trade.`,
);
