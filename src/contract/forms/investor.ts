import { msg } from "@lingui/core/macro";
import { professionalInvestor } from "../classification.ts";
import { investorRoutes } from "../options/lists.ts";
import { choice, consent, date, money } from "../questions/builders.ts";
import { answered } from "../questions/question.ts";
import { type Answers, type Issue, section } from "../questions/section.ts";

/** Asked where a line is open to professional investors of Hong Kong only. */
export const investorClassification = section(
  "investorClassification",
  msg`Investor classification`,
  {
    route: choice(msg`Which test does the entity meet?`, investorRoutes, {
      whenEmpty: "itemRequired",
      guidance: {
        text: msg`Take the figures from the latest audited accounts or from a statement of the custodian.`,
      },
    }),
    portfolio: money(msg`Portfolio`, {
      askedWhen: answered("route", "portfolio"),
      hint: msg`Without real estate and private company shares.`,
    }),
    totalAssets: money(msg`Total assets`, { askedWhen: answered("route", "totalAssets") }),
    figuresDate: date(
      msg`Date of the figures`,
      { notAfter: "today" },
      { hint: msg`The day of the balance sheet or of the statement.` },
    ),
    professional: consent(
      msg`Professional investor`,
      msg`The entity asks to be treated as a professional investor in Hong Kong and understands that some protections for other investors do not apply. It may withdraw at any time.`,
    ),
  },
  msg`Custody Hong Kong is open to professional investors. The figures come from your answers.`,
);

/** The figures must meet the test that was chosen. */
export function classIsMet(own: Answers): Issue[] {
  const route = own["route"] === "portfolio" ? "portfolio" : "totalAssets";
  return professionalInvestor(own)?.meets ? [] : [{ path: route, code: "classNotMet" }];
}
