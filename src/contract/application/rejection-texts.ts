import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { RejectionReason } from "./rejection-reasons.ts";

/** What the applicant reads of a rejection that may be tried again, by reason. A final one tells no reason. */
export const rejectionTexts = {
  incomplete: msg`We did not receive everything we need for this business line.`,
  notVerified: msg`We could not verify some of your answers or documents.`,
  notEligible: msg`This business line is not open to applicants of your kind.`,
  notServed: msg`We do not offer this business line where you are.`,
  withdrawnByDesk: msg`You asked us to stop the review.`,
  outsideAppetite: msg`We cannot offer you this business line.`,
} satisfies Record<RejectionReason, MessageDescriptor>;
