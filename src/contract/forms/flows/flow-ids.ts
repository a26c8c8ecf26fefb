/** Every way of applying, as it is named on the wire and in the database. */
export const flowIds = ["institutional", "otcInstitution", "otcIndividual"] as const;

export type FlowId = (typeof flowIds)[number];

/** Named anew whenever a question, a rule or a condition changes what an application must hold. */
export const formVersion = "2026-11-22";
