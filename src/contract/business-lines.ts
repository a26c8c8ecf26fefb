import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";

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
  agreement: boolean;
  verifiesFaceOf: BusinessLine["audience"];
  /** Whether applicants from abroad confirm that they were not approached. */
  nonSolicitation: boolean;
}

/** Every difference between lines is a column of this table. */
export const businessLines = {
  appInvest: {
    name: msg`App investment`,
    region: "any",
    flow: "institutional",
    audience: ["institution"],
    uboThreshold: "low",
    certifiedCopies: false,
    documentAges: "wide",
    investorClass: null,
    agreement: false,
    verifiesFaceOf: [],
    nonSolicitation: false,
  },
  collateralLending: {
    name: msg`Collateral lending`,
    region: "any",
    flow: "institutional",
    audience: ["institution"],
    uboThreshold: "usual",
    certifiedCopies: true,
    documentAges: "strict",
    investorClass: null,
    agreement: false,
    verifiesFaceOf: [],
    nonSolicitation: false,
  },
  exchange: {
    name: msg`Exchange`,
    region: "any",
    flow: "institutional",
    audience: ["institution"],
    uboThreshold: "usual",
    certifiedCopies: false,
    documentAges: "strict",
    investorClass: null,
    agreement: false,
    verifiesFaceOf: [],
    nonSolicitation: true,
  },
  otcHongKong: {
    name: msg`OTC Hong Kong`,
    region: "HK",
    flow: "otc",
    audience: ["institution", "individual"],
    uboThreshold: "usual",
    certifiedCopies: false,
    documentAges: "strict",
    investorClass: "HK",
    agreement: true,
    verifiesFaceOf: ["individual"],
    nonSolicitation: true,
  },
  otcSingapore: {
    name: msg`OTC Singapore`,
    region: "SG",
    flow: "otc",
    audience: ["institution", "individual"],
    uboThreshold: "usual",
    certifiedCopies: true,
    documentAges: "strict",
    investorClass: "SG",
    agreement: true,
    verifiesFaceOf: ["individual"],
    nonSolicitation: true,
  },
  custodyHongKong: {
    name: msg`Custody Hong Kong`,
    region: "HK",
    flow: "institutional",
    audience: ["institution"],
    uboThreshold: "usual",
    certifiedCopies: true,
    documentAges: "strict",
    investorClass: "HK",
    agreement: false,
    verifiesFaceOf: [],
    nonSolicitation: true,
  },
  custodySingapore: {
    name: msg`Custody Singapore`,
    region: "SG",
    flow: "institutional",
    audience: ["institution"],
    uboThreshold: "usual",
    certifiedCopies: true,
    documentAges: "strict",
    investorClass: "SG",
    agreement: false,
    verifiesFaceOf: [],
    nonSolicitation: true,
  },
  goldToken: {
    name: msg`Gold token`,
    region: "any",
    flow: "institutional",
    audience: ["institution"],
    uboThreshold: "low",
    certifiedCopies: false,
    documentAges: "wide",
    investorClass: null,
    agreement: false,
    verifiesFaceOf: [],
    nonSolicitation: false,
  },
  bondToken: {
    name: msg`Treasury-bond token`,
    region: "any",
    flow: "institutional",
    audience: ["institution"],
    uboThreshold: "low",
    certifiedCopies: false,
    documentAges: "wide",
    investorClass: null,
    agreement: false,
    verifiesFaceOf: [],
    nonSolicitation: false,
  },
  structuredProducts: {
    name: msg`Structured products`,
    region: "HK",
    flow: "institutional",
    audience: ["institution"],
    uboThreshold: "usual",
    certifiedCopies: false,
    documentAges: "strict",
    investorClass: "HK",
    agreement: false,
    verifiesFaceOf: [],
    nonSolicitation: true,
  },
  prime: {
    name: msg`Prime brokerage and strategies`,
    region: "any",
    flow: "institutional",
    audience: ["institution"],
    uboThreshold: "usual",
    certifiedCopies: false,
    documentAges: "strict",
    investorClass: null,
    agreement: false,
    verifiesFaceOf: [],
    nonSolicitation: false,
  },
  offlineExchange: {
    name: msg`Offline coin exchange`,
    region: "HK",
    flow: "otc",
    audience: ["institution", "individual"],
    uboThreshold: "usual",
    certifiedCopies: false,
    documentAges: "strict",
    investorClass: null,
    agreement: false,
    verifiesFaceOf: ["individual"],
    nonSolicitation: true,
  },
  secondOtc: {
    name: msg`OTC with the second entity`,
    region: "any",
    flow: "otc",
    audience: ["institution", "individual"],
    uboThreshold: "usual",
    certifiedCopies: false,
    documentAges: "strict",
    investorClass: null,
    agreement: true,
    verifiesFaceOf: ["individual"],
    nonSolicitation: false,
  },
} as const satisfies Record<string, BusinessLine>;

export type LineId = keyof typeof businessLines;

export const lineIds = Object.keys(businessLines) as LineId[];

export const lineOf = (id: LineId): BusinessLine => businessLines[id];
