import { kycStatus } from "@gatehouse/machines/review/kyc-status";
import { by, desk, deskOrClock } from "../kit/roles.ts";
import { chartModel } from "../kit/specification.ts";

const submit = (missing: object = {}) => ({
  type: "kyc.submit",
  requirementsMet: true,
  consentsTicked: true,
  filesClean: true,
  ...missing,
});
const files = (answered: string[]) => ({ type: "kyc.filesSubmitted", answered });
const reject = (kind: string, reason: string, proposerId: string | null = "ben") => ({
  type: "kyc.reject",
  kind,
  reason,
  deciderId: "ada",
  proposerId,
});
const items = ["bankStatement", "trustDeed"];
const required = "additionalDocumentsRequired";
const rejectable = `${required}.rejectable`;

const approve = (proposerId: string | null) => ({
  type: "kyc.approve",
  deciderId: "ada",
  proposerId,
});
const lapse = (cause: string) => ({ type: "kyc.lapse", cause });

/** product.md, the table of the KYC statuses: who may do what, where. */
export const kycStatusModel = chartModel({
  machine: kycStatus,
  inputs: [
    { needsTwo: false, attemptCap: 1 },
    { needsTwo: false, attemptCap: 2 },
    { needsTwo: true, attemptCap: 1 },
  ],
  begins: "notSubmitted",
  moves: [
    ...by(["holder"], submit(), "notSubmitted -> inProgress"),
    ...by(["holder"], submit({ needsTwo: true }), "notSubmitted -> inProgress", {
      needsTwo: true,
    }),
    ...by(
      ["holder"],
      submit({ needsTwo: true, isProhibited: true }),
      "notSubmitted -> inProgress",
      { isProhibited: true },
    ),
    ...by(
      ["holder"],
      submit({ needsTwo: false }),
      "notSubmitted -> inProgress",
      ({ context: { needsTwo } }, before) => needsTwo === before.context.staysHigh,
    ),
    ...by([], submit({ requirementsMet: false }), "refused"),
    ...by([], submit({ consentsTicked: false }), "refused"),
    ...by([], submit({ filesClean: false }), "refused"),
    ...by(desk, { type: "kyc.requestDocuments", items }, `inProgress -> ${required}.requested`, {
      openItems: items,
    }),
    ...by([], { type: "kyc.requestDocuments", items: [] }, "refused"),
    ...by(["holder"], files(items.toReversed()), `${required} -> inProgress`, {
      openItems: [],
    }),
    ...by([], files(items.slice(1)), "refused"),
    ...by(desk, { type: "kyc.cancelRequest", reason: "mistake" }, `${required} -> inProgress`),
    ...by([], { type: "kyc.cancelRequest", reason: "" }, "refused"),
    ...by(
      ["system"],
      { type: "kyc.dueDatePassed" },
      `${required}.requested -> ${rejectable}.overdue`,
    ),
    ...by(
      ["holder"],
      { type: "kyc.answeredInWords" },
      `${required} -> ${rejectable}.answeredInWords`,
    ),
    ...by(
      ["approver"],
      approve("ben"),
      "inProgress -> approved | refused",
      (_, { context }) => !context.isProhibited,
    ),
    // High risk and PEP: two different people.
    ...[null, "ada"].flatMap((proposer) =>
      by(
        ["approver"],
        approve(proposer),
        "inProgress -> approved | refused",
        (_, { context }) => !context.needsTwo && !context.isProhibited,
      ),
    ),
    ...[null, "ada", "ben"].flatMap((proposer) =>
      by(
        ["approver"],
        reject("RETRY", "unreadable", proposer),
        `inProgress, ${rejectable} -> rejected.retry`,
      ),
    ),
    ...by(
      ["approver"],
      reject("FINAL", "notServed"),
      `inProgress, ${rejectable} -> rejected.final`,
    ),
    ...by([], reject("FINAL", "notServed", "ada"), "refused"),
    ...by([], reject("FINAL", "notServed", null), "refused"),
    ...by([], reject("RETRY", ""), "refused"),
    ...by([], reject("FINAL", ""), "refused"),
    ...by(["holder"], { type: "kyc.reopen" }, "rejected.retry -> notSubmitted | refused"),
    ...by(
      ["holder"],
      { type: "kyc.withdraw" },
      `notSubmitted, inProgress, ${required} -> notSubmitted`,
    ),
    ...["periodicReview", "documentExpired", "ownershipChanged"].flatMap((cause) =>
      by(deskOrClock, lapse(cause), "approved -> inProgress"),
    ),
    ...by(deskOrClock, lapse("adverseHit"), "approved -> inProgress", {
      needsTwo: true,
      staysHigh: true,
    }),
  ],
  tags: { open: `notSubmitted, ${required}`, settled: "approved, rejected" },
  facts: ({ context }) =>
    Object.fromEntries(Object.entries(context).filter(([name]) => name !== "attemptCap")),
  claims: {
    "a high risk or an adverse hit takes two people until the next approval": ({
      context,
      ...at
    }) => !context.staysHigh || (context.needsTwo && !at.matches("approved")),
    "documents are required exactly while an item is open": (snapshot) =>
      snapshot.context.openItems.length > 0 === snapshot.matches(required),
    "one person alone approves exactly where one is enough": (snapshot) =>
      snapshot.can({ ...approve(null), by: "approver" }) ===
      (snapshot.matches("inProgress") &&
        !snapshot.context.needsTwo &&
        !snapshot.context.isProhibited),
    "a prohibited risk is never approved": (snapshot) =>
      !snapshot.context.isProhibited || !snapshot.matches("approved"),
    "a rejection is reopened exactly while an attempt is left": (snapshot) =>
      snapshot.can({ type: "kyc.reopen", by: "holder" }) ===
      (snapshot.matches("rejected.retry") &&
        snapshot.context.attempts < snapshot.context.attemptCap),
    "no more rejections than the cap allows": ({ context }) =>
      context.attempts <= context.attemptCap,
    "the holder can withdraw while an application is open": (snapshot) =>
      snapshot.can({ type: "kyc.withdraw", by: "holder" }) ===
      (snapshot.hasTag("open") || snapshot.matches("inProgress")),
  },
});
