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
  /** Whether applicants from abroad confirm that they were not approached. */
  nonSolicitation: boolean;
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
  nonSolicitation: false,
} as const satisfies Omit<BusinessLine, "name">;

const otc = {
  ...institutional,
  flow: "otc",
  audience: ["institution", "individual"],
  verifiesFaceOf: ["individual"],
} as const satisfies Omit<BusinessLine, "name">;

const investment = {
  ...institutional,
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
    nonSolicitation: true,
  },
  otcHongKong: {
    name: msg`OTC Hong Kong`,
    ...otc,
    region: "HK",
    investorClass: "HK",
    agreement: "otc",
    nonSolicitation: true,
  },
  otcSingapore: {
    name: msg`OTC Singapore`,
    ...otc,
    region: "SG",
    certifiedCopies: true,
    investorClass: "SG",
    agreement: "otc",
    nonSolicitation: true,
  },
  custodyHongKong: {
    name: msg`Custody Hong Kong`,
    ...institutional,
    region: "HK",
    certifiedCopies: true,
    investorClass: "HK",
    nonSolicitation: true,
  },
  custodySingapore: {
    name: msg`Custody Singapore`,
    ...institutional,
    region: "SG",
    certifiedCopies: true,
    investorClass: "SG",
    nonSolicitation: true,
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
    region: "HK",
    investorClass: "HK",
    nonSolicitation: true,
  },
  prime: {
    name: msg`Prime brokerage and strategies`,
    ...institutional,
  },
  offlineExchange: {
    name: msg`Offline coin exchange`,
    ...otc,
    region: "HK",
    nonSolicitation: true,
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
