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
  /** The applicants whose face is verified before the account is opened. */
  faceVerification: BusinessLine["audience"];
  /** Asked of applicants from elsewhere: that nobody in the region approached them. */
  nonSolicitation: boolean;
}

/** One row for each business line; all that differs between lines stands here. */
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
    faceVerification: [],
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
    faceVerification: [],
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
    faceVerification: [],
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
    faceVerification: ["individual"],
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
    faceVerification: ["individual"],
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
    faceVerification: [],
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
    faceVerification: [],
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
    faceVerification: [],
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
    faceVerification: [],
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
    faceVerification: [],
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
    faceVerification: [],
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
    faceVerification: ["individual"],
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
    faceVerification: ["individual"],
    nonSolicitation: false,
  },
} as const satisfies Record<string, BusinessLine>;

export type LineId = keyof typeof businessLines;

export const lineIds = Object.keys(businessLines) as LineId[];

/** The row of a line, widened so that lines can be compared. */
export function lineOf(id: LineId): BusinessLine {
  return businessLines[id];
}
