import type { AccountEvent } from "@gatehouse/machines/review/business-account";
import type { KycEvent } from "@gatehouse/machines/review/kyc-event";
import { readerOf } from "../accounts/member-queries.ts";
import type { Tx } from "../database/database.ts";
import { postMail } from "../mail/mail.ts";
import { type StatusMailKind, statusMail } from "../mail/status-mails.ts";
import type { Services } from "../services.ts";
import type { LineOfAccount } from "./standing.ts";

export interface StatusChange {
  chart: "kycStatus" | "businessAccount";
  event: KycEvent | AccountEvent;
  from: string;
  to: string;
  /** A lapse suspended an account that was normal. */
  suspends?: boolean;
}

/** The reason why an event sends no mail. */
type NoMail = { noMail: string };

const own: NoMail = { noMail: "the holder's own action, confirmed on the page" };

/** The mail each event sends to the applicant, or why it sends none. */
export const notifications: Readonly<
  Record<
    (KycEvent | AccountEvent)["type"],
    StatusMailKind | NoMail | ((change: StatusChange) => StatusMailKind | NoMail)
  >
> = {
  "kyc.submit": { noMail: "the receipt is sent for the whole application" },
  "kyc.withdraw": own,
  "kyc.reopen": own,
  "kyc.filesSubmitted": own,
  "kyc.answeredInWords": own,
  "kyc.requestDocuments": { noMail: "the request itself is sent, once for all its lines" },
  "kyc.cancelRequest": "requestCancelled",
  "kyc.dueDatePassed": "overdue",
  "kyc.approve": "approved",
  "kyc.reject": ({ event }) =>
    "kind" in event && event.kind === "RETRY" ? "rejected" : "closedForGood",
  "kyc.lapse": ({ suspends }) => (suspends ? "reviewedAndSuspended" : "reviewedAgain"),
  "account.open": own,
  "account.activate": "activated",
  "account.decline": "declined",
  "account.freeze": "frozen",
  "account.kycLapsed": { noMail: "the mail about the lapsed approval covers the freeze" },
  "account.unfreeze": "unfrozen",
  "account.close": ({ event }) => (event.by === "holder" ? own : "closed"),
};

/** One mail per change that the applicant should know, in the language of the account. */
export async function notify(
  handle: Tx,
  { keys, settings, now }: Services & { now: Date },
  { accountId, line }: LineOfAccount,
  change: StatusChange,
): Promise<void> {
  const row = notifications[change.event.type];
  const found = typeof row === "function" ? row(change) : row;
  if (typeof found !== "string") return;
  const reader = await readerOf(handle, settings, accountId);
  await postMail(handle, keys, statusMail(reader, found, line, settings.publicUrl), now);
}
