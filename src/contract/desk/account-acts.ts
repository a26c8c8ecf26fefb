import type { AccountEvent } from "@gatehouse/machines/review/business-account";

/** What the desk does with a business account. */
export const accountActs = ["activate", "decline", "freeze", "unfreeze", "close"] as const;
export type AccountAct = (typeof accountActs)[number];

/** The acts whose event in the chart has a reason. */
type ReasonedAct<Event = AccountEvent> = Event extends { type: `account.${infer Act}` }
  ? "reason" extends keyof Event
    ? Act
    : never
  : never;

/** These take an account from the applicant, and need a reason. The chart rejects them without one. */
const reasoned = { decline: true, freeze: true, close: true } satisfies Record<ReasonedAct, true>;

export const needsReason = (act: AccountAct): boolean => act in reasoned;
