import type { AllAnswers, Answers } from "#contract/questions/answers.ts";
import { corporateTrustee, entityWith, party } from "./entities.ts";
import type { WorkedCase } from "./people-cases.ts";

const inSections =
  (sections: AllAnswers) =>
  (all: AllAnswers): AllAnswers => ({
    ...all,
    ...Object.fromEntries(
      Object.entries(sections).map(([id, answers]) => [id, { ...all[id], ...answers }]),
    ),
  });

const company = (rule: string, sections: AllAnswers, ...refused: string[]): WorkedCase => ({
  rule,
  of: "company",
  change: inSections(sections),
  refused,
});

const individual = (rule: string, sections: AllAnswers, ...refused: string[]): WorkedCase => ({
  rule,
  of: "individual",
  change: inSections(sections),
  refused,
});

/** Stored with this class. */
const asClass = (found: string, worked: WorkedCase): WorkedCase => ({
  ...worked,
  classes: [found],
});

const approached = {
  approached: "yes",
  approachedOn: "2026-10-01",
  approachedBy: "Lee Siu Wah of Gatehouse, at its stand",
  approachedHow: "event",
};
const unasked: Answers = { approached: "", ownInitiative: null };

const livesInFrance = {
  personalInformation: { residence: "FR" },
  taxInformation: { placeWithoutTax: "A move to France last month." },
};

const solicitationCases: readonly WorkedCase[] = [
  company("an applicant that was approached says when, by whom and how, and confirms nothing", {
    nonSolicitation: { ...approached, ownInitiative: null },
  }),
  company(
    "an approach without date, name and way",
    { nonSolicitation: { approached: "yes" } },
    "nonSolicitation.approachedOn itemRequired",
    "nonSolicitation.approachedBy itemRequired",
    "nonSolicitation.approachedHow selectRequired",
  ),
  company(
    "an approach in the future",
    { nonSolicitation: { ...approached, approachedOn: "2027-01-01" } },
    "nonSolicitation.approachedOn dayInFuture",
  ),
  company(
    "an applicant that was not approached confirms its own initiative",
    { nonSolicitation: { approached: "no", ownInitiative: null } },
    "nonSolicitation.ownInitiative tickRequired",
  ),
  company("a company of Hong Kong alone is not asked for a line of Hong Kong", {
    businessInformation: { jurisdictions: ["HK"] },
    nonSolicitation: unasked,
  }),
  company(
    "a company that also operates elsewhere is asked",
    { businessInformation: { jurisdictions: ["HK", "FR"] }, nonSolicitation: unasked },
    "nonSolicitation.approached itemRequired",
  ),
  individual("an individual who lives in Hong Kong is not asked for a line of Hong Kong", {}),
  individual(
    "an individual who lives elsewhere is asked",
    livesInFrance,
    "nonSolicitation.approached itemRequired",
  ),
  individual("an individual from elsewhere who was approached", {
    ...livesInFrance,
    nonSolicitation: approached,
  }),
];

const accounts = { currency: "HKD", amount: "96,000,000.00" };
const file = { uid: "proof", name: "proof.pdf", size: 24_000, type: "application/pdf" };
const proof = { classProof: { files: [file], dated: "2026-10-20" } };
const byPortfolio = { route: "portfolio", portfolio: accounts };
const ofClass = (answers: Answers) => ({ investorClassification: answers });
const ofPerson = (answers: Answers) => ({ personClassification: answers });
const proofOfPerson = (dated: string) => ({
  uploadFile: { professionalProof: { files: [file], dated } },
});
const inSingapore = {
  applicableAccount: { lines: ["custodySingapore"] },
  investorClassification: {
    accreditedRoute: "netAssets",
    accredited: true,
  },
};

const withNetAssets = (amount: string, currency = "HKD") => ({
  activityInformation: { netAssets: { currency, amount } },
});

/** Figures that are shown by audited accounts of a day. */
const accountsOf = (
  rule: string,
  dated: string,
  more: AllAnswers = {},
  ...refused: string[]
): WorkedCase => ({
  rule,
  of: "company",
  change: (all) => {
    const held = all["uploadFiles"]!["auditedAccounts"] as object;
    const auditedAccounts = { ...held, dated };
    return inSections({ ...more, uploadFiles: { auditedAccounts } })(all);
  },
  refused,
});

const figureCases: readonly WorkedCase[] = [
  company(
    "total assets below the threshold",
    {
      ...ofClass({ totalAssets: { currency: "HKD", amount: "39,999,999.99" } }),
      ...withNetAssets("39,999,999.99"),
    },
    "investorClassification.totalAssets classNotMet",
  ),
  asClass(
    "HK totalAssets",
    company("total assets of exactly the threshold", {
      ...ofClass({ totalAssets: { currency: "HKD", amount: "40,000,000.00" } }),
      ...withNetAssets("40,000,000.00"),
    }),
  ),
  company(
    "total assets below the net assets",
    {
      ...ofClass({ totalAssets: { currency: "HKD", amount: "95,999,999.99" } }),
      ...withNetAssets("96,000,000.00"),
    },
    "investorClassification.totalAssets assetsBelowNet",
  ),
  {
    ...company("the net assets of the application are those of the Singapore test", {
      ...inSingapore,
      ...withNetAssets("10,000,000.01", "SGD"),
    }),
    classes: ["SG netAssets"],
  },
  company(
    "net assets of exactly the threshold, in Singapore",
    { ...inSingapore, ...withNetAssets("10,000,000.00", "SGD") },
    "investorClassification.accreditedRoute classNotMet",
  ),
  company(
    "total assets below the net assets, in another currency",
    withNetAssets("12,400,000.00", "USD"),
    "investorClassification.totalAssets assetsBelowNet",
  ),
  individual(
    "an individual's portfolio below the threshold",
    ofPerson({ ownPortfolio: { currency: "HKD", amount: "7,999,999.99" } }),
    "personClassification.ownPortfolio classNotMet",
  ),
  asClass("HK totalAssets", accountsOf("accounts that are 16 months old", "2025-07-20")),
  accountsOf(
    "accounts that are older than 16 months",
    "2025-07-19",
    {},
    "uploadFiles.auditedAccounts.dated tooOld",
  ),
  asClass(
    "SG netAssets",
    accountsOf("accounts that are 12 months old, in Singapore", "2025-11-20", inSingapore),
  ),
  accountsOf(
    "accounts that are older than 12 months, in Singapore",
    "2025-11-19",
    inSingapore,
    "uploadFiles.auditedAccounts.dated tooOld",
  ),
  asClass(
    "HK portfolio",
    company("a portfolio with its statement", ofClass({ ...byPortfolio, ...proof })),
  ),
  company(
    "a portfolio with a statement of more than 12 months",
    ofClass({ ...byPortfolio, classProof: { files: [file], dated: "2025-11-19" } }),
    "investorClassification.classProof.dated tooOld",
  ),
  company(
    "a portfolio without its statement",
    ofClass(byPortfolio),
    "investorClassification.classProof uploadRequired",
  ),
  asClass("HK portfolio", individual("a portfolio of 12 months ago", proofOfPerson("2025-11-20"))),
  individual(
    "a portfolio of more than 12 months ago",
    proofOfPerson("2025-11-19"),
    "uploadFile.professionalProof.dated tooOld",
  ),
];

/** Another kind of entity, for custody in Hong Kong. */
const entity = (
  rule: string,
  entityType: string,
  roles: string[],
  more: AllAnswers,
  ...refused: string[]
): WorkedCase => ({
  rule,
  of: "company",
  change: () =>
    entityWith(entityType, [party("holder", "Chan Tai Man", "representative", ...roles)], {
      applicableAccount: { lines: ["custodyHongKong"] },
      ...more,
    }),
  refused,
});
const trustFigures = (shown: Answers) => ({
  trustInformation: { beneficiaries: "class", corporateParties: "yes" },
  relatedInformation: { corporateParties: [corporateTrustee({ kind: "regulated" })] },
  investorClassification: { route: "trustAssets", ...shown },
});
const byAccounts = (dated: string) =>
  trustFigures({ trustShownBy: "accounts", trustAccounts: { files: [file], dated } });
const byStatement = (dated: string) =>
  trustFigures({ trustShownBy: "statement", classProof: { files: [file], dated } });
const ofStatus = (licensed: string) => ({
  businessInformation: { licensed },
  relatedInformation: { hasCorporateParties: "no" },
  investorClassification: { route: "institutional" },
});

const entityFigures: readonly WorkedCase[] = [
  asClass(
    "HK trustAssets",
    entity(
      "figures of a trust of 16 months",
      "trust",
      ["settlor", "trustee"],
      byAccounts("2025-07-20"),
    ),
  ),
  entity(
    "figures of a trust of more than 16 months",
    "trust",
    ["settlor", "trustee"],
    byAccounts("2025-07-19"),
    "investorClassification.trustAccounts.dated tooOld",
  ),
  asClass(
    "HK trustAssets",
    entity(
      "a trust shown by a statement of its custodian, without audited accounts",
      "trust",
      ["settlor", "trustee"],
      byStatement("2025-11-20"),
    ),
  ),
  entity(
    "a statement of a trust's assets of more than 12 months",
    "trust",
    ["settlor", "trustee"],
    byStatement("2025-11-19"),
    "investorClassification.classProof.dated tooOld",
  ),
];

const trusteeCases: readonly WorkedCase[] = [
  entity(
    "a trust of people alone does not meet the test of trust assets",
    "trust",
    ["settlor", "trustee"],
    {
      ...byAccounts("2025-07-20"),
      trustInformation: { beneficiaries: "class", corporateParties: "no" },
    },
    "relatedInformation.people trustCorporationMissing",
  ),
];

const statusCases: readonly WorkedCase[] = [
  asClass(
    "HK institutional",
    entity(
      "a licensed financial institution is an institutional investor, and not asked what it knows",
      "financialInstitution",
      ["director"],
      ofStatus("yes"),
    ),
  ),
  entity(
    "a financial institution without a licence is not",
    "financialInstitution",
    ["director"],
    ofStatus("no"),
    "investorClassification.route classTestRequired",
    "relatedInformation.people uboMissing",
    "relatedInformation.others openShare",
  ),
  company(
    "a registered company is no institutional investor",
    ofClass({ route: "institutional" }),
    "investorClassification.route classTestRequired",
  ),
  company(
    "a wholly owned investment company without its owners and its proof",
    ofClass({ route: "whollyOwned" }),
    "investorClassification.ownersStatus explanationRequired",
    "investorClassification.classProof uploadRequired",
  ),
  asClass(
    "HK whollyOwned",
    company(
      "a wholly owned investment company with both",
      ofClass({
        route: "whollyOwned",
        ownersStatus: "Chan Tai Man, portfolio of HKD 60,000,000 with Sample Bank.",
        ...proof,
      }),
    ),
  ),
];

const knowledgeCases: readonly WorkedCase[] = [
  company(
    "a client that is not institutional says how it knows virtual assets",
    ofClass({ knowledge: "" }),
    "investorClassification.knowledge selectRequired",
  ),
  company(
    "knowledge without its details",
    ofClass({ knowledge: "training", knowledgeDetails: "" }),
    "investorClassification.knowledgeDetails explanationRequired",
  ),
  company(
    "no knowledge, and no training agreed to",
    ofClass({ knowledge: "none" }),
    "investorClassification.knowledgeTraining tickRequired",
  ),
  company(
    "no knowledge, and the training agreed to",
    ofClass({ knowledge: "none", knowledgeTraining: true }),
  ),
  individual(
    "an individual says how they know virtual assets",
    ofPerson({ knowledge: "" }),
    "personClassification.knowledge selectRequired",
  ),
];

/** Investors and non-solicitation, by the same applicants. */
export const investorCases: readonly WorkedCase[] = [
  ...figureCases,
  ...entityFigures,
  ...trusteeCases,
  ...statusCases,
  ...knowledgeCases,
  ...solicitationCases,
];
