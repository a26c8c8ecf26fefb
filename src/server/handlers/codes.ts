import type { CodePurpose } from "#contract/calls/account.ts";
import { limits } from "#contract/limits.ts";
import { spendCaptcha } from "../captchas.ts";
import { makeCode, tryCode } from "../challenges.ts";
import type { Asker } from "../code-budgets.ts";
import { minutesAfter } from "../clock.ts";
import type { Context } from "../http/context.ts";
import { accountExistsMail, codeMail, type Sender } from "../mails/mails.ts";
import { accountExistsMails, consume } from "../rate-limits.ts";
import { isSent } from "../mail-budget.ts";
import { type Mail, postMail, postToNobody } from "../outside/mail.ts";
import { Refused } from "../refused.ts";
import { tx, type Tx } from "../store/database.ts";
import { holderByEmail } from "../store/queries/member.ts";

/** For whom a code is, and what the captcha gave where one was asked for. */
interface Asked {
  email: string;
  purpose: CodePurpose;
  captcha: string | undefined;
  /** Who is signed in, where the code is for what only they do. */
  memberId?: string;
  /** The platform that the person came from, which the mail names. */
  from?: Sender;
}

/**
 * Sends a code for a purpose and gives the seconds to wait for the next and until it expires. The
 * answer is the same whether or not the address is known; only the mailbox tells.
 */
export function sendCode(context: Context, asked: Asked) {
  if (!byAddress.has(asked.purpose)) throw new Refused("malformed", { path: "type" });
  return sendCodeWith(context, asked, mailFor);
}

/**
 * Sends a code to whoever came from a platform, to connect an account or to make one. The answer is
 * the same whether or not the address has an account; only the mailbox tells, and from which platform.
 */
export function sendCodeFrom(
  context: Context,
  asked: Asked & { purpose: "bind" | "register"; from: Sender },
) {
  return sendCodeWith(context, asked, mailFor);
}

/** Sends a code to an address that is known to be somebody's of this purpose. */
export function sendCodeTo(context: Context, asked: Asked) {
  return sendCodeWith(context, asked, async (_, ...about) => codeMailFor(...about));
}

/** Writes the mail around a code; null where nobody is to get one. */
export type Writing = (
  handle: Tx,
  context: Context,
  asked: Asked,
  code: string,
) => Promise<Mail | null>;

/**
 * Sends the mail that `writing` gives around a code, or makes a code that nobody is mailed where it gives none.
 * Who asks is `known` where somebody is signed in, else it is looked up by the browser.
 */
export async function sendCodeWith(
  context: Context,
  asked: Asked,
  writing: Writing,
  known: Asker | null = null,
) {
  const { email, purpose, captcha, memberId = null } = asked;
  const { db, keys, now, addressRange } = context;
  const preSessionId = await context.preSession();
  const asker = known ?? (await askerBy(context, asked));
  const sent = await tx(db, async (handle) => {
    if (!(await isPerson(handle, context, preSessionId, captcha)))
      return { kind: "captchaNeeded" as const };
    const bound = { email, purpose, preSessionId, memberId };
    const made = await makeCode(handle, keys, bound, { asker, addressRange }, now);
    if (made.kind !== "sent") return made;
    const mail = await writing(handle, context, asked, made.code);
    const wanted = { email, purpose, isForSomebody: mail !== null };
    const goes = asker.is === "owner" || (await isSent(handle, keys, wanted, now));
    if (mail && goes) await postMail(handle, keys, mail, now);
    else await postToNobody(handle, keys, codeMailFor(context, asked, made.code), now);
    return made;
  });
  if (sent.kind === "captchaNeeded") throw new Refused("captchaNeeded");
  if (sent.kind === "tooSoon") throw new Refused("codeTooSoon", { seconds: sent.secondsLeft });
  if (sent.kind === "tooMany") throw new Refused("codeTooMany");
  return { wait_seconds: sent.waitSeconds, expires_in_seconds: sent.expiresInSeconds };
}

/** An owner is known by a browser in which they came in before. */
async function askerBy(context: Context, { email, purpose }: Asked): Promise<Asker> {
  const emailKey = context.keys.emailKey(email);
  const browser = ofHolders.has(purpose) ? await context.knownBrowser(emailKey) : null;
  return browser === null ? { is: "anybody" } : { is: "owner", name: `browser ${browser}` };
}

/** What the browser thinks of the switch counts for nothing; one result sends one code, or is told why not. */
async function isPerson(
  handle: Tx,
  { settings, now }: Context,
  preSessionId: string,
  captcha: string | undefined,
): Promise<boolean> {
  if (settings.captcha === "OFF") return true;
  return captcha !== undefined && spendCaptcha(handle, preSessionId, captcha, now);
}

/** The purposes that codes are sent for to whoever asks; those of the others go where a ticket or a session says. */
const byAddress: ReadonlySet<CodePurpose> = new Set(["register", "reset"]);

/** The purposes of whoever holds an account and is not signed in. */
const ofHolders: ReadonlySet<CodePurpose> = new Set(["reset", "bind"]);

/**
 * Writes the mail around a code; null where nobody can do something with a code of this purpose, and
 * where somebody has been told often enough that there is an account.
 */
async function mailFor(
  handle: Tx,
  context: Context,
  asked: Asked,
  code: string,
): Promise<Mail | null> {
  const { email, purpose } = asked;
  const holder = await holderByEmail(handle, context.keys.emailKey(email));
  if (purpose === "register" && holder) return toHolderOf(handle, context, email, purpose);
  if (purpose !== "register" && !holder) return null;
  return codeMailFor(context, asked, code);
}

/**
 * Tells the holder of an account that a code was asked for, for a purpose that needs an address without an
 * account; null where this has been told often enough.
 */
export async function toHolderOf(
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

/** The mail around a code, which says what the code is for. */
export function codeMailFor(
  context: Context,
  { email: to, purpose, from }: Asked,
  code: string,
): Mail {
  const { locale, brand, now } = context;
  const until = minutesAfter(now, limits.codeMinutes);
  return codeMail({ to, locale, brand }, { purpose, from }, code, until);
}

/** Takes a code; gives the proof that its address was reached, for one use in this browser, to change an address by who asked. */
export async function proveCode(
  context: Context,
  email: string,
  purpose: CodePurpose,
  code: string,
): Promise<string> {
  const { db, keys, now } = context;
  const memberId = purpose === "change" ? context.memberShown().memberId : null;
  const preSessionId = await context.knownPreSession();
  if (preSessionId === null) throw new Refused("codeMismatch", { tries_left: limits.codeTries });
  const asked = { purpose, email, preSessionId, memberId };
  const tried = await tryCode(db, keys, asked, code, now);
  if (tried.kind === "proved") return tried.proof;
  if (tried.kind === "spent") throw new Refused("codeSpent");
  throw new Refused("codeMismatch", { tries_left: tried.triesLeft });
}
