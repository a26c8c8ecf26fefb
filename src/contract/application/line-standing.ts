import * as v from "valibot";
import { askedDocument } from "#contract/documents/asked-documents.ts";
import { rejectionReasonIds } from "./rejection-reasons.ts";
import { accountStatusNames, kycStatusNames } from "./status-names.ts";

const day = v.string();

/** What the holder may do with a line, as the charts allow. */
export const lineActs = ["withdraw", "reopen", "openAccount", "closeAccount"] as const;
export type LineAct = (typeof lineActs)[number];

/** What an account still needs before it can be opened. */
const openingNeeds = ["agreement", "face"] as const;

/** A final rejection gives no reason. */
const rejectionReply = v.variant("kind", [
  v.object({
    kind: v.literal("retry"),
    reason: v.picklist(rejectionReasonIds),
    attempts_left: v.number(),
  }),
  v.object({ kind: v.literal("final") }),
]);

const openRequest = v.object({
  form_id: v.string(),
  text: v.string(),
  items: v.array(
    v.object({
      ...askedDocument,
      /** Whose document it is; empty for the applicant's own. */
      person: v.string(),
      text: v.string(),
      is_answered: v.boolean(),
    }),
  ),
  items_left: v.number(),
  due_on: day,
  is_overdue: v.boolean(),
  /** The holder answered in words; the desk decides. */
  is_answered: v.boolean(),
});

/** Where a line stands, in what the applicant may know: no risk, no verdicts, no names of the desk. */
export const lineStanding = v.object({
  kyc_status: v.picklist(Object.values(kycStatusNames)),
  business_account_status: v.picklist(Object.values(accountStatusNames)),
  acts_next: v.picklist(["applicant", "desk", "none"]),
  /** Null while the applicant must act. */
  reply_by: v.nullable(day),
  /** Working days until the reply; while the applicant must act, from their answer on. */
  reply_in: v.nullable(v.number()),
  rejection: v.nullable(rejectionReply),
  request: v.nullable(openRequest),
  acts: v.array(v.picklist(lineActs)),
  needs: v.array(v.picklist(openingNeeds)),
  /** The name of the site where an open account is used; empty where there is none. */
  site: v.string(),
  /** A signed copy can be downloaded. */
  has_signed_agreement: v.boolean(),
});

export type LineStandingReply = v.InferOutput<typeof lineStanding>;

const itemLeft = v.object({
  section: v.string(),
  question: v.string(),
  /** Which of its wordings each has for the applicant, from 0; without it the usual one. */
  section_wording: v.optional(v.number()),
  question_wording: v.optional(v.number()),
});

/** How far the questions of a line are answered; `left` in the order of the pages. */
export const progress = v.object({
  given: v.number(),
  asked: v.number(),
  left: v.array(itemLeft),
});
