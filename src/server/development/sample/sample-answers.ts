import { flatServices } from "#contract/forms/bank.ts";
import { companyInformation } from "#contract/forms/company.ts";
import { declaration } from "#contract/forms/declaration.ts";
import { investorClassification } from "#contract/forms/people/investor.ts";
import type { Documents, StoredFile } from "#contract/questions/row-builders.ts";
import { monthsBefore } from "#contract/rules/days.ts";
import type { AnswersTo } from "#contract/questions/section.ts";
import type { AllAnswers } from "#contract/questions/answers.ts";

/** Takes a slot (`articles`, or `identity.<row id>` for a person's); gives the files stored in it. */
export type FilesOf = (slot: string) => StoredFile[];

/** Rows of the people and the company of the sample. */
export const samplePeople = {
  owner: "5f0d4c8e-3a52-4a0b-9a55-0d8a3a1d2f01",
  representative: "5f0d4c8e-3a52-4a0b-9a55-0d8a3a1d2f02",
  holding: "5f0d4c8e-3a52-4a0b-9a55-0d8a3a1d2f03",
} as const;

export const oneFile: FilesOf = (slot) => [
  { uid: `sample-${slot}`, name: `${slot}.pdf`, size: 24_000, type: "application/pdf" },
];

/**
 * Every question of a Registered Company answered, for Exchange and Custody Hong Kong with fiat service:
 * an application that may be submitted on `today` (YYYY-MM-DD). 14 files, the conditional questions included.
 */
export function sampleAnswers(today: string, files: FilesOf = oneFile): AllAnswers {
  return {
    applicableAccount: { lines: ["exchange", "custodyHongKong"] },
    entryBoarding: { entityType: "registeredCompany" },
    companyInformation: company,
    declaration: declared,
    nonSolicitation: { approached: "no", ownInitiative: true },
    flatServices: bank,
    uploadFiles: entityDocuments(today, files),
    supportingDocuments: {},
    investorClassification: investor(today),
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

const office = {
  line1: "Unit 2101, 21/F, 88 Sample Road",
  line2: "Central",
  city: "Hong Kong",
  postcode: "",
  country: "HK",
};

const company: AnswersTo<typeof companyInformation> = {
  entityName: "Harbour Light Trading Limited",
  nativeName: "港燈貿易有限公司",
  incorporationPlace: "HK",
  incorporationNumber: "1234567",
  incorporationDate: "2015-06-01",
  registeredAddress: office,
  sameAddress: "no",
  businessAddress: { ...office, line1: "Unit 5, 12/F, 16 Sample Street", line2: "" },
  website: "harbour-light.example",
  purpose: ["treasury", "ownTrading"],
  natureOfBusiness: "Wholesale trade of marine lamps to shipyards in Hong Kong and Singapore.",
  industry: "G",
  hasHighRisk: "yes",
  highRisk: ["moneyService"],
  licensed: "yes",
  regulator: "Customs and Excise Department",
  licenceName: "Money Service Operator licence",
  jurisdictions: ["HK", "SG"],
  hasSubsidiaries: "yes",
  subsidiaries: "Harbour Light Pte. Ltd., Singapore",
  netAssets: { currency: "HKD", amount: "52,400,000.00" },
  assetsUnderManagement: { currency: "HKD", amount: "0" },
  investmentSize: "1mTo5m",
  monthlyVolume: "100kTo1m",
  monthlyTransactions: "4to10",
  digitalAssets: ["bitcoin", "stablecoins"],
  sourceOfWealth: ["operatingProfit"],
  sourceOfFunds: ["operatingProfit", "shareholderCapital"],
  omnibus: "no",
  needsFiat: "yes",
  customers: [
    { country: "HK", percent: "60" },
    { country: "SG", percent: "40" },
  ],
  hasDownstream: "yes",
  downstream: ["SG"],
};

const declared: AnswersTo<typeof declaration> = {
  taxAmnesty: "no",
  pep: "yes",
  pepDetails: "A shareholder's sister sat on a district council from 2012 to 2015.",
  stateOwned: "no",
  adverseNews: "no",
  proceedings: "no",
  ownershipLayers: "over3",
  layersReason: "The family holds its shares by a trust with one holding company per branch.",
};

const bank: AnswersTo<typeof flatServices> = {
  bankName: "Sample Bank Limited",
  branchName: "Central",
  branchAddress: { ...office, line1: "1 Sample Square", line2: "" },
  accountHolderName: "Harbour Light Trading Limited",
  accountNumber: "012-345678-001",
  swiftCode: "SAMPHKHHXXX",
  hasIntermediary: "yes",
  intermediaryBankName: "Sample Correspondent Bank",
  intermediarySwiftCode: "SAMPUS33",
};

const investor = (today: string): AnswersTo<typeof investorClassification> => ({
  route: "totalAssets",
  totalAssets: { currency: "USD", amount: "12,315,000.00" },
  figuresDate: monthsBefore(today, 2),
  professional: true,
});

/** Who certified the copies of the sample. */
export const certifiedOn = (date: string) => ({
  kind: "lawyer",
  name: "Lee Siu Wah",
  capacity: "Solicitor",
  licence: "S-100200",
  jurisdiction: "HK",
  date,
});

function entityDocuments(today: string, files: FilesOf): Record<string, Documents> {
  const dated = monthsBefore(today, 1);
  const certifier = certifiedOn(dated);
  return {
    certificateOfIncorporation: { files: files("certificateOfIncorporation"), certifier },
    articles: { files: files("articles") },
    registerOfMembers: { files: files("registerOfMembers"), dated, certifier },
    listOfDirectors: { files: files("listOfDirectors"), dated },
    ownershipChart: { files: files("ownershipChart"), dated },
    licenceExtract: { files: files("licenceExtract") },
    proofOfBusinessAddress: { files: files("proofOfBusinessAddress"), dated },
    auditedAccounts: { files: files("auditedAccounts") },
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

function owner(today: string, files: FilesOf) {
  return {
    roles: ["director", "ubo"],
    holdings: [
      { of: "applicant", stake: "exact", percent: "12.5" },
      { of: samplePeople.holding, stake: "exact", percent: "60" },
    ],
    fullName: "Chan Tai Man",
    nativeName: "陳大文",
    birthDate: "1972-02-29",
    email: "tai.man.chan@harbour-light.example",
    phone: { country_code: "+852", number: "5123 4567" },
    ...identified(samplePeople.owner, "A123456(3)", today, files),
  };
}

function representative(today: string, files: FilesOf) {
  return {
    roles: ["representative"],
    fullName: "Wong Siu Ming",
    birthDate: "1985-11-03",
    email: "siu.ming.wong@harbour-light.example",
    phone: { country_code: "+65", number: "81234567" },
    ...identified(samplePeople.representative, "B234567(8)", today, files),
  };
}

function identified(id: string, idNumber: string, today: string, files: FilesOf) {
  return {
    id,
    nationality: "HK",
    residence: "HK",
    address: { ...office, line1: "Flat B, 9/F, 3 Sample Terrace", line2: "" },
    idType: "governmentId",
    idCountry: "HK",
    idNumber,
    identity: { files: files(`identity.${id}`) },
    addressProof: { files: files(`addressProof.${id}`), dated: monthsBefore(today, 1) },
  };
}
