import type { businessAccount } from "@gatehouse/machines/review/business-account";
import type { kycStatus } from "@gatehouse/machines/review/kyc-status";
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { StateValueFrom } from "xstate";

/** Nested states are for reviewers only. */
type Status<Value> = Value extends string ? Value : keyof Value;

export type KycStatus = Status<StateValueFrom<typeof kycStatus>>;
export type AccountStatus = Status<StateValueFrom<typeof businessAccount>>;

export const kycStatusLabels = {
  notSubmitted: msg`KYC not submitted`,
  inProgress: msg`KYC In Progress`,
  additionalDocumentsRequired: msg`Additional documents required`,
  approved: msg`KYC Approved`,
  rejected: msg`KYC Rejected`,
} satisfies Record<KycStatus, MessageDescriptor>;

export const accountStatusLabels = {
  pending: msg`Pending (not activated)`,
  underReview: msg`Under review`,
  normal: msg`Normal (activated)`,
  frozen: msg`Frozen`,
  closed: msg`Closed`,
} satisfies Record<AccountStatus, MessageDescriptor>;
