import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { AgreementId } from "./agreements/agreement-ids.ts";

export interface BusinessLine {
  name: MessageDescriptor;
  region: "HK" | "SG" | "any";
  flow: "institutional" | "otc";
  audience: readonly ("institution" | "individual")[];
  /** Share from which an owner must be named: `low` or `usual` figure of ownership-rules.ts. */
  uboThreshold: "low" | "usual";
  certifiedCopies: boolean;
  /** Months a document may be old: `strict` or `wide` figure of ages.ts. */
  documentAges: "strict" | "wide";
  investorClass: "SG" | "HK" | null;
  /** What the applicant signs before the account is opened. */
  agreement: AgreementId | null;
  verifiesFaceOf: BusinessLine["audience"];
  /** Applicants from outside say whether they were approached: of Hong Kong, of Singapore, of both; null for none. */
  nonSolicitation: "HK" | "SG" | "both" | null;
  /** Whether applicants estimate how much they will invest. */
  asksInvestmentSize: boolean;
  /** Whether applicants estimate how much and how often they will trade each month. */
  asksTurnover: boolean;
  /** Whether the account holds or moves digital assets of the applicant. */
  asksDigitalAssets: boolean;
}

/** What a line has unless its row says otherwise. */
const institutional = {
  region: "any",
  flow: "institutional",
  audience: ["institution"],
  uboThreshold: "usual",
  certifiedCopies: false,
  documentAges: "strict",
  investorClass: null,
  agreement: null,
  verifiesFaceOf: [],
  nonSolicitation: null,
  asksInvestmentSize: false,
  asksTurnover: true,
  asksDigitalAssets: true,
} as const satisfies Omit<BusinessLine, "name">;

const otc = {
  ...institutional,
  flow: "otc",
  audience: ["institution", "individual"],
  verifiesFaceOf: ["individual"],
} as const satisfies Omit<BusinessLine, "name">;

/** The applicant buys and holds a product. */
const holding = {
  asksInvestmentSize: true,
  asksTurnover: false,
  asksDigitalAssets: false,
} as const;

const investment = {
  ...institutional,
  ...holding,
  uboThreshold: "low",
  documentAges: "wide",
} as const satisfies Omit<BusinessLine, "name">;

/** Every difference between lines is a column of this table. */
export const businessLines = {
  appInvest: {
    name: msg`App investment`,
    ...investment,
  },
  collateralLending: {
    name: msg`Collateral lending`,
    ...institutional,
    certifiedCopies: true,
  },
  exchange: {
    name: msg`Exchange`,
    ...institutional,
    nonSolicitation: "both",
  },
  otcHongKong: {
    name: msg`OTC Hong Kong`,
    ...otc,
    region: "HK",
    investorClass: "HK",
    agreement: "otc",
    nonSolicitation: "HK",
  },
  otcSingapore: {
    name: msg`OTC Singapore`,
    ...otc,
    region: "SG",
    certifiedCopies: true,
    investorClass: "SG",
    agreement: "otc",
    nonSolicitation: "SG",
  },
  custodyHongKong: {
    name: msg`Custody Hong Kong`,
    ...institutional,
    asksInvestmentSize: true,
    region: "HK",
    certifiedCopies: true,
    investorClass: "HK",
    nonSolicitation: "HK",
  },
  custodySingapore: {
    name: msg`Custody Singapore`,
    ...institutional,
    asksInvestmentSize: true,
    region: "SG",
    certifiedCopies: true,
    investorClass: "SG",
    nonSolicitation: "SG",
  },
  goldToken: {
    name: msg`Gold token`,
    ...investment,
  },
  bondToken: {
    name: msg`Treasury-bond token`,
    ...investment,
  },
  structuredProducts: {
    name: msg`Structured products`,
    ...institutional,
    ...holding,
    region: "HK",
    investorClass: "HK",
    nonSolicitation: "HK",
  },
  prime: {
    name: msg`Prime brokerage and strategies`,
    ...institutional,
    asksInvestmentSize: true,
  },
  offlineExchange: {
    name: msg`Offline coin exchange`,
    ...otc,
    region: "HK",
    nonSolicitation: "HK",
  },
  secondOtc: {
    name: msg`OTC with the second entity`,
    ...otc,
    agreement: "secondOtc",
  },
} as const satisfies Record<string, BusinessLine>;

export type LineId = keyof typeof businessLines;

export const lineIds = Object.keys(businessLines) as LineId[];

export const lineOf = (id: LineId): BusinessLine => businessLines[id];
