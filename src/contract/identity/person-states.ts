/** How the identity check of a related person stands for the account holder. */
export const personStates = ["notSent", "sent", "late", "underWay", "failed", "verified"] as const;
export type PersonState = (typeof personStates)[number];
