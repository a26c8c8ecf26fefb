import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { KycStatus } from "#contract/application/status-names.ts";
import type { acts, blockers } from "#contract/calls/desk-case.ts";
import type { lapseCauses } from "#contract/calls/desk-work.ts";
import { entityTypes } from "#contract/options/lists.ts";
import type { BadgeProps } from "#ui/Badge/Badge.tsx";

type Words<Id extends string> = Readonly<Record<Id, MessageDescriptor>>;
type Tone = NonNullable<BadgeProps["tone"]>;

/** Short, for tables; the applicant reads the names of the specification. */
export const shortStatuses: Words<KycStatus> = {
  notSubmitted: msg`Not submitted`,
  inProgress: msg`In review`,
  additionalDocumentsRequired: msg`Waiting for applicant`,
  approved: msg`Approved`,
  rejected: msg`Rejected`,
};

export const statusTones: Record<KycStatus, Tone> = {
  notSubmitted: "neutral",
  inProgress: "info",
  additionalDocumentsRequired: "caution",
  approved: "positive",
  rejected: "negative",
};

/** What a nested state adds to the status. */
export const stateDetails: Readonly<Record<string, MessageDescriptor>> = {
  "additionalDocumentsRequired.rejectable.overdue": msg`Overdue`,
  "additionalDocumentsRequired.rejectable.answeredInWords": msg`Answered in words`,
  "rejected.retry": msg`May try again`,
  "rejected.final": msg`For good`,
};

export const bands: Readonly<Record<string, { name: MessageDescriptor; tone: Tone }>> = {
  low: { name: msg`Low`, tone: "positive" },
  medium: { name: msg`Medium`, tone: "caution" },
  high: { name: msg`High`, tone: "negative" },
  prohibited: { name: msg`Prohibited`, tone: "negative" },
};

export const kinds: Readonly<Record<string, MessageDescriptor>> = {
  individual: msg`Individual`,
  ...Object.fromEntries(entityTypes.map(({ value, label }) => [value, label])),
};

export const decisionStates: Readonly<Record<string, MessageDescriptor>> = {
  undecided: msg`Undecided`,
  "proposed.awaitingSeniorManager": msg`Awaits senior management`,
  "proposed.awaitingApprover": msg`Awaits an approver`,
  decided: msg`Decided`,
};

export type OutcomeId = "approve" | "rejectRetry" | "rejectFinal";

export const outcomes: Words<OutcomeId> = {
  approve: msg`Approve`,
  rejectRetry: msg`Reject, may try again`,
  rejectFinal: msg`Reject finally (no new application)`,
};

export const blockerNames: Words<(typeof blockers)[number]> = {
  notInReview: msg`Not in review`,
  verdictsUnsettled: msg`Verdicts not settled`,
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
