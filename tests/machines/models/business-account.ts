import { businessAccount, type AccountEvent } from "@gatehouse/machines/business-account";
import type { AnyEvent, ChartModel } from "../kit/model.ts";

const ready = { kycApproved: true, agreementSigned: true, faceVerified: true };
const cases = [
  { type: "account.open", by: "holder", ...ready },
  { type: "account.open", by: "assistant", ...ready },
  { type: "account.open", by: "holder", ...ready, kycApproved: false },
  { type: "account.open", by: "holder", ...ready, agreementSigned: false },
  { type: "account.open", by: "holder", ...ready, faceVerified: false },
  { type: "account.activate", by: "reviewer", kycApproved: true },
  { type: "account.activate", by: "reviewer", kycApproved: false },
  { type: "account.decline", by: "reviewer", reason: "outOfScope" },
  { type: "account.decline", by: "reviewer", reason: "" },
  { type: "account.freeze", by: "approver", reason: "courtOrder" },
  { type: "account.freeze", by: "system", reason: "sanctionsHit" },
  { type: "account.freeze", by: "system", reason: "" },
  { type: "account.unfreeze", by: "approver", kycApproved: true },
  { type: "account.unfreeze", by: "approver", kycApproved: false },
  { type: "account.kycLapsed", by: "system" },
  { type: "account.close", by: "holder" },
  { type: "account.close", by: "reviewer" },
] satisfies AccountEvent[] satisfies AnyEvent[];

export const businessAccountModel: ChartModel = {
  file: "business-account",
  name: "businessAccount",
  machine: businessAccount,
  runs: [
    { input: { needsAgreement: true, needsFace: true }, cases },
    { input: { needsAgreement: true, needsFace: false }, cases },
    { input: { needsAgreement: false, needsFace: true }, cases },
    { input: { needsAgreement: false, needsFace: false }, cases },
  ],
  facts: ({ context: { reason } }) => ({ reason }),
  invariants: {
    "without an approved KYC nothing opens, activates or thaws": (snapshot) =>
      cases.every(
        (event) => !("kycApproved" in event) || event.kycApproved || !snapshot.can(event),
      ),
    "opening waits for the agreement where the line needs one": (snapshot) =>
      !snapshot.context.needsAgreement ||
      !snapshot.can({ type: "account.open", by: "holder", ...ready, agreementSigned: false }),
    "opening waits for the face where the line needs it": (snapshot) =>
      !snapshot.context.needsFace ||
      !snapshot.can({ type: "account.open", by: "holder", ...ready, faceVerified: false }),
    "an assistant moves nothing": (snapshot) =>
      cases.every((event) => !snapshot.can({ ...event, by: "assistant" })),
    "every state but closed has a way out": (snapshot) =>
      (snapshot.status === "done") === snapshot.matches("closed") &&
      (snapshot.status === "done" || cases.some((event) => snapshot.can(event))),
    "a normal account is frozen as soon as KYC lapses": (snapshot) =>
      snapshot.can({ type: "account.kycLapsed", by: "system" }) === snapshot.matches("normal"),
  },
};
