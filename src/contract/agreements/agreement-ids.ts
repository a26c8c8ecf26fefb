/** Apart from the texts: only the page of an agreement and the server load those. */
export const agreementIds = ["otc", "secondOtc"] as const;

export type AgreementId = (typeof agreementIds)[number];
