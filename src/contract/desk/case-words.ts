import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { KycStatus } from "../application/status-names.ts";
import type { RequestOutcome } from "../calls/desk-case.ts";
import type { acts, blockers } from "./line-acts.ts";
import type { lapseCauses } from "../calls/desk-work.ts";
import type { Band } from "./bands.ts";
import { entityTypes } from "../options/lists.ts";

type Words<Id extends string> = Readonly<Record<Id, MessageDescriptor>>;

/** Short, for tables; the applicant reads the names of the specification. */
export const shortStatuses: Words<KycStatus> = {
  notSubmitted: msg`Not submitted`,
  inProgress: msg`In review`,
  additionalDocumentsRequired: msg`Waiting for applicant`,
  approved: msg`Approved`,
  rejected: msg`Rejected`,
};

/** What a nested state adds to the status. */
export const stateDetails: Readonly<Record<string, MessageDescriptor>> = {
  "additionalDocumentsRequired.rejectable.overdue": msg`Overdue`,
  "additionalDocumentsRequired.rejectable.answeredInWords": msg`Answered in writing`,
  "rejected.retry": msg`May reapply`,
  "rejected.final": msg`Final`,
};

export const bandNames: Words<Band> = {
  low: msg`Low`,
  medium: msg`Medium`,
  high: msg`High`,
  prohibited: msg`Prohibited`,
};

export const kinds: Readonly<Record<string, MessageDescriptor>> = {
  individual: msg`Individual`,
  ...Object.fromEntries(entityTypes.map(({ value, label }) => [value, label])),
};

export const decisionStates: Readonly<Record<string, MessageDescriptor>> = {
  undecided: msg`Undecided`,
  "proposed.awaitingSeniorManager": msg`Awaiting senior management`,
  "proposed.awaitingApprover": msg`Awaiting approver`,
  decided: msg`Decided`,
};

export type OutcomeId = "approve" | "rejectRetry" | "rejectFinal";

export const outcomes: Words<OutcomeId> = {
  approve: msg`Approve`,
  rejectRetry: msg`Reject (may reapply)`,
  rejectFinal: msg`Reject (final, cannot reapply)`,
};

export const requestOutcomes: Words<RequestOutcome> = {
  answered: msg`Answered`,
  cancelled: msg`Cancelled by the desk`,
  withdrawn: msg`Withdrawn by the applicant`,
  rejected: msg`Ended: application rejected`,
};

export const blockerNames: Words<(typeof blockers)[number]> = {
  notInReview: msg`Not in review`,
  prohibited: msg`Prohibited by the risk policy`,
  verdictsUnsettled: msg`Unresolved verdicts`,
  documentsUnjudged: msg`Documents without a verdict`,
  requestOpen: msg`Waiting for the applicant`,
};

export const actNames: Words<(typeof acts)[number]> = {
  propose: msg`Propose`,
  decide: msg`Decide`,
  confirm: msg`Confirm`,
  endorse: msg`Endorse`,
  return: msg`Return`,
  withdraw: msg`Withdraw proposal`,
  activate: msg`Activate`,
  decline: msg`Decline`,
  freeze: msg`Freeze`,
  unfreeze: msg`Unfreeze`,
  close: msg`Close account`,
  lapse: msg`End approval`,
};

export const lapseCauseNames: Words<(typeof lapseCauses)[number]> = {
  periodicReview: msg`Periodic review is due`,
  documentExpired: msg`A document has expired`,
  ownershipChanged: msg`The ownership has changed`,
  adverseHit: msg`Adverse information`,
};
