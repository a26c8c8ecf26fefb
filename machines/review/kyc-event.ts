export type KycActor =
  | "holder"
  | "assistant"
  | "reviewer"
  | "approver"
  | "seniorManager"
  | "system";

type LapseCause = "periodicReview" | "documentExpired" | "ownershipChanged" | "adverseHit";
type Complete = { requirementsMet: boolean; consentsTicked: boolean; filesClean: boolean };

/** Who decides, and who proposed it; null where one person decides alone. */
type Decided = { deciderId: string; proposerId: string | null };

/** Who acts, and the facts for the guards. needsTwo, isProhibited: the client's risk as computed now. */
export type KycEvent = { by: KycActor } & (
  | ({ type: "kyc.submit"; needsTwo?: boolean; isProhibited?: boolean } & Complete)
  | { type: "kyc.requestDocuments"; items: string[] }
  | { type: "kyc.cancelRequest"; reason: string }
  | { type: "kyc.filesSubmitted"; answered: string[] }
  | { type: "kyc.answeredInWords" | "kyc.dueDatePassed" | "kyc.reopen" | "kyc.withdraw" }
  | ({ type: "kyc.approve" } & Decided)
  | ({ type: "kyc.reject"; kind: "RETRY" | "FINAL"; reason: string } & Decided)
  | { type: "kyc.lapse"; cause: LapseCause }
);

/** needsTwo: high risk or PEP. attemptCap: rejections after which there is no reopening. */
export interface KycInput {
  needsTwo: boolean;
  attemptCap: number;
}

export interface KycContext extends KycInput {
  openItems: string[];
  attempts: number;
  /** High risk or an adverse hit since the last approval: a new submission does not lower the risk. */
  staysHigh: boolean;
  /** By the last submission. No role can approve. */
  isProhibited: boolean;
}

/** Before a submission. */
export const unscored = { staysHigh: false, isProhibited: false };

export const isDesk = ({ by }: KycEvent) => by === "reviewer" || by === "approver";

export const isComplete = (event: KycEvent) =>
  event.type === "kyc.submit" && event.requirementsMet && event.consentsTicked && event.filesClean;

/** Whether every open item was answered with a file. */
export const isAnswered = (event: KycEvent, openItems: readonly string[]) =>
  event.type === "kyc.filesSubmitted" && openItems.every((item) => event.answered.includes(item));

export const itemsOf = (event: KycEvent) => ("items" in event ? event.items : []);
export const reasonOf = (event: KycEvent) => ("reason" in event ? event.reason : "");
export const rejectionOf = (event: KycEvent) => ("kind" in event ? event.kind : null);

/** Whether an approver decides what another person proposed. */
export const isByTwo = (event: KycEvent) =>
  event.by === "approver" &&
  "proposerId" in event &&
  event.proposerId !== null &&
  event.proposerId !== event.deciderId;

/** The risk after a submission, or after an approval has lapsed. */
export function riskAfter({ needsTwo, staysHigh }: KycContext, event: KycEvent) {
  if (event.type === "kyc.lapse" && event.cause !== "adverseHit") return {};
  const scored = event.type === "kyc.submit" ? (event.needsTwo ?? needsTwo) : true;
  const isHigh = staysHigh || scored;
  const risk = { needsTwo: isHigh, staysHigh: isHigh };
  return event.type === "kyc.submit"
    ? { ...risk, isProhibited: event.isProhibited ?? false }
    : risk;
}
