import type { AccountEvent } from "@gatehouse/machines/review/business-account";
import type { KycEvent } from "@gatehouse/machines/review/kyc-event";

type Told = Exclude<(KycEvent | AccountEvent)["type"], "account.kycLapsed">;

/** Events of a line that its timeline shows. A lapse is told as the freeze that follows from it. */
export const timelineEvents = [
  "kyc.submit",
  "kyc.requestDocuments",
  "kyc.cancelRequest",
  "kyc.filesSubmitted",
  "kyc.answeredInWords",
  "kyc.dueDatePassed",
  "kyc.reopen",
  "kyc.withdraw",
  "kyc.approve",
  "kyc.reject",
  "kyc.lapse",
  "account.open",
  "account.activate",
  "account.decline",
  "account.freeze",
  "account.unfreeze",
  "account.close",
] as const satisfies readonly Told[];

export type TimelineEvent = (typeof timelineEvents)[number];

/** What the applicant is told of an event that moved a line: the clock and the desk are not told apart. */
export const toldAs = (event: string): TimelineEvent =>
  event === "account.kycLapsed" ? "account.freeze" : (event as TimelineEvent);
