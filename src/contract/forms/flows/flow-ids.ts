/** Applications for business lines. */
export const applicationFlowIds = ["institutional", "otcInstitution", "otcIndividual"] as const;

export type ApplicationFlowId = (typeof applicationFlowIds)[number];

/** Used on the wire and in the database. */
export const flowIds = [...applicationFlowIds, "questionnaire"] as const;

export type FlowId = (typeof flowIds)[number];

/** Change this when a question, rule or condition changes what an application must contain. */
export const formVersion = "2026-11-28";

/** The last page of every flow, on which the answers are reviewed and submitted. */
export const reviewPage = "acknowledgement";

/** The page of each flow in the portal. */
export const pathOf = {
  institutional: "/kyc/verify",
  otcInstitution: "/kyc/otcVerify",
  otcIndividual: "/kyc/otcVerify",
  questionnaire: "/kyc/questionnaire",
} as const satisfies Record<FlowId, string>;
