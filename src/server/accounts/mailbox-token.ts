import { createHmac } from "node:crypto";
import type { CodePurpose } from "#contract/calls/account.ts";
import { sameBytes } from "../crypto.ts";
import { mailboxTokenHours } from "../http/rate-limits.ts";

interface Mailbox {
  emailKey: Buffer;
  purpose: CodePurpose;
}

/** Where anyone who knows an address asks for a code; the mail of such a code carries a token. */
export const codePages: ReadonlyMap<CodePurpose, string> = new Map([
  ["register", "/kyc/signup"],
  ["reset", "/kyc/forgetpwd"],
]);

/**
 * Stands in the mail of a code. It grants nothing, but shows that its bearer reads the mailbox: the codes they ask for are counted
 * apart. Null for purposes whose codes need a session or a link.
 */
export function mailboxToken(
  key: Buffer,
  { emailKey, purpose }: Mailbox,
  now: Date,
): string | null {
  if (!codePages.has(purpose)) return null;
  const at = now.getTime().toString(36);
  return `${at}.${macOf(key, { emailKey, purpose }, at).toString("base64url")}`;
}

export function isOfMailbox(key: Buffer, mailbox: Mailbox, token: string, now: Date): boolean {
  const [at = "", given = ""] = token.split(".");
  const age = now.getTime() - Number.parseInt(at, 36);
  const isReal = sameBytes(Buffer.from(given, "base64url"), macOf(key, mailbox, at));
  return isReal && codePages.has(mailbox.purpose) && age < mailboxTokenHours * 3_600_000;
}

const macOf = (key: Buffer, { emailKey, purpose }: Mailbox, at: string): Buffer =>
  createHmac("sha256", key)
    .update(`${purpose}|${emailKey.toString("hex")}|${at}`)
    .digest();
