import { msg } from "@lingui/core/macro";
import { proofsOfTrust } from "#contract/options/entity-lists.ts";
import { accreditedRoutes, professionalRoutes } from "#contract/options/investor-routes.ts";
import {
  isExemptFromAudit,
  isHeldInTrust,
  isNotAudited,
  isPartnership,
} from "#contract/options/of-entity.ts";
import { limits } from "#contract/limits.ts";
import { consent, longText, money } from "#contract/questions/builders/values.ts";
import { choice } from "#contract/questions/builders/choices.ts";
import { answered, every, lineHas, not, some } from "#contract/questions/condition.ts";
import { section } from "#contract/questions/section.ts";
import { investorLead, investorLeads } from "#contract/investor/investor-lead.ts";
import { knowledgeFacts } from "./knowledge.ts";
import { partyDocument } from "../documents.ts";
import { knowledgeKinds } from "#contract/options/virtual-asset-knowledge.ts";
import { titles } from "../titles.ts";

const inHongKong = lineHas("investorClass", "HK");
const inSingapore = lineHas("investorClass", "SG");
const byRoutes = (professional: string[], accredited: string[]) =>
  some(answered("route", ...professional), answered("accreditedRoute", ...accredited));
const isByOwners = byRoutes(
  ["whollyOwned"],
  ["whollyOwned", "partners", "beneficiaries", "settlors"],
);
const isByNetAssets = answered("accreditedRoute", "netAssets");
const isByTotalAssets = answered("route", "totalAssets");
const isOfTrust = byRoutes(["trustAssets"], ["trustProperty"]);

const heading = msg`Proof`;

const evidence = {
  ownersStatus: longText(msg`Owners of the company, and the test that each of them meets`, {
    heading,
    askedWhen: isByOwners,
    whenEmpty: "explanationRequired",
    max: limits.explanationMax,
    wordings: [
      { when: isPartnership, label: msg`Partners, and the test that each of them meets` },
      {
        when: isHeldInTrust,
        label: msg`Beneficiaries or settlors, and the test that each of them meets`,
      },
    ],
  }),
  trustShownBy: choice(msg`What shows the value of the trust?`, proofsOfTrust, {
    heading,
    askedWhen: isOfTrust,
  }),
  classProof: {
    ...partyDocument("classProof"),
    heading,
    askedWhen: some(
      every(isOfTrust, answered("trustShownBy", "statement")),
      isByOwners,
      answered("route", "portfolio"),
      // Singapore takes the balance sheet of who is exempt from an audit, signed as true and fair: SFA 2001, section 4A(1)(a)(ii).
      every(isByNetAssets, isNotAudited, not(isExemptFromAudit)),
      every(isByTotalAssets, isNotAudited),
    ),
  },
  trustAccounts: {
    ...partyDocument("trustAccounts"),
    askedWhen: every(isOfTrust, answered("trustShownBy", "accounts")),
  },
};

/** Institutional professional investors are not asked: SFC and HKMA circular of 28 January 2022. */
const knowledge = {
  knowledge: choice(
    msg`How does the person who decides on investments know virtual assets?`,
    knowledgeKinds,
    {
      heading: msg`Hong Kong: knowledge of virtual assets`,
      askedWhen: every(
        inHongKong,
        answered("route", "portfolio", "totalAssets", "trustAssets", "whollyOwned"),
      ),
    },
  ),
  ...knowledgeFacts(
    msg`The person who decides on investments will complete the training on virtual assets that the KYC team sends before the first transaction.`,
  ),
};

export const investorClassification = section(
  "investorClassification",
  titles.investorClassification,
  {
    route: choice(
      msg`Which Hong Kong professional investor test does the entity meet?`,
      professionalRoutes,
      {
        whenEmpty: "classTestRequired",
        askedWhen: inHongKong,
        heading: msg`Hong Kong: professional investor`,
        guidance: {
          name: msg`Where the figures come from`,
          text: msg`Use the latest audited accounts or a statement from the custodian.`,
        },
        wordings: [
          {
            when: isNotAudited,
            guidance: {
              name: msg`Where the figures come from`,
              text: msg`Use a statement from the custodian or a certificate of an auditor.`,
            },
          },
        ],
      },
    ),
    portfolio: money(msg`Portfolio`, {
      askedWhen: answered("route", "portfolio"),
      hint: msg`Exclude real estate and shares in private companies.`,
    }),
    totalAssets: money(msg`Total assets`, { askedWhen: isByTotalAssets }),
    trustAssets: money(msg`Trust assets`, { askedWhen: answered("route", "trustAssets") }),
    professional: consent(
      msg`Professional investor`,
      msg`The entity asks to be treated as a professional investor in Hong Kong and understands that some protections for other investors do not apply. It may withdraw at any time.`,
      { confirms: "professional", askedWhen: every(inHongKong, not(isHeldInTrust)) },
    ),
    professionalOfTrustees: consent(
      msg`Professional investor`,
      msg`The trustees ask for the trust to be treated as a professional investor in Hong Kong and understand that some protections for other investors do not apply. They may withdraw at any time.`,
      { confirms: "professional", askedWhen: every(inHongKong, isHeldInTrust) },
    ),
    accreditedRoute: choice(
      msg`Which Singapore accredited investor test does the entity meet?`,
      accreditedRoutes,
      {
        whenEmpty: "classTestRequired",
        askedWhen: inSingapore,
        heading: msg`Singapore: accredited investor`,
      },
    ),
    tokens: money(msg`Digital payment tokens among the assets`, {
      askedWhen: every(isByNetAssets, isNotAudited),
      guidance: {
        name: msg`What counts without an audit`,
        text: msg`Without audited accounts, we count only part of the digital payment tokens.`,
      },
      hint: msg`At market value. Enter 0 if there are none.`,
    }),
    trustProperty: money(msg`Net value of the trust property`, {
      sameAs: {
        section: "activityInformation",
        of: ["netAssets"],
        label: msg`Same as the total net assets: {answer}`,
      },
      askedWhen: answered("accreditedRoute", "trustProperty"),
    }),
    accredited: consent(
      msg`Accredited investor`,
      msg`The entity opts in to be treated as an accredited investor in Singapore. It understands that the law protects such investors less, because it expects them to look after their own interests. For example, investments may be offered to them without a prospectus. It may withdraw at any time.`,
      { confirms: "accredited", askedWhen: every(inSingapore, not(isHeldInTrust)) },
    ),
    accreditedOfTrustees: consent(
      msg`Accredited investor`,
      msg`The trustees opt in for the trust to be treated as an accredited investor in Singapore. They understand that the law protects such investors less, because it expects them to look after their own interests. For example, investments may be offered to them without a prospectus. They may withdraw at any time.`,
      { confirms: "accredited", askedWhen: every(inSingapore, isHeldInTrust) },
    ),
    ...evidence,
    ...knowledge,
  },
  investorLead,
  investorLeads,
);
