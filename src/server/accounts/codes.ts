import { markerOf } from "#contract/brands.ts";
import type { CodePurpose } from "#contract/calls/account.ts";
import { limits } from "#contract/limits.ts";
import { spendCaptcha } from "../captcha/captchas.ts";
import { makeCode, tryCode } from "./challenges.ts";
import type { Asker } from "./code-budgets.ts";
import { codePages, isOfMailbox, mailboxToken } from "./mailbox-token.ts";
import { minutesAfter } from "../clock.ts";
import type { Context } from "../http/context.ts";
import { accountExistsMail, codeMail, type Sender } from "../mail/mails.ts";
import { accountExistsMails, consume, mailboxTokenHours } from "../http/rate-limits.ts";
import { isSent } from "../mail/mail-budget.ts";
import { type Mail, postMail, postDecoy } from "../mail/mail.ts";
import { Refused } from "../refused.ts";
import { tx, type Tx } from "../database/database.ts";
import { holderByEmail } from "./member-queries.ts";

interface CodeRequest {
  email: string;
  purpose: CodePurpose;
  captcha: string | undefined;
  /** Set for purposes `change` and `sign` only. */
  memberId?: string;
  /** Of what is signed; set for purpose `sign` only. */
  textHash?: Buffer;
  from?: Sender;
  /** From the link in an earlier mail to the address. */
  mailbox?: string | undefined;
}

/** The answer is the same whether or not the address is known. */
export function sendCode(context: Context, asked: CodeRequest) {
  if (!codePages.has(asked.purpose)) throw new Refused("malformed", { path: "type" });
  return sendCodeWith(context, asked, mailFor);
}

/** The answer is the same whether or not the address has an account. */
export function sendCodeFrom(
  context: Context,
  asked: CodeRequest & { purpose: "bind" | "register"; from: Sender },
) {
  return sendCodeWith(context, asked, mailFor);
}

export function sendCodeTo(context: Context, asked: CodeRequest) {
  return sendCodeWith(context, asked, async (_, ...about) => codeMailFor(...about));
}

/** Null when no mail is to be sent. */
export type MailWriter = (
  handle: Tx,
  context: Context,
  asked: CodeRequest,
  code: string,
) => Promise<Mail | null>;

/** Does the same work whether or not a mail is sent. Without `known` the asker is found by the browser. */
export async function sendCodeWith(
  context: Context,
  asked: CodeRequest,
  writing: MailWriter,
  known: Asker | null = null,
) {
  const { email, purpose, captcha, memberId = null, textHash = null } = asked;
  const { db, keys, now, addressRange } = context;
  const preSessionId = await context.preSession();
  const asker = known ?? (await findAsker(context, asked));
  const sent = await tx(db, async (handle) => {
    if (!(await passesCaptcha(handle, context, preSessionId, captcha)))
      return { kind: "captchaNeeded" as const };
    const bound = { email, purpose, preSessionId, memberId, textHash };
    const made = await makeCode(handle, keys, bound, { asker, addressRange }, now);
    if (made.kind !== "sent") return made;
    const mail = await writing(handle, context, asked, made.code);
    const wanted = { email, purpose, isDeliverable: mail !== null };
    const goes = asker.is === "owner" || (await isSent(handle, keys, wanted, now));
    if (mail && goes) await postMail(handle, keys, mail, now);
    else await postDecoy(handle, keys, codeMailFor(context, asked, made.code), now);
    return made;
  });
  if (sent.kind === "captchaNeeded") throw new Refused("captchaNeeded");
  if (sent.kind === "tooSoon") throw new Refused("codeTooSoon", { seconds: sent.secondsLeft });
  if (sent.kind === "tooMany")
    throw new Refused(codePages.has(purpose) ? "codeTooManyByAnyone" : "codeTooMany");
  return { wait_seconds: sent.waitSeconds, expires_in_seconds: sent.expiresInSeconds };
}

/** A known browser identifies the owner, and so does a mail to the address. */
async function findAsker(context: Context, asked: CodeRequest): Promise<Asker> {
  const { email, purpose, mailbox = "" } = asked;
  const { keys, now } = context;
  const emailKey = keys.emailKey(email);
  const browser = ofHolders.has(purpose) ? await context.knownBrowser(emailKey) : null;
  if (browser !== null) return { is: "owner", name: `browser ${browser}` };
  return isOfMailbox(keys.mailboxKey, { emailKey, purpose }, mailbox, now)
    ? { is: "owner", name: "mailbox" }
    : { is: "unknown" };
}

/** The server's own setting decides. One result sends one code, or explains why not. */
async function passesCaptcha(
  handle: Tx,
  { settings, keys, now }: Context,
  preSessionId: string,
  captcha: string | undefined,
): Promise<boolean> {
  if (settings.captcha === "OFF") return true;
  return captcha !== undefined && spendCaptcha(handle, keys, preSessionId, captcha, now);
}

/** Bound to the person who is signed in. */
const ofMembers: ReadonlySet<CodePurpose> = new Set(["change", "sign"]);

const ofHolders: ReadonlySet<CodePurpose> = new Set(["reset", "bind"]);

/** Null when the recipient cannot use the code, or was told often enough that an account exists. */
async function mailFor(
  handle: Tx,
  context: Context,
  asked: CodeRequest,
  code: string,
): Promise<Mail | null> {
  const { email, purpose } = asked;
  const holder = await holderByEmail(handle, context.keys.emailKey(email));
  if (purpose === "register" && holder)
    return accountExistsMailFor(handle, context, email, purpose);
  if (purpose !== "register" && !holder) return null;
  return codeMailFor(context, asked, code);
}

/** Null when the holder was told often enough. */
export async function accountExistsMailFor(
  handle: Tx,
  { keys, locale, brand, settings, now }: Context,
  email: string,
  purpose: "register" | "change",
): Promise<Mail | null> {
  const limit = {
    key: `account exists|${keys.emailKey(email).toString("hex")}`,
    ...accountExistsMails,
  };
  if (!(await consume(handle, limit, now)).allowed) return null;
  return accountExistsMail({ to: email, locale, brand }, purpose, settings.publicUrl);
}

export function codeMailFor(
  context: Context,
  { email: to, purpose, from }: CodeRequest,
  code: string,
): Mail {
  const { keys, settings, locale, brand, now } = context;
  const until = minutesAfter(now, limits.codeMinutes);
  const token = mailboxToken(keys.mailboxKey, { emailKey: keys.emailKey(to), purpose }, now);
  const page = `${settings.publicUrl}${codePages.get(purpose)}${markerOf(brand)}`;
  const link = token === null ? null : { href: `${page}#${token}`, days: mailboxTokenHours / 24 };
  return codeMail({ to, locale, brand }, { purpose, from, link }, code, until);
}

/** Returns a proof for one use in this browser. */
export async function proveCode(
  context: Context,
  { email, purpose, textHash }: Pick<CodeRequest, "email" | "purpose" | "textHash">,
  code: string,
): Promise<string> {
  const { db, keys, now } = context;
  const memberId = ofMembers.has(purpose) ? context.memberShown().memberId : null;
  const preSessionId = await context.knownPreSession();
  if (preSessionId === null) throw new Refused("codeMismatch", { tries_left: limits.codeTries });
  const asked = { purpose, email, preSessionId, memberId, textHash: textHash ?? null };
  const tried = await tryCode(db, keys, asked, code, now);
  if (tried.kind === "proved") return tried.proof;
  if (tried.kind === "spent") throw new Refused("codeSpent");
  throw new Refused("codeMismatch", { tries_left: tried.triesLeft });
}
