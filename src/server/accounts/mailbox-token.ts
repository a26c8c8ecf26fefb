import { createHmac } from "node:crypto";
import type { CodePurpose } from "#contract/calls/account.ts";
import { sameBytes } from "../crypto.ts";
import { mailboxTokenHours } from "../http/rate-limits.ts";

interface Mailbox {
  emailKey: Buffer;
  purpose: CodePurpose;
}

/** Purposes whose codes anyone can ask for who knows the address; their mails carry a token. */
const byAnyone: readonly CodePurpose[] = ["register", "reset"];

/**
 * Stands in the mail of a code. It grants nothing: whoever gives it reads the mail of the address, and is counted apart from strangers
 * who ask for codes. Null for purposes whose codes need a session or a link.
 */
export function mailboxToken(
  key: Buffer,
  { emailKey, purpose }: Mailbox,
  now: Date,
): string | null {
  if (!byAnyone.includes(purpose)) return null;
  const at = now.getTime().toString(36);
  return `${at}.${macOf(key, { emailKey, purpose }, at).toString("base64url")}`;
}

export function isOfMailbox(key: Buffer, mailbox: Mailbox, token: string, now: Date): boolean {
  const [at = "", given = ""] = token.split(".");
  const age = now.getTime() - Number.parseInt(at, 36);
  const isReal = sameBytes(Buffer.from(given, "base64url"), macOf(key, mailbox, at));
  return isReal && byAnyone.includes(mailbox.purpose) && age < mailboxTokenHours * 3_600_000;
}

const macOf = (key: Buffer, { emailKey, purpose }: Mailbox, at: string): Buffer =>
  createHmac("sha256", key)
    .update(`${purpose}|${emailKey.toString("hex")}|${at}`)
    .digest();
