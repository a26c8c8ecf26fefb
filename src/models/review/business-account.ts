import { businessAccount } from "@gatehouse/machines/review/business-account";
import { by, desk, deskOrClock } from "../kit/roles.ts";
import { chartModel } from "../kit/specification.ts";

const ready = { kycApproved: true, agreementSigned: true, faceVerified: true };
const open = (missing: object = {}) => ({ type: "account.open", ...ready, ...missing });

/** product.md, the table of the account's statuses: who may do what, where. */
export const businessAccountModel = chartModel({
  machine: businessAccount,
  inputs: [true, false].flatMap((needsAgreement) =>
    [true, false].map((needsFace) => ({ needsAgreement, needsFace })),
  ),
  begins: "pending",
  moves: [
    ...by(["holder"], open(), "pending -> underReview"),
    ...by([], open({ kycApproved: false }), "refused"),
    ...by(["holder"], open({ agreementSigned: false }), "pending -> underReview | refused"),
    ...by(["holder"], open({ faceVerified: false }), "pending -> underReview | refused"),
    ...by(desk, { type: "account.activate", kycApproved: true }, "underReview -> normal"),
    ...by([], { type: "account.activate", kycApproved: false }, "refused"),
    ...by(desk, { type: "account.decline", reason: "outOfScope" }, "underReview -> pending"),
    ...by([], { type: "account.decline", reason: "" }, "refused"),
    ...by(deskOrClock, { type: "account.freeze", reason: "courtOrder" }, "normal -> frozen"),
    ...by([], { type: "account.freeze", reason: "" }, "refused"),
    ...by(["approver"], { type: "account.unfreeze", kycApproved: true }, "frozen -> normal"),
    ...by([], { type: "account.unfreeze", kycApproved: false }, "refused"),
    ...by(["system"], { type: "account.kycLapsed" }, "normal -> frozen"),
    ...by(["approver", "holder"], { type: "account.close", reason: "dormant" }, (role) =>
      role === "holder" ? "normal -> closed" : "normal, frozen -> closed",
    ),
    ...by(["holder"], { type: "account.close", reason: "" }, "normal -> closed"),
  ],
  tags: { open: "pending", settled: "normal, closed", locked: "frozen" },
  facts: () => ({}),
  claims: {
    "opening waits for the agreement where the line needs one": (snapshot) =>
      !snapshot.context.needsAgreement ||
      !snapshot.can({ ...open({ agreementSigned: false }), by: "holder" }),
    "opening waits for the face where the line needs it": (snapshot) =>
      !snapshot.context.needsFace ||
      !snapshot.can({ ...open({ faceVerified: false }), by: "holder" }),
  },
});
