/** The charts of a business line by id, each with its file in machines. */
export const chartPaths = {
  kycStatus: "review/kyc-status",
  decision: "review/decision",
  businessAccount: "review/business-account",
} as const;

export type StatusChart = keyof typeof chartPaths;
