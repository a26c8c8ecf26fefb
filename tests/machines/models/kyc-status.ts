import type { KycEvent } from "@gatehouse/machines/kyc-event";
import { kycStatus } from "@gatehouse/machines/kyc-status";
import type { AnyEvent, ChartModel } from "../kit/model.ts";

const complete = { requirementsMet: true, consentsTicked: true, filesClean: true };
const lapses = [
  "kyc.periodicReview",
  "kyc.documentExpired",
  "kyc.ownershipChanged",
  "kyc.adverseHit",
] as const;
const cases = [
  { type: "kyc.submit", by: "holder", ...complete },
  { type: "kyc.submit", by: "holder", ...complete, needsTwo: true },
  { type: "kyc.submit", by: "holder", ...complete, requirementsMet: false },
  { type: "kyc.submit", by: "holder", ...complete, consentsTicked: false },
  { type: "kyc.submit", by: "holder", ...complete, filesClean: false },
  { type: "kyc.submit", by: "assistant", ...complete },
  { type: "kyc.requestDocuments", by: "reviewer", items: ["bankStatement", "trustDeed"] },
  { type: "kyc.requestDocuments", by: "reviewer", items: [] },
  {
    type: "kyc.filesSubmitted",
    by: "holder",
    answered: ["trustDeed", "bankStatement"],
    identical: false,
  },
  { type: "kyc.filesSubmitted", by: "holder", answered: ["trustDeed"], identical: false },
  {
    type: "kyc.filesSubmitted",
    by: "holder",
    answered: ["bankStatement", "trustDeed"],
    identical: true,
  },
  { type: "kyc.dueDatePassed", by: "system" },
  { type: "kyc.approve", by: "reviewer", approverId: "ada" },
  { type: "kyc.approve", by: "approver", approverId: "ben" },
  { type: "kyc.reject", by: "reviewer", kind: "RETRY", reason: "unreadable" },
  { type: "kyc.reject", by: "approver", kind: "FINAL", reason: "notServed" },
  { type: "kyc.reject", by: "approver", kind: "FINAL", reason: "" },
  { type: "kyc.reopen", by: "holder" },
  { type: "kyc.withdraw", by: "holder" },
  ...lapses.flatMap((type) => [
    { type, by: "system" as const, items: ["bankStatement"] },
    { type, by: "system" as const, items: [] },
  ]),
  { type: "kyc.adverseHit", by: "reviewer", items: [], needsTwo: true },
] satisfies KycEvent[] satisfies AnyEvent[];

export const kycStatusModel: ChartModel = {
  file: "kyc-status",
  name: "kycStatus",
  machine: kycStatus,
  runs: [
    { input: { needsTwo: false, attemptCap: 1 }, cases },
    { input: { needsTwo: false, attemptCap: 2 }, cases },
    { input: { needsTwo: true, attemptCap: 1 }, cases },
  ],
  facts: ({ context }) =>
    Object.fromEntries(Object.entries(context).filter(([name]) => name !== "attemptCap")),
  invariants: {
    "documents are required exactly while an item is open": (snapshot) =>
      snapshot.context.openItems.length > 0 === snapshot.matches("additionalDocumentsRequired"),
    "only a request can be overdue": (snapshot) =>
      !snapshot.context.overdue || snapshot.matches("additionalDocumentsRequired"),
    "rejected has a kind and a reason, and nothing else has": (snapshot) =>
      (snapshot.context.kind !== null && Boolean(snapshot.context.reason)) ===
      snapshot.matches("rejected"),
    "one approval is kept only in review and only where two are needed": (snapshot) =>
      snapshot.context.firstApprover === null ||
      (snapshot.matches("inProgress") && snapshot.context.needsTwo),
    "who approved first does not approve again": (snapshot) =>
      snapshot.context.firstApprover === null ||
      !snapshot.can({
        type: "kyc.approve",
        by: "approver",
        approverId: snapshot.context.firstApprover,
      }),
    "an assistant moves nothing": (snapshot) =>
      cases.every((event) => !snapshot.can({ ...event, by: "assistant" })),
    "a final rejection is never reopened": (snapshot) =>
      snapshot.context.kind !== "FINAL" || !snapshot.can({ type: "kyc.reopen", by: "holder" }),
    "no more rejections than the cap allows": ({ context }) =>
      context.attempts <= context.attemptCap,
    "every state has a way out, but the last rejection": (snapshot) =>
      snapshot.matches("rejected") || cases.some((event) => snapshot.can(event)),
  },
};
