import { msg } from "@lingui/core/macro";
import { personRoutes } from "#contract/options/investor-routes.ts";
import { knowledgeKinds } from "#contract/options/virtual-asset-knowledge.ts";
import { consent, money, percent, yesNo } from "#contract/questions/builders/values.ts";
import { choice } from "#contract/questions/builders/choices.ts";
import { answered, lineHas, yes } from "#contract/questions/condition.ts";
import { section } from "#contract/questions/section.ts";
import { investorLead, investorLeads } from "#contract/investor/investor-lead.ts";
import { knowledgeFacts } from "./knowledge.ts";

const inHongKong = lineHas("investorClass", "HK");
const inSingapore = lineHas("investorClass", "SG");
const personal = answered("accreditedRoute", "netPersonalAssets");
const financial = answered("accreditedRoute", "netFinancialAssets");

export const personClassification = section(
  "personClassification",
  msg`Investor classification`,
  {
    ownPortfolio: money(msg`Portfolio in your own name`, {
      askedWhen: inHongKong,
      heading: msg`Hong Kong: professional investor`,
      hint: msg`Securities, certificates of deposit and money that a custodian holds for you. Exclude real estate and shares in private companies.`,
    }),
    hasFamilyAccount: yesNo(msg`Do you hold a portfolio jointly with your spouse or a child?`, {
      askedWhen: inHongKong,
    }),
    familyPortfolio: money(msg`Portfolio held with your spouse or a child`, {
      askedWhen: yes("hasFamilyAccount"),
    }),
    hasSharedAccount: yesNo(msg`Do you hold a portfolio jointly with anyone else?`, {
      askedWhen: inHongKong,
    }),
    sharedPortfolio: money(msg`Portfolio held with others`, {
      askedWhen: yes("hasSharedAccount"),
      half: true,
    }),
    sharedPercent: percent(msg`Your share of the portfolio`, {
      askedWhen: yes("hasSharedAccount"),
      half: true,
    }),
    professional: consent(
      msg`Professional investor`,
      msg`I ask to be treated as a professional investor in Hong Kong and understand that some protections for other investors do not apply. I may withdraw at any time.`,
      { askedWhen: inHongKong },
    ),
    accreditedRoute: choice(
      msg`Which Singapore accredited investor test do you meet?`,
      personRoutes,
      {
        whenEmpty: "classTestRequired",
        askedWhen: inSingapore,
        heading: msg`Singapore: accredited investor`,
      },
    ),
    homeValue: money(msg`Market value of the home you live in`, {
      askedWhen: personal,
      hint: msg`Enter 0 if you own none.`,
    }),
    homeLoan: money(msg`Loan on your home`, {
      askedWhen: personal,
      hint: msg`Enter 0 if there is none.`,
    }),
    otherAssets: money(msg`Other assets`, {
      askedWhen: personal,
      hint: msg`Exclude your home and digital payment tokens. Include stablecoins regulated by MAS.`,
    }),
    otherDebts: money(msg`Other liabilities`, {
      askedWhen: personal,
      hint: msg`Enter 0 if there is none.`,
    }),
    tokens: money(msg`Digital payment tokens`, {
      askedWhen: personal,
      hint: msg`At market value. We count only part of it. Enter 0 if there are none.`,
    }),
    financialAssets: money(msg`Financial assets`, {
      askedWhen: financial,
      hint: msg`Deposits and investment products. Exclude digital payment tokens.`,
    }),
    financialDebts: money(msg`Related liabilities`, {
      askedWhen: financial,
      hint: msg`Enter 0 if there is none.`,
    }),
    income: money(msg`Income of the last 12 months`, {
      askedWhen: answered("accreditedRoute", "income"),
    }),
    accredited: consent(
      msg`Accredited investor`,
      msg`I opt in to be treated as an accredited investor in Singapore. I understand that the law protects such investors less, because it expects them to look after their own interests. For example, investments may be offered to them without a prospectus. I may withdraw at any time.`,
      { askedWhen: inSingapore },
    ),
    knowledge: choice(msg`How do you know virtual assets?`, knowledgeKinds, {
      heading: msg`Hong Kong: knowledge of virtual assets`,
      askedWhen: inHongKong,
    }),
    ...knowledgeFacts(
      msg`I will complete the training on virtual assets that the KYC team sends before the first transaction.`,
    ),
  },
  investorLead,
  investorLeads,
);
