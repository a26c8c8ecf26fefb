import { expect, test } from "vitest";
import { flowOn } from "#contract/forms/flows/flows.ts";
import { issuesOfApplication } from "#contract/forms/flows/pages.ts";
import type { AllAnswers, Answers } from "#contract/questions/answers.ts";
import { datesFit } from "./documents-fit.ts";
import { sampleAnswers } from "#server/development/sample/sample-answers.ts";

const today = "2026-11-20";
const flow = flowOn("institutional", today);
const facts = { today, lines: ["exchange", "custodyHongKong"] } as const;
const full = sampleAnswers(today);
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
  activity = { hasAccounts: "no", accountsReason: reason },
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

const refused = (young: Young, on = today) =>
  issuesOfApplication(flow, founded(young), { ...facts, today: on }).map(
    ({ section, path, code }) => `${section}.${path} ${code}`,
  );

const inSingapore = {
  accreditedRoute: "netAssets",
  assets: { currency: "SGD", amount: "90,000,000.00" },
  liabilities: { currency: "SGD", amount: "1.00" },
  accredited: true,
};

/** A company of 2015 that is exempt from an audit. */
const exempt = (
  activity: Answers,
  uploadFiles: Answers = { managementAccounts: auditedAccounts },
): Young => ({
  incorporationDate: "2015-06-01",
  activity: { auditExempt: "yes", exemptReason: "A dormant company.", ...activity },
  uploadFiles,
});

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
  [
    "net assets in Singapore without audited accounts too, and payment tokens count in part",
    { lines: ["custodySingapore"], investor: { ...inSingapore, audited: "yes" } },
    ["investorClassification.tokens required", "investorClassification.classProof uploadRequired"],
  ],
  [
    "net assets in Singapore shown by another document",
    {
      lines: ["custodySingapore"],
      investor: {
        ...inSingapore,
        tokens: { currency: "SGD", amount: "0" },
        classProof: auditedAccounts,
      },
    },
    [],
  ],
  [
    "a company that is exempt from an audit sends management accounts, with the reason",
    exempt({}),
    [],
  ],
  [
    "the same without the reason",
    exempt({ exemptReason: "" }),
    ["activityInformation.exemptReason explanationRequired"],
  ],
  [
    "audited accounts are no management accounts",
    exempt({}, { auditedAccounts }),
    ["uploadFiles.managementAccounts uploadRequired"],
  ],
  ["management accounts of 12 months", exempt({}, { managementAccounts: dated("2025-11-20") }), []],
  [
    "management accounts of 12 months and a day",
    exempt({}, { managementAccounts: dated("2025-11-19") }),
    ["uploadFiles.managementAccounts.dated tooOld"],
  ],
  [
    "total assets in Hong Kong without an audit are shown by another document",
    { ...exempt({}), investor: { route: "totalAssets" } },
    ["investorClassification.classProof uploadRequired"],
  ],
  [
    "net assets in Singapore are shown by them; payment tokens count in part",
    { ...exempt({}), lines: ["custodySingapore"], investor: inSingapore },
    ["investorClassification.tokens required"],
  ],
  [
    "a young company that is exempt too does not say when its first accounts are due",
    {
      ...exempt({ hasAccounts: "no" }),
      incorporationDate: "2026-01-15",
    },
    [],
  ],
  [
    "a document dated before the company was founded",
    {
      incorporationDate: "2026-11-01",
      investor: {
        route: "totalAssets",
        figuresDate: "2026-11-01",
        classProof: dated("2026-11-01"),
      },
      uploadFiles: { ...datedAll("2026-11-01"), bankStatement: dated("2026-10-31") },
    },
    ["uploadFiles.bankStatement.dated beforeIncorporation"],
  ],
  [
    "a copy certified before the company was founded",
    {
      incorporationDate: "2026-11-01",
      investor: {
        route: "totalAssets",
        figuresDate: "2026-11-01",
        classProof: dated("2026-11-01"),
      },
      uploadFiles: {
        ...datedAll("2026-11-01"),
        certificateOfIncorporation: certified("certificateOfIncorporation", "2026-10-31"),
      },
    },
    ["uploadFiles.certificateOfIncorporation.certifier.date beforeIncorporation"],
  ],
  [
    "figures and a proof of before the company was founded",
    {
      incorporationDate: "2026-11-01",
      investor: {
        route: "totalAssets",
        figuresDate: "2026-10-31",
        classProof: dated("2026-10-31"),
      },
      uploadFiles: datedAll("2026-11-01"),
    },
    [
      "investorClassification.figuresDate beforeIncorporation",
      "investorClassification.classProof.dated beforeIncorporation",
    ],
  ],
])("%s", (_, young, expected) => {
  expect(refused(young)).toEqual(expected);
});

test("a draft begun at 20 months is refused once the entity is 21 months old", () => {
  const young = {
    incorporationDate: "2025-03-15",
    lines: ["exchange"],
    investor: {},
  };
  expect([refused(young), refused(young, "2026-12-14"), refused(young, "2026-12-15")]).toEqual([
    [],
    [],
    ["uploadFiles.firstAccounts accountsDue"],
  ]);
});

test("a trust has no documents of before its deed", () => {
  const own = { proofOfBusinessAddress: dated("2026-10-31") };
  const all = { trustInformation: { deedDate: "2026-11-01" } };
  expect(datesFit(own, all)).toEqual([
    {
      path: "proofOfBusinessAddress.dated",
      code: "beforeIncorporation",
      params: { date: "2026-11-01" },
    },
  ]);
});
