import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { AccountStatus, KycStatus } from "./status-names.ts";

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
