import { kycStatus } from "@gatehouse/machines/kyc-status";
import type { AnyMachineSnapshot } from "xstate";
import { by, desk, deskOrClock } from "../kit/roles.ts";
import { chartModel } from "../kit/specification.ts";

const submit = (missing: object = {}) => ({
  type: "kyc.submit",
  requirementsMet: true,
  consentsTicked: true,
  filesClean: true,
  ...missing,
});
const files = (answered: string[], identical = false) => ({
  type: "kyc.filesSubmitted",
  answered,
  identical,
});
const reject = (kind: string, reason: string) => ({ type: "kyc.reject", kind, reason });
const items = ["bankStatement", "trustDeed"];
const required = "additionalDocumentsRequired";
const lapses = ["periodicReview", "documentExpired", "ownershipChanged", "adverseHit"];

/** High risk and PEP: two different people approve. */
const approval = (approverId: string) =>
  by(
    desk,
    { type: "kyc.approve", approverId },
    "inProgress -> approved | inProgress | refused",
    (after, { context: { needsTwo, firstApprover } }) =>
      after.matches("approved") ===
        (!needsTwo || (firstApprover !== null && firstApprover !== approverId)) &&
      after.context.firstApprover === (after.matches("approved") ? null : approverId),
  );
const mayRetry = ({ context }: AnyMachineSnapshot) =>
  context.kind === "RETRY" && context.attempts < context.attemptCap;

/** product.md, the table of the KYC statuses: who may do what, where. */
export const kycStatusModel = chartModel({
  file: "kyc-status",
  machine: kycStatus,
  inputs: [
    { needsTwo: false, attemptCap: 1 },
    { needsTwo: false, attemptCap: 2 },
    { needsTwo: true, attemptCap: 1 },
  ],
  begins: "notSubmitted",
  moves: [
    ...by(["holder"], submit(), "notSubmitted -> inProgress"),
    ...by(["holder"], submit({ needsTwo: true }), "notSubmitted -> inProgress", { needsTwo: true }),
    ...by([], submit({ requirementsMet: false }), "refused"),
    ...by([], submit({ consentsTicked: false }), "refused"),
    ...by([], submit({ filesClean: false }), "refused"),
    ...by(desk, { type: "kyc.requestDocuments", items }, `inProgress -> ${required}`, {
      openItems: items,
    }),
    ...by([], { type: "kyc.requestDocuments", items: [] }, "refused"),
    ...by(["holder"], files(items.toReversed()), `${required} -> inProgress`, { overdue: false }),
    ...by([], files(items.slice(1)), "refused"),
    ...by([], files(items, true), "refused"),
    ...by(["system"], { type: "kyc.dueDatePassed" }, `${required} -> stays`, { overdue: true }),
    ...approval("ada"),
    ...approval("ben"),
    ...by(desk, reject("RETRY", "unreadable"), "inProgress -> rejected", { kind: "RETRY" }),
    ...by(desk, reject("FINAL", "notServed"), "inProgress -> rejected", { kind: "FINAL" }),
    ...by([], reject("FINAL", ""), "refused"),
    ...by(["holder"], { type: "kyc.reopen" }, "rejected -> notSubmitted | refused"),
    ...by(["holder"], { type: "kyc.withdraw" }, "notSubmitted, inProgress -> notSubmitted"),
    ...lapses.flatMap((lapse) => [
      ...by(deskOrClock, { type: `kyc.${lapse}`, items }, `approved -> ${required}`, {
        openItems: items,
      }),
      ...by(
        deskOrClock,
        { type: `kyc.${lapse}`, items: [], needsTwo: true },
        "approved -> inProgress",
        { needsTwo: true },
      ),
    ]),
  ],
  tags: { open: `notSubmitted, ${required}`, settled: "approved, rejected" },
  facts: ({ context }) =>
    Object.fromEntries(Object.entries(context).filter(([name]) => name !== "attemptCap")),
  harmless: Object.fromEntries(
    [...lapses.map((lapse) => `approved --kyc.${lapse}`), "inProgress --kyc.approve"].map(
      (place) => [`kycStatus.${place}: branch 1, after the next`, "its guards exclude each other"],
    ),
  ),
  claims: {
    "documents are required exactly while an item is open": (snapshot) =>
      snapshot.context.openItems.length > 0 === snapshot.matches(required),
    "only a request can be overdue": (snapshot) =>
      !snapshot.context.overdue || snapshot.matches(required),
    "rejected has a kind and a reason, and nothing else has": (snapshot) =>
      (snapshot.context.kind !== null && Boolean(snapshot.context.reason)) ===
      snapshot.matches("rejected"),
    "one approval is kept only in review and only where two are needed": (snapshot) =>
      snapshot.context.firstApprover === null ||
      (snapshot.matches("inProgress") && snapshot.context.needsTwo),
    "an approval is refused to nobody but the first of two": (snapshot) =>
      !snapshot.matches("inProgress") ||
      ["ada", "ben"].every(
        (approverId) =>
          snapshot.can({ type: "kyc.approve", by: "approver", approverId }) ===
          (snapshot.context.firstApprover !== approverId),
      ),
    "a rejection is reopened exactly while a try is left": (snapshot) =>
      snapshot.can({ type: "kyc.reopen", by: "holder" }) === mayRetry(snapshot),
    "no more rejections than the cap allows": ({ context }) =>
      context.attempts <= context.attemptCap,
  },
});
