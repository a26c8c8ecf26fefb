import { flatServices } from "#contract/forms/bank.ts";
import { activityInformation } from "#contract/forms/activity.ts";
import { businessInformation } from "#contract/forms/business.ts";
import { companyInformation } from "#contract/forms/company.ts";
import { taxInformation } from "#contract/forms/tax.ts";
import { declaration } from "#contract/forms/declaration.ts";
import { investorClassification } from "#contract/forms/people/investor.ts";
import type { Documents } from "#contract/questions/builders/rows.ts";
import { monthsAfter, monthsBefore } from "#contract/rules/days.ts";
import type { AnswersTo } from "#contract/questions/section.ts";
import type { AllAnswers } from "#contract/questions/answers.ts";
import {
  certifiedOn,
  type FilesOf,
  office,
  owner,
  representative,
  samplePeople,
} from "./sample-people.ts";

export const oneFile: FilesOf = (slot) => [
  { uid: `sample-${slot}`, name: `${slot}.pdf`, size: 24_000, type: "application/pdf" },
];

/**
 * Every question of a Registered Company answered, for Exchange and Custody Hong Kong with fiat service:
 * an application that may be submitted on `today` (YYYY-MM-DD). 17 files, the conditional questions included.
 */
export function sampleAnswers(today: string, files: FilesOf = oneFile): AllAnswers {
  return {
    applicableAccount: { lines: ["exchange", "custodyHongKong"] },
    entryBoarding: { entityType: "registeredCompany" },
    companyInformation: company,
    businessInformation: business,
    activityInformation: activity,
    taxInformation: tax,
    declaration: declared,
    nonSolicitation: { approached: "no", ownInitiative: true },
    flatServices: bank,
    uploadFiles: entityDocuments(today, files),
    supportingDocuments: {},
    investorClassification: investor,
    relatedInformation: {
      companies: [holding],
      hasCorporateParties: "no",
      people: [owner(today, files), representative(today, files)],
      others: [
        { of: "applicant", stake: "exact", percent: "7.5" },
        { of: samplePeople.holding, stake: "exact", percent: "40" },
      ],
    },
    acknowledgement: { truthful: true, authority: true, sharing: true },
  };
}

const company: AnswersTo<typeof companyInformation> = {
  entityName: "Harbour Light Trading Limited",
  nativeName: "港燈貿易有限公司",
  incorporationPlace: "HK",
  incorporationNumber: "1234567",
  incorporationDate: "2015-06-01",
  registeredAddress: office,
  sameAddress: "no",
  businessAddress: { ...office, line1: "Unit 5, 12/F, 16 Sample Street", line2: "" },
};

const business: AnswersTo<typeof businessInformation> = {
  hasWebsite: "yes",
  website: "https://harbour-light.example",
  purpose: ["treasury", "ownTrading"],
  natureOfBusiness: "Wholesale trade of marine lamps to shipyards in Hong Kong and Singapore.",
  industry: "G",
  hasHighRisk: "yes",
  highRisk: ["moneyService"],
  licensed: "yes",
  regulator: "Customs and Excise Department",
  licenceName: "Money Service Operator licence",
  licenceNumber: "12-03-04567",
  registerLink: "https://eservices.example/mso/12-03-04567",
  listed: "no",
  jurisdictions: ["HK", "SG", "MY"],
  hasSubsidiaries: "yes",
  subsidiaries: "Harbour Light Pte. Ltd., Singapore",
};

const activity: AnswersTo<typeof activityInformation> = {
  hasAccounts: "yes",
  netAssets: { currency: "HKD", amount: "62400000.00" },
  assetsUnderManagement: { currency: "HKD", amount: "0" },
  investmentSize: "1mTo5m",
  monthlyVolume: "100kTo1m",
  monthlyTransactions: "4to10",
  digitalAssets: ["bitcoin", "stablecoins"],
  sourceOfWealth: ["operatingProfit"],
  sourceOfFunds: ["operatingProfit", "shareholderCapital"],
  sourceDetails:
    "Profits of HKD 6,000,000 a year since 2018. Capital of HKD 20,000,000 paid in 2015.",
  omnibus: "no",
  needsFiat: "yes",
  customers: [
    { country: "HK", percent: "60" },
    { country: "SG", percent: "40" },
  ],
  hasDownstream: "yes",
  downstream: ["SG"],
};

const tax: AnswersTo<typeof taxInformation> = {
  crsType: "activeNfe",
  fatcaType: "activeNffe",
  residences: [{ country: "HK", tin: "12345678", reason: "", explanation: "" }],
};

const declared: AnswersTo<typeof declaration> = {
  sanctioned: "no",
  othersMoney: "no",
  bearerShares: "no",
  taxAmnesty: "no",
  crime: "no",
  stateOwned: "no",
  adverseNews: "no",
  proceedings: "no",
  ownershipLayers: "1to3",
};

const bank: AnswersTo<typeof flatServices> = {
  bankName: "Sample Bank Limited",
  branchName: "Central",
  branchAddress: { ...office, line1: "1 Sample Square", line2: "" },
  accountHolderName: "Harbour Light Trading Limited",
  accountNumber: "012345678001",
  swiftCode: "SAMPHKHHXXX",
  hasIntermediary: "yes",
  intermediaryBankName: "Sample Correspondent Bank",
  intermediarySwiftCode: "SAMPUS33",
};

const investor: AnswersTo<typeof investorClassification> = {
  route: "totalAssets",
  totalAssets: { currency: "USD", amount: "12315000.00" },
  professional: true,
  knowledge: "trades",
  knowledgeDetails:
    "Spot trades in bitcoin on two licensed platforms since 2024, about ten a month.",
};

function entityDocuments(today: string, files: FilesOf): Record<string, Documents> {
  const dated = monthsBefore(today, 1);
  const certifier = certifiedOn(dated);
  return {
    certificateOfIncorporation: { files: files("certificateOfIncorporation"), certifier },
    businessRegistration: {
      files: files("businessRegistration"),
      expiry: monthsAfter(today, 6),
    },
    articles: { files: files("articles") },
    registerOfMembers: { files: files("registerOfMembers"), dated, certifier },
    listOfDirectors: { files: files("listOfDirectors"), dated },
    goodStanding: { files: files("goodStanding"), dated, certifier },
    ownershipChart: { files: files("ownershipChart"), dated },
    licenceExtract: { files: files("licenceExtract") },
    proofOfBusinessAddress: { files: files("proofOfBusinessAddress"), dated },
    auditedAccounts: { files: files("auditedAccounts"), dated },
    boardResolution: { files: files("boardResolution") },
    bankStatement: { files: files("bankStatement"), dated },
  };
}

const holding = {
  id: samplePeople.holding,
  kind: "company",
  name: "Harbour Light Holdings Limited",
  place: "VG",
  number: "2045671",
  holdings: [{ of: "applicant", stake: "exact", percent: "80" }],
};
