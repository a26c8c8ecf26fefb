import { msg } from "@lingui/core/macro";
import { percent } from "#contract/questions/builders/values.ts";
import { section } from "#contract/questions/section.ts";
import { explained } from "./explained.ts";

export const trustConduct = section(
  "trustConduct",
  msg`Trust`,
  {
    ...explained("contributors", "no", [
      msg`Has anyone other than the settlor given assets to the trust?`,
      msg`Other contributors: who, what and when`,
    ]),
    ...explained("trustChanged", "no", [
      msg`In the last 5 years, have the parties or the terms of the trust changed?`,
      msg`Changes to the trust: what and when`,
    ]),
  },
  msg`Your application already names the parties and what the trust is for.`,
);

export const fundConduct = section(
  "fundConduct",
  msg`Investors`,
  {
    ...explained("investorsScreened", "yes", [
      msg`Is every investor screened for sanctions and PEPs, at the start and later?`,
      msg`Investors who are not screened: which and why`,
    ]),
    ...explained("omnibusInvestors", "no", [
      msg`Do any investors invest through an omnibus account of a bank or distributor?`,
      msg`Omnibus accounts: whose, and who stands behind them`,
    ]),
    ...explained("paidToOthers", "no", [
      msg`Can a redemption be paid to a person other than the investor?`,
      msg`Payments to others: which recipients and when`,
    ]),
    ...explained("sidePockets", "no", [
      msg`Is any class or side pocket reserved for one investor or one family?`,
      msg`Reserved class or side pocket: which investors and how much`,
    ]),
    ...explained("unusualSubscriptions", "no", [
      msg`Does the vehicle accept cash or virtual assets as a subscription?`,
      msg`Cash or virtual assets: how they are checked`,
    ]),
  },
  msg`How the vehicle knows its investors.`,
);

export const charityConduct = section(
  "charityConduct",
  msg`Donors and recipients`,
  {
    ...explained("accountsAudited", "yes", [
      msg`Are the yearly accounts audited or examined by an independent person?`,
      msg`Why the accounts are not audited`,
    ]),
    donatedInCash: percent(msg`Share of donations received in cash`),
    ...explained("donorsUnknown", "no", [
      msg`Does the charity accept large donations without knowing the donor?`,
      msg`Donors who are not known: how much, and what you check`,
    ]),
    ...explained("donorsScreened", "yes", [
      msg`Are large donors screened for sanctions?`,
      msg`Why donors are not screened`,
    ]),
    ...explained("recipientsScreened", "yes", [
      msg`Are the people and bodies that receive money screened for sanctions?`,
      msg`Why recipients are not screened`,
    ]),
    ...explained("partnersAbroad", "no", [
      msg`Do partners abroad spend money for the charity?`,
      msg`Partners abroad: who, where and how you check the spending`,
    ]),
    ...explained("conflictAreas", "no", [
      msg`Is money spent in areas of armed conflict?`,
      msg`Areas of conflict: where and how it is controlled`,
    ]),
    ...explained("paidToFounders", "no", [
      msg`Do founders, board members or their families receive money from the charity?`,
      msg`Money to founders or board members: who, how much and why`,
    ]),
  },
  msg`How money comes in and where it goes.`,
);

export const governmentConduct = section("governmentConduct", msg`Public money`, {
  ...explained("accountAuthorised", "yes", [
    msg`Does a law or a decision of the competent body allow this account?`,
    msg`On what authority the account is opened`,
  ]),
  ...explained("publicMoneyOnly", "yes", [
    msg`Will only public money pass through the account?`,
    msg`Other money: whose, and for what purpose`,
  ]),
});
