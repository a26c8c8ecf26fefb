/** Why a line is rejected; its words are apart, so that calls do not carry them. */
export const rejectionReasonIds = [
  "incomplete",
  "notVerified",
  "notEligible",
  "notServed",
  "withdrawnByDesk",
  "outsideAppetite",
] as const;

export type RejectionReason = (typeof rejectionReasonIds)[number];
