import type { AllAnswers, Answers } from "#contract/questions/answers.ts";
import { sampleAnswers } from "#server/development/sample/sample-answers.ts";
import type { WorkedCase } from "./people-cases.ts";
import { workedDay } from "./worked-cases.ts";

const full = sampleAnswers(workedDay);
const { auditedAccounts, ...documents } = full["uploadFiles"]!;
const reason = "Founded in January; the first financial year ends in December.";

const dated = (on: string) => ({ ...(auditedAccounts as Answers), dated: on });
const certified = (name: string, on: string) => {
  const { certifier, ...document } = documents[name] as { certifier: Answers };
  return { ...document, certifier: { ...certifier, date: on } };
};
/** The documents of the sample, those that have dates with this one. */
const datedAll = (on: string): Answers =>
  Object.fromEntries(
    Object.entries({ ...documents, firstAccounts: auditedAccounts }).map(([name, value]) => {
      const document = value as { dated?: string; certifier?: Answers };
      return [
        name,
        {
          ...document,
          ...(document.dated ? { dated: on } : {}),
          ...(document.certifier ? { certifier: { ...document.certifier, date: on } } : {}),
        },
      ];
    }),
  );

interface Young {
  incorporationDate?: string;
  activity?: Answers;
  uploadFiles?: Answers;
  investor?: Answers;
  lines?: string[];
}

/** The sample company, founded then. */
const founded = ({
  incorporationDate = "2026-01-15",
  activity = { hasAccounts: "no", auditExempt: "no", accountsReason: reason },
  uploadFiles = { firstAccounts: auditedAccounts },
  investor = { route: "portfolio", classProof: auditedAccounts },
  lines = ["exchange", "custodyHongKong"],
}: Young): AllAnswers => ({
  ...full,
  applicableAccount: { lines },
  companyInformation: { ...full["companyInformation"], incorporationDate },
  activityInformation: { ...full["activityInformation"], ...activity },
  uploadFiles: { ...documents, ...uploadFiles },
  investorClassification: {
    ...full["investorClassification"],
    portfolio: { currency: "HKD", amount: "90,000,000.00" },
    ...investor,
  },
});

const inSingapore = {
  accreditedRoute: "netAssets",
  accredited: true,
};

/** A company of 2015 that is exempt from an audit. */
const exempt = (
  activity: Answers,
  uploadFiles: Answers = { managementAccounts: auditedAccounts },
): Young => ({
  incorporationDate: "2015-06-01",
  activity: {
    hasAccounts: "no",
    auditExempt: "yes",
    exemptReason: "A dormant company.",
    ...activity,
  },
  uploadFiles,
});

const accounts = (rule: string, young: Young, ...refused: string[]): WorkedCase => ({
  rule,
  of: "company",
  change: () => founded(young),
  refused,
});

/** A company with audited accounts, with others, and without any. */
export const accountsCases: readonly WorkedCase[] = [
  accounts("a company of ten months gives other accounts with the reason", {}),
  accounts(
    "without the reason",
    { activity: { hasAccounts: "no", auditExempt: "no" } },
    "activityInformation.accountsReason explanationRequired",
  ),
  accounts("without any accounts", { uploadFiles: {} }, "uploadFiles.firstAccounts uploadRequired"),
  accounts(
    "a document of the day before the company was founded",
    { uploadFiles: { firstAccounts: { ...(auditedAccounts as Answers), dated: "2026-01-14" } } },
    "uploadFiles.firstAccounts.dated beforeIncorporation",
  ),
  accounts("one of the day on which it was founded", {
    uploadFiles: { firstAccounts: { ...(auditedAccounts as Answers), dated: "2026-01-15" } },
  }),
  accounts(
    "one that has audited accounts already sends them",
    { activity: { hasAccounts: "yes" }, uploadFiles: {} },
    "uploadFiles.auditedAccounts uploadRequired",
  ),
  accounts("a company of eleven years whose newest accounts are older than allowed", {
    incorporationDate: "2015-06-01",
    activity: {
      hasAccounts: "no",
      auditExempt: "no",
      accountsReason: "The audit of 2025 is not finished.",
    },
  }),
  accounts(
    "total assets without audited accounts are shown by another document",
    { investor: { route: "totalAssets" } },
    "investorClassification.classProof uploadRequired",
  ),
  accounts(
    "net assets in Singapore without audited accounts too, and payment tokens count in part",
    { lines: ["custodySingapore"], investor: inSingapore },
    "investorClassification.tokens required",
    "investorClassification.classProof uploadRequired",
  ),
  accounts("net assets in Singapore shown by another document", {
    lines: ["custodySingapore"],
    investor: {
      ...inSingapore,
      tokens: { currency: "SGD", amount: "0" },
      classProof: auditedAccounts,
    },
  }),
  accounts(
    "a company that is exempt from an audit sends management accounts, with the reason",
    exempt({}),
  ),
  accounts(
    "the same without the reason",
    exempt({ exemptReason: "" }),
    "activityInformation.exemptReason explanationRequired",
  ),
  accounts(
    "audited accounts are no management accounts",
    exempt({}, { auditedAccounts }),
    "uploadFiles.managementAccounts uploadRequired",
  ),
  accounts(
    "management accounts of 12 months",
    exempt({}, { managementAccounts: dated("2025-11-20") }),
  ),
  accounts(
    "management accounts of 12 months and a day",
    exempt({}, { managementAccounts: dated("2025-11-19") }),
    "uploadFiles.managementAccounts.dated tooOld",
  ),
  accounts(
    "total assets in Hong Kong without an audit are shown by another document",
    { ...exempt({}), investor: { route: "totalAssets" } },
    "investorClassification.classProof uploadRequired",
  ),
  accounts(
    "net assets in Singapore are shown by them; payment tokens count in part",
    { ...exempt({}), lines: ["custodySingapore"], investor: inSingapore },
    "investorClassification.tokens required",
  ),
  accounts("a young company that is exempt too does not say when its first accounts are due", {
    ...exempt({}),
    incorporationDate: "2026-01-15",
  }),
  accounts(
    "a document dated before the company was founded",
    {
      incorporationDate: "2026-11-01",
      investor: {
        route: "totalAssets",
        classProof: dated("2026-11-01"),
      },
      uploadFiles: { ...datedAll("2026-11-01"), bankStatement: dated("2026-10-31") },
    },
    "uploadFiles.bankStatement.dated beforeIncorporation",
  ),
  accounts(
    "a copy certified before the company was founded",
    {
      incorporationDate: "2026-11-01",
      investor: {
        route: "totalAssets",
        classProof: dated("2026-11-01"),
      },
      uploadFiles: {
        ...datedAll("2026-11-01"),
        certificateOfIncorporation: certified("certificateOfIncorporation", "2026-10-31"),
      },
    },
    "uploadFiles.certificateOfIncorporation.certifier.date beforeIncorporation",
  ),
  accounts(
    "a proof of the figures of before the company was founded",
    {
      incorporationDate: "2026-11-01",
      investor: {
        route: "totalAssets",
        classProof: dated("2026-10-31"),
      },
      uploadFiles: datedAll("2026-11-01"),
    },
    "investorClassification.classProof.dated beforeIncorporation",
  ),
];
