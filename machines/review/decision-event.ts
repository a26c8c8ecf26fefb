import type { KycActor } from "./kyc-event.ts";

export type Outcome = "approve" | "rejectRetry" | "rejectFinal";

/** reason: a code; a rejection has one. */
interface Proposal {
  personId: string;
  outcome: Outcome;
  reason: string;
}

/** Who acts, and the facts for the guards. snapshot: a hash of all that the decision rests on. */
export type DecisionEvent = { by: KycActor } & (
  | ({ type: "decision.propose"; snapshot: string } & Proposal)
  | ({ type: "decision.decide" } & Proposal)
  | { type: "decision.endorse" | "decision.confirm"; personId: string; snapshot: string }
  | { type: "decision.return"; personId: string; reason: string }
  | { type: "decision.withdraw"; personId: string }
  | { type: "decision.change" }
  | { type: "decision.begin"; needsTwo: boolean; isProhibited?: boolean }
);

/** needsTwo: high risk or PEP. */
export interface DecisionInput {
  needsTwo: boolean;
}

export interface DecisionContext extends DecisionInput {
  outcome: Outcome | null;
  proposerId: string | null;
  seniorManagerId: string | null;
  snapshot: string;
  reason: string;
  /** No role can approve. */
  isProhibited: boolean;
}

/** No proposal. */
export const none = {
  outcome: null,
  reason: "",
  proposerId: null,
  seniorManagerId: null,
  snapshot: "",
};
export const isDesk = ({ by }: DecisionEvent) => by === "reviewer" || by === "approver";
export const personOf = (event: DecisionEvent) => ("personId" in event ? event.personId : "");
export const reasonOf = (event: DecisionEvent) => ("reason" in event ? event.reason : "");
export const outcomeOf = (event: DecisionEvent) => ("outcome" in event ? event.outcome : null);

/** The risk of the line as it is submitted now. */
export const riskOf = (context: DecisionContext, event: DecisionEvent) =>
  event.type === "decision.begin"
    ? { needsTwo: event.needsTwo, isProhibited: event.isProhibited ?? false }
    : { needsTwo: context.needsTwo, isProhibited: context.isProhibited };

export const isAllowed = ({ isProhibited }: DecisionContext, event: DecisionEvent) =>
  !isProhibited || outcomeOf(event) !== "approve";

/** An approval, or a rejection with its reason. */
export const isReasoned = (event: DecisionEvent) =>
  outcomeOf(event) === "approve" || (outcomeOf(event) !== null && reasonOf(event) !== "");

/** A person who has no part in the proposal, of which nothing has changed. */
export const isOther = (context: DecisionContext, event: DecisionEvent) =>
  personOf(event) !== context.proposerId &&
  personOf(event) !== context.seniorManagerId &&
  "snapshot" in event &&
  event.snapshot === context.snapshot;
