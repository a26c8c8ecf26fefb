import { msg } from "@lingui/core/macro";
import { accreditedRoutes, professionalRoutes } from "#contract/options/investor-routes.ts";
import { choice, consent, date, money, yesNo } from "#contract/questions/builders.ts";
import { answered, every, lineHas, no } from "#contract/questions/condition.ts";
import { section } from "#contract/questions/section.ts";
import { titles } from "../titles.ts";

const inHongKong = lineHas("investorClass", "HK");
const inSingapore = lineHas("investorClass", "SG");

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
      },
    ),
    portfolio: money(msg`Portfolio`, {
      askedWhen: answered("route", "portfolio"),
      hint: msg`Exclude real estate and shares in private companies.`,
    }),
    totalAssets: money(msg`Total assets`, { askedWhen: answered("route", "totalAssets") }),
    trustAssets: money(msg`Trust assets`, { askedWhen: answered("route", "trustAssets") }),
    professional: consent(
      msg`Professional investor`,
      msg`The entity asks to be treated as a professional investor in Hong Kong and understands that some protections for other investors do not apply. It may withdraw at any time.`,
      { askedWhen: inHongKong },
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
    assets: money(msg`Total assets in the accounts`, {
      askedWhen: answered("accreditedRoute", "netAssets"),
    }),
    liabilities: money(msg`Total liabilities`, {
      askedWhen: answered("accreditedRoute", "netAssets"),
    }),
    audited: yesNo(msg`Are these the latest audited accounts?`, {
      askedWhen: answered("accreditedRoute", "netAssets"),
      guidance: {
        name: msg`What counts without an audit`,
        text: msg`Without audited accounts, we count only part of the digital payment tokens.`,
      },
    }),
    tokens: money(msg`Digital payment tokens among the assets`, {
      askedWhen: every(answered("accreditedRoute", "netAssets"), no("audited")),
      hint: msg`At market value. Enter 0 if there are none.`,
    }),
    trustProperty: money(msg`Net value of the trust property`, {
      askedWhen: answered("accreditedRoute", "trustProperty"),
    }),
    accredited: consent(
      msg`Accredited investor`,
      msg`The entity opts in to be treated as an accredited investor in Singapore and understands that some protections for other investors do not apply. It may withdraw at any time.`,
      { askedWhen: inSingapore },
    ),
    figuresDate: date(
      msg`Date of the figures`,
      { notAfter: "today" },
      { heading: msg`The figures`, hint: msg`The date of the balance sheet or statement.` },
    ),
  },
  msg`Some of the business lines you applied for are open only to professional or accredited investors. We use the figures you enter below.`,
);
