import type { AccountEvent } from "@gatehouse/machines/business-account";
import type { KycActor, KycEvent, kycStatus } from "@gatehouse/machines/kyc-status";
import type { SnapshotFrom } from "xstate";

/** A cell that moves; who and what is not named is refused. */
export type Row = readonly [from: string, event: string, by: readonly KycActor[], to: string];

export const actors: readonly KycActor[] = [
  "holder",
  "assistant",
  "reviewer",
  "approver",
  "system",
];
const desk = ["reviewer", "approver"] as const;
const deskOrClock = ["reviewer", "approver", "system"] as const;
const complete = { requirementsMet: true, consentsTicked: true, filesClean: true };

export const kycEvents: Record<string, (by: KycActor) => KycEvent> = {
  submit: (by) => ({ type: "kyc.submit", by, ...complete }),
  "submit, high risk": (by) => ({ type: "kyc.submit", by, ...complete, needsTwo: true }),
  "submit, item missing": (by) => ({ type: "kyc.submit", by, ...complete, requirementsMet: false }),
  "submit, no consent": (by) => ({ type: "kyc.submit", by, ...complete, consentsTicked: false }),
  "submit, file infected": (by) => ({ type: "kyc.submit", by, ...complete, filesClean: false }),
  withdraw: (by) => ({ type: "kyc.withdraw", by }),
  "request one": (by) => ({ type: "kyc.requestDocuments", by, items: ["trustDeed"] }),
  "request nothing": (by) => ({ type: "kyc.requestDocuments", by, items: [] }),
  "files, all": (by) => ({
    type: "kyc.filesSubmitted",
    by,
    answered: ["trustDeed"],
    identical: false,
  }),
  "files, none": (by) => ({ type: "kyc.filesSubmitted", by, answered: [], identical: false }),
  "files, the same": (by) => ({
    type: "kyc.filesSubmitted",
    by,
    answered: ["trustDeed"],
    identical: true,
  }),
  "due date": (by) => ({ type: "kyc.dueDatePassed", by }),
  "Ada approves": (by) => ({ type: "kyc.approve", by, approverId: "ada" }),
  "Ben approves": (by) => ({ type: "kyc.approve", by, approverId: "ben" }),
  "reject, retry": (by) => ({ type: "kyc.reject", by, kind: "RETRY", reason: "unreadable" }),
  "reject, final": (by) => ({ type: "kyc.reject", by, kind: "FINAL", reason: "notServed" }),
  "reject, no reason": (by) => ({ type: "kyc.reject", by, kind: "FINAL", reason: "" }),
  reopen: (by) => ({ type: "kyc.reopen", by }),
  "review, items": (by) => ({ type: "kyc.periodicReview", by, items: ["trustDeed"] }),
  "review, none": (by) => ({ type: "kyc.periodicReview", by, items: [] }),
  "expired, items": (by) => ({ type: "kyc.documentExpired", by, items: ["trustDeed"] }),
  "expired, none": (by) => ({ type: "kyc.documentExpired", by, items: [] }),
  "owners, items": (by) => ({ type: "kyc.ownershipChanged", by, items: ["trustDeed"] }),
  "owners, none": (by) => ({ type: "kyc.ownershipChanged", by, items: [] }),
  "hit, items": (by) => ({ type: "kyc.adverseHit", by, items: ["trustDeed"] }),
  "hit, none": (by) => ({ type: "kyc.adverseHit", by, items: [] }),
};

export const kycTable: readonly Row[] = [
  ["notSubmitted", "submit", ["holder"], "inProgress"],
  ["notSubmitted", "submit, high risk", ["holder"], "inProgress, two needed"],
  ["notSubmitted", "withdraw", ["holder"], "notSubmitted"],
  ["inProgress", "request one", desk, "additionalDocumentsRequired"],
  ["inProgress", "Ada approves", desk, "approved"],
  ["inProgress", "Ben approves", desk, "approved"],
  ["inProgress", "reject, retry", desk, "rejected, RETRY"],
  ["inProgress", "reject, final", desk, "rejected, FINAL"],
  ["inProgress", "withdraw", ["holder"], "notSubmitted"],
  ["inProgress, two needed", "request one", desk, "additionalDocumentsRequired, two needed"],
  ["inProgress, two needed", "Ada approves", desk, "inProgress, two needed, ada approved"],
  ["inProgress, two needed", "Ben approves", desk, "inProgress, two needed, ben approved"],
  ["inProgress, two needed", "reject, retry", desk, "rejected, RETRY, two needed"],
  ["inProgress, two needed", "reject, final", desk, "rejected, FINAL, two needed"],
  ["inProgress, two needed", "withdraw", ["holder"], "notSubmitted, two needed"],
  [
    "inProgress, two needed, ada approved",
    "request one",
    desk,
    "additionalDocumentsRequired, two needed",
  ],
  ["inProgress, two needed, ada approved", "Ben approves", desk, "approved, two needed"],
  ["inProgress, two needed, ada approved", "reject, retry", desk, "rejected, RETRY, two needed"],
  ["inProgress, two needed, ada approved", "reject, final", desk, "rejected, FINAL, two needed"],
  ["inProgress, two needed, ada approved", "withdraw", ["holder"], "notSubmitted, two needed"],
  ["additionalDocumentsRequired", "files, all", ["holder"], "inProgress"],
  ["additionalDocumentsRequired", "due date", ["system"], "additionalDocumentsRequired, overdue"],
  ["additionalDocumentsRequired, overdue", "files, all", ["holder"], "inProgress"],
  [
    "additionalDocumentsRequired, overdue",
    "due date",
    ["system"],
    "additionalDocumentsRequired, overdue",
  ],
  ["approved", "review, items", deskOrClock, "additionalDocumentsRequired"],
  ["approved", "review, none", deskOrClock, "inProgress"],
  ["approved", "expired, items", deskOrClock, "additionalDocumentsRequired"],
  ["approved", "expired, none", deskOrClock, "inProgress"],
  ["approved", "owners, items", deskOrClock, "additionalDocumentsRequired"],
  ["approved", "owners, none", deskOrClock, "inProgress"],
  ["approved", "hit, items", deskOrClock, "additionalDocumentsRequired"],
  ["approved", "hit, none", deskOrClock, "inProgress"],
  ["rejected, RETRY", "reopen", ["holder"], "notSubmitted"],
];

export const kycSituations: Record<string, readonly [string, KycActor][]> = {
  notSubmitted: [],
  inProgress: [["submit", "holder"]],
  "inProgress, two needed": [["submit, high risk", "holder"]],
  "inProgress, two needed, ada approved": [
    ["submit, high risk", "holder"],
    ["Ada approves", "reviewer"],
  ],
  additionalDocumentsRequired: [
    ["submit", "holder"],
    ["request one", "reviewer"],
  ],
  "additionalDocumentsRequired, overdue": [
    ["submit", "holder"],
    ["request one", "reviewer"],
    ["due date", "system"],
  ],
  approved: [
    ["submit", "holder"],
    ["Ada approves", "reviewer"],
  ],
  "rejected, RETRY": [
    ["submit", "holder"],
    ["reject, retry", "reviewer"],
  ],
  "rejected, FINAL": [
    ["submit", "holder"],
    ["reject, final", "reviewer"],
  ],
};

const facts = { kycApproved: true, agreementSigned: true, faceVerified: true };
export const accountEvents: Record<string, (by: KycActor) => AccountEvent> = {
  open: (by) => ({ type: "account.open", by, ...facts }),
  "open, KYC not approved": (by) => ({ type: "account.open", by, ...facts, kycApproved: false }),
  "open, not signed": (by) => ({ type: "account.open", by, ...facts, agreementSigned: false }),
  "open, no face": (by) => ({ type: "account.open", by, ...facts, faceVerified: false }),
  activate: (by) => ({ type: "account.activate", by, kycApproved: true }),
  "activate, KYC lapsed": (by) => ({ type: "account.activate", by, kycApproved: false }),
  decline: (by) => ({ type: "account.decline", by, reason: "outOfScope" }),
  "decline, no reason": (by) => ({ type: "account.decline", by, reason: "" }),
  freeze: (by) => ({ type: "account.freeze", by, reason: "courtOrder" }),
  "freeze, no reason": (by) => ({ type: "account.freeze", by, reason: "" }),
  unfreeze: (by) => ({ type: "account.unfreeze", by, kycApproved: true }),
  "unfreeze, KYC lapsed": (by) => ({ type: "account.unfreeze", by, kycApproved: false }),
  "KYC lapsed": (by) => ({ type: "account.kycLapsed", by }),
  close: (by) => ({ type: "account.close", by }),
};

export const accountTable: readonly Row[] = [
  ["pending", "open", ["holder"], "underReview"],
  ["underReview", "activate", desk, "normal"],
  ["underReview", "decline", desk, "pending"],
  ["normal", "freeze", deskOrClock, "frozen"],
  ["normal", "KYC lapsed", ["system"], "frozen"],
  ["normal", "close", ["holder", "reviewer", "approver"], "closed"],
  ["frozen", "unfreeze", desk, "normal"],
  ["frozen", "close", desk, "closed"],
];

export const accountSituations: Record<string, readonly [string, KycActor][]> = {
  pending: [],
  underReview: [["open", "holder"]],
  normal: [
    ["open", "holder"],
    ["activate", "reviewer"],
  ],
  frozen: [
    ["open", "holder"],
    ["activate", "reviewer"],
    ["freeze", "approver"],
  ],
  closed: [
    ["open", "holder"],
    ["activate", "reviewer"],
    ["close", "holder"],
  ],
};

/** The status as a reviewer would say it. */
export function sayKyc({ value, context }: SnapshotFrom<typeof kycStatus>): string {
  return [
    value,
    ...(context.kind ? [context.kind] : []),
    ...(context.overdue ? ["overdue"] : []),
    ...(context.needsTwo ? ["two needed"] : []),
    ...(context.firstApprover ? [`${context.firstApprover} approved`] : []),
  ].join(", ");
}
