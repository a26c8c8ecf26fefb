import { msg } from "@lingui/core/macro";
import { percent } from "#contract/questions/builders/values.ts";
import { choice, choices } from "#contract/questions/builders/choices.ts";
import { section } from "#contract/questions/section.ts";
import { explained } from "./explained.ts";

const lists = [
  { value: "UN", label: msg`United Nations` },
  { value: "HK", label: msg`Hong Kong` },
  { value: "SG", label: msg`Singapore` },
  { value: "US", label: msg`United States (OFAC)` },
  { value: "EU", label: msg`European Union` },
  { value: "UK", label: msg`United Kingdom` },
] as const;

const monitoring = [
  { value: "automatic", label: msg`Automatically` },
  { value: "manual", label: msg`Manually` },
  { value: "both", label: msg`Both ways` },
  { value: "none", label: msg`Not monitored` },
] as const;

/** What the compliance programme of the application does not ask. */
export const amlProgramme = section(
  "amlProgramme",
  msg`AML programme`,
  {
    ...explained(
      "boardApproved",
      "yes",
      [
        msg`Has the board approved the AML programme in the last 18 months?`,
        msg`When the board last approved the programme`,
      ],
      { heading: msg`Governance` },
    ),
    ...explained("officerReports", "yes", [
      msg`Does the compliance officer report to the board?`,
      msg`Who the compliance officer reports to`,
    ]),
    ...explained("riskAssessed", "yes", [
      msg`Is there a written risk assessment of the whole business, at most 18 months old?`,
      msg`Why there is no recent risk assessment`,
    ]),
    ...explained("outsourced", "no", [
      msg`Is any part of the AML programme outsourced?`,
      msg`Outsourced parts: what, which provider and where`,
    ]),
    ...explained(
      "customersVerified",
      "yes",
      [
        msg`Are customers and their beneficial owners verified before an account is used?`,
        msg`Customers who are not verified: which and why`,
      ],
      { heading: msg`Customers` },
    ),
    ...explained("enhancedChecks", "yes", [
      msg`Do PEPs and high-risk customers get enhanced checks and senior approval?`,
      msg`Why there are no enhanced checks`,
    ]),
    ...explained("customersReviewed", "yes", [
      msg`Is the information on customers reviewed regularly, by risk?`,
      msg`Why customers are not reviewed`,
    ]),
    ...explained("anonymousAccounts", "no", [
      msg`Are there anonymous accounts, or accounts in false names?`,
      msg`Anonymous accounts: how many and why`,
    ]),
    ...explained("nestedClients", "no", [
      msg`Do other financial institutions use the entity's accounts for their own clients?`,
      msg`Institutions with clients of their own: which and where`,
    ]),
    highRiskShare: percent(msg`Share of customers rated high risk`),
    listsScreened: choices(msg`Sanctions lists that are screened`, lists, {
      heading: msg`Sanctions and monitoring`,
      hint: msg`Choose all that apply.`,
    }),
    ...explained("rescreened", "yes", [
      msg`Are all customers screened again whenever a list changes?`,
      msg`When customers are screened again`,
    ]),
    ...explained("paymentsScreened", "yes", [
      msg`Are payments and transfers screened before they are made?`,
      msg`Payments that are not screened: which and why`,
    ]),
    monitoring: choice(msg`How transactions are monitored`, monitoring),
    ...explained("suspicionReported", "yes", [
      msg`Are suspicious transactions reported to the authority?`,
      msg`Why suspicious transactions are not reported`,
    ]),
    ...explained("recordsKept", "yes", [
      msg`Are records kept for at least 5 years?`,
      msg`How long records are kept, and why`,
    ]),
    ...explained("staffTrained", "yes", [
      msg`Are staff trained at least once a year?`,
      msg`How often staff are trained`,
    ]),
  },
  msg`The questions that your application did not cover.`,
);
