import type { businessAccount } from "@gatehouse/machines/review/business-account";
import type { kycStatus } from "@gatehouse/machines/review/kyc-status";
import type { StateValueFrom } from "xstate";

/** Nested states are for reviewers only. */
type Status<Value> = Value extends string ? Value : keyof Value;

export type KycStatus = Status<StateValueFrom<typeof kycStatus>>;
export type AccountStatus = Status<StateValueFrom<typeof businessAccount>>;

/** On the wire, as the specification names them. */
export const kycStatusNames = {
  notSubmitted: "KYC not submitted",
  inProgress: "KYC In Progress",
  additionalDocumentsRequired: "Additional documents required",
  approved: "KYC Approved",
  rejected: "KYC Rejected",
} as const satisfies Record<KycStatus, string>;

export const accountStatusNames = {
  pending: "Pending",
  underReview: "Pending1",
  normal: "Normal",
  closed: "Closed",
  frozen: "Frozen",
} as const satisfies Record<AccountStatus, string>;

export type KycStatusName = (typeof kycStatusNames)[KycStatus];
export type AccountStatusName = (typeof accountStatusNames)[AccountStatus];

export const kycStatusOf = (name: KycStatusName): KycStatus => keyOf(kycStatusNames, name);
export const accountStatusOf = (name: AccountStatusName): AccountStatus =>
  keyOf(accountStatusNames, name);

function keyOf<Key extends string>(names: Record<Key, string>, name: string): Key {
  return (Object.keys(names) as Key[]).find((key) => names[key] === name)!;
}
