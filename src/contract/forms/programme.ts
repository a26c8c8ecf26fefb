import { limits } from "../limits.ts";
import { msg } from "@lingui/core/macro";
import * as lists from "../options/entity-lists.ts";
import { ofEntity } from "../options/of-entity.ts";
import {
  country,
  date,
  latinPartyName,
  latinText,
  longText,
  phone,
  text,
  workEmail,
  yesNo,
} from "../questions/builders/values.ts";
import { choice, choices } from "../questions/builders/choices.ts";
import { people } from "../questions/builders/rows.ts";
import { answeredIn, every, no, yes } from "../questions/condition.ts";
import { section } from "../questions/section.ts";
import { titles } from "./titles.ts";

const wallet = section("wallet", msg`Wallet`, {
  chain: choice(msg`Blockchain`, lists.chains, { half: true }),
  proof: choice(msg`Proof of control`, lists.walletProofs, { half: true }),
  address: text(msg`Wallet address`, { hint: msg`Exactly as shown on the blockchain.` }),
});

const downstreamVasp = section("downstreamVasp", msg`Provider`, {
  name: latinPartyName(msg`Name of the provider`, {
    hint: msg`In Latin letters, as shown on the register`,
  }),
  place: country(msg`Provider's country or region`),
  licensed: yesNo(msg`Is the provider licensed or registered?`),
  regulator: text(msg`Provider's regulator`, { askedWhen: yes("licensed") }),
});

const ofVasp = ofEntity("vasp");

/** Wolfsberg CBDDQ, GDF VADDQ. */
export const complianceProgramme = section(
  "complianceProgramme",
  titles.complianceProgramme,
  {
    officerName: latinText(msg`Compliance officer (MLRO)`, { heading: msg`Officer` }),
    officerEmail: workEmail(msg`Officer's email`, {
      half: true,
      whenEmpty: "theirEmailRequired",
    }),
    officerPhone: phone(msg`Officer's telephone`, { half: true }),
    screening: text(msg`Sanctions and PEP screening provider`, {
      heading: msg`Programme`,
      hint: msg`The name of the service or list.`,
    }),
    audited: yesNo(msg`Has the programme been independently audited?`),
    auditDate: date(msg`Date of the audit`, { notAfter: "today" }, { askedWhen: yes("audited") }),
    auditReason: longText(msg`Why the programme has not been audited`, {
      askedWhen: no("audited"),
      whenEmpty: "explanationRequired",
    }),
    shellBanks: yesNo(msg`Does the entity deal with shell banks or unlicensed institutions?`),
    shellBanksDetails: longText(msg`Shell banks or unlicensed institutions: details`, {
      askedWhen: yes("shellBanks"),
      whenEmpty: "explanationRequired",
      max: limits.explanationMax,
    }),
    vaspServices: choices(msg`Virtual asset services`, lists.vaspServices, {
      heading: msg`Virtual assets`,
      hint: msg`Choose all that apply.`,
      askedWhen: ofVasp,
    }),
    travelRule: text(msg`Travel Rule solution`, {
      hint: msg`The protocol or service used to exchange originator and beneficiary information.`,
      askedWhen: ofVasp,
      half: true,
    }),
    analytics: text(msg`Blockchain analytics provider`, { askedWhen: ofVasp, half: true }),
    wallets: people(msg`Wallets of the entity`, wallet, {
      whenEmpty: "walletMissing",
      hint: msg`Every wallet the entity uses to send assets to us or receive assets from us.`,
      rows: {
        name: "address",
        add: msg`Add a wallet`,
        unnamed: msg`Wallet {number}`,
        count: msg`{count, plural, one {# wallet} other {# wallets}}`,
      },
      askedWhen: ofVasp,
    }),
    downstreamVasps: people(msg`Providers served by the entity`, downstreamVasp, {
      whenEmpty: "providerMissing",
      hint: msg`Every virtual asset service provider that uses the entity's services.`,
      rows: {
        name: "name",
        add: msg`Add a provider`,
        unnamed: msg`Provider {number}`,
        count: msg`{count, plural, one {# provider} other {# providers}}`,
      },
      askedWhen: every(ofVasp, answeredIn("activityInformation", "hasDownstream", "yes")),
    }),
    unhostedWallets: choice(msg`Transfers with unhosted wallets`, lists.unhostedPolicies, {
      askedWhen: ofVasp,
    }),
    segregation: choice(msg`How customer assets are held`, lists.assetSegregation, {
      askedWhen: ofVasp,
    }),
    privacyAssets: yesNo(msg`Does the entity support privacy coins or mixers?`, {
      askedWhen: ofVasp,
    }),
    privacyAssetsDetails: longText(msg`Privacy coins or mixers: details`, {
      askedWhen: every(ofVasp, yes("privacyAssets")),
      whenEmpty: "explanationRequired",
      max: limits.explanationMax,
    }),
    blockedPlaces: longText(msg`How you exclude customers in sanctioned jurisdictions`, {
      askedWhen: ofVasp,
      max: limits.explanationMax,
    }),
  },
  msg`How the entity prevents money laundering and screens for sanctions.`,
);
