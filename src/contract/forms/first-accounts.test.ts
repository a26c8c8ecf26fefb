import { expect, test } from "vitest";
import { flowOn } from "#contract/forms/flows/flows.ts";
import { issuesOfApplication } from "#contract/forms/flows/pages.ts";
import type { AllAnswers, Answers } from "#contract/questions/answers.ts";
import { sampleAnswers } from "#server/development/sample/sample-answers.ts";

const today = "2026-11-20";
const flow = flowOn("institutional", today);
const facts = { today, lines: ["exchange", "custodyHongKong"] } as const;
const full = sampleAnswers(today);
const { auditedAccounts, ...documents } = full["uploadFiles"]!;
const reason = "Founded in January; the first financial year ends in December.";

interface Young {
  incorporationDate?: string;
  activity?: Answers;
  uploadFiles?: Answers;
  investor?: Answers;
}

/** The sample company, founded then. */
const founded = ({
  incorporationDate = "2026-01-15",
  activity = { hasAccounts: "no", accountsReason: reason },
  uploadFiles = { firstAccounts: auditedAccounts },
  investor = { route: "portfolio", classProof: auditedAccounts },
}: Young): AllAnswers => ({
  ...full,
  companyInformation: { ...full["companyInformation"], incorporationDate },
  activityInformation: { ...full["activityInformation"], ...activity },
  uploadFiles: { ...documents, ...uploadFiles },
  investorClassification: {
    ...full["investorClassification"],
    portfolio: { currency: "HKD", amount: "90,000,000.00" },
    ...investor,
  },
});

const refused = (young: Young) =>
  issuesOfApplication(flow, founded(young), facts).map(
    ({ section, path, code }) => `${section}.${path} ${code}`,
  );

test.each<[string, Young, string[]]>([
  ["a company of ten months gives other accounts with the reason", {}, []],
  [
    "without the reason",
    { activity: { hasAccounts: "no" } },
    ["activityInformation.accountsReason explanationRequired"],
  ],
  ["without any accounts", { uploadFiles: {} }, ["uploadFiles.firstAccounts uploadRequired"]],
  [
    "a document of the day before the company was founded",
    { uploadFiles: { firstAccounts: { ...(auditedAccounts as Answers), dated: "2026-01-14" } } },
    ["uploadFiles.firstAccounts.dated beforeIncorporation"],
  ],
  [
    "one of the day on which it was founded",
    { uploadFiles: { firstAccounts: { ...(auditedAccounts as Answers), dated: "2026-01-15" } } },
    [],
  ],
  [
    "one that has audited accounts already sends them",
    { activity: { hasAccounts: "yes" }, uploadFiles: {} },
    ["uploadFiles.auditedAccounts uploadRequired"],
  ],
  [
    "a company of 21 months is not asked, and sends audited accounts",
    { incorporationDate: "2025-02-20" },
    ["uploadFiles.auditedAccounts uploadRequired"],
  ],
  ["one of a day less may be without", { incorporationDate: "2025-02-21" }, []],
  [
    "total assets without audited accounts are shown by another document",
    { investor: { route: "totalAssets" } },
    ["investorClassification.classProof uploadRequired"],
  ],
])("%s", (_, young, expected) => {
  expect(refused(young)).toEqual(expected);
});
