/** What a person proves: `face`, a live face; `identity`, an identity document and the face on it. */
export const checkKinds = ["face", "identity"] as const;
export type CheckKind = (typeof checkKinds)[number];

/** How a check of a vendor can end. Only `verified` is a success, and every other outcome can be tried again. */
export const checkOutcomes = [
  "verified",
  "failed",
  "notSamePerson",
  "interrupted",
  "timedOut",
  "cameraRefused",
  "unsupportedBrowser",
  "systemError",
] as const;
export type CheckOutcome = (typeof checkOutcomes)[number];

/** The states of a check that desktop, phone and server name alike. */
export const checkStates = ["ready", "underWay", ...checkOutcomes] as const;
export type CheckState = (typeof checkStates)[number];
