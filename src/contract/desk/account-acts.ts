/** What the desk does with a business account. */
export const accountActs = ["activate", "decline", "freeze", "unfreeze", "close"] as const;
export type AccountAct = (typeof accountActs)[number];

/** These take an account from the applicant, and need a reason. */
export const reasonedActs: readonly AccountAct[] = ["decline", "freeze", "close"];
