/** Every way of applying, as it is named on the wire and in the database. */
export const flowIds = ["institutional", "otcInstitution", "otcIndividual"] as const;

export type FlowId = (typeof flowIds)[number];
