/** How the identity check of a related person stands for the account holder. */
export const personStates = ["notSent", "sent", "late", "underWay", "failed", "verified"] as const;
export type PersonState = (typeof personStates)[number];

/** At the desk: nothing checks the identity of a child but the reviewer. */
export const deskStates = [...personStates, "child"] as const;
export type DeskState = (typeof deskStates)[number];
