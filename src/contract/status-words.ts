import type { businessAccount } from "@gatehouse/machines/business-account";
import type { kycStatus } from "@gatehouse/machines/kyc-status";
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { StateValueFrom } from "xstate";

/** The status on the wire is the first level of its chart; what is nested is for the desk. */
type Status<Value> = Value extends string ? Value : keyof Value;

export type KycStatus = Status<StateValueFrom<typeof kycStatus>>;
export type AccountStatus = Status<StateValueFrom<typeof businessAccount>>;

/** The specification's names of the statuses, for people. */
export const kycStatusWords = {
  notSubmitted: msg`KYC not submitted`,
  inProgress: msg`KYC In Progress`,
  additionalDocumentsRequired: msg`Additional documents required`,
  approved: msg`KYC Approved`,
  rejected: msg`KYC Rejected`,
} satisfies Record<KycStatus, MessageDescriptor>;

export const accountStatusWords = {
  pending: msg`Pending (not activated)`,
  underReview: msg`Under review`,
  normal: msg`Normal (activated)`,
  frozen: msg`Frozen`,
  closed: msg`Closed`,
} satisfies Record<AccountStatus, MessageDescriptor>;
