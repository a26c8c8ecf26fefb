import type { CodePurpose } from "#contract/calls/account.ts";
import { limits } from "#contract/limits.ts";
import { spendCaptcha } from "../captchas.ts";
import { makeCode, tryCode } from "../challenges.ts";
import { minutesAfter } from "../clock.ts";
import type { Context } from "../http/context.ts";
import { accountExistsMail, codeMail, type Sender } from "../mails/mails.ts";
import { type Mail, postMail } from "../outside/mail.ts";
import { Refused } from "../refused.ts";
import { tx, type Tx } from "../store/database.ts";
import { holderByEmail } from "../store/queries/member.ts";

/** For whom a code is, and what the captcha gave where one was asked for. */
interface Asked {
  email: string;
  purpose: CodePurpose;
  captcha: string | undefined;
  /** The platform that the person came from, which the mail names. */
  from?: Sender;
}

/**
 * Sends a code for a purpose and gives the seconds to wait for the next and until it expires. The
 * answer is the same whether or not the address is known; only the mailbox tells.
 */
export function sendCode(context: Context, asked: Asked) {
  if (!byAddress.has(asked.purpose)) throw new Refused("malformed", { path: "type" });
  return send(context, asked, (handle) => mailFor(handle, context, asked));
}

/**
 * Sends a code to whoever came from a platform, to connect an account or to make one. The answer is
 * the same whether or not the address has an account; only the mailbox tells, and from which platform.
 */
export function sendCodeFrom(
  context: Context,
  asked: Asked & { purpose: "bind" | "register"; from: Sender },
) {
  return send(context, asked, (handle) => mailFor(handle, context, asked));
}

/** Sends a code to an address that is known to be somebody's of this purpose. */
export function sendCodeTo(context: Context, asked: Asked) {
  return send(context, asked, async () => codeMailFor(context, asked));
}

type MailWith = (code: string) => Mail;

async function send(
  context: Context,
  { email, purpose, captcha }: Asked,
  writing: (handle: Tx) => Promise<MailWith | null>,
) {
  const { db, keys, now } = context;
  const preSessionId = await context.preSession();
  const sent = await tx(db, async (handle) => {
    if (!(await isPerson(handle, context, preSessionId, captcha)))
      return { kind: "captchaNeeded" as const };
    const mailWith = await writing(handle);
    const asked = { email, purpose, preSessionId, mailed: mailWith !== null };
    const made = await makeCode(handle, keys, asked, context.addressRange, now);
    if (made.kind !== "sent") return made;
    if (mailWith) await postMail(handle, keys, mailWith(made.code), now);
    return made;
  });
  if (sent.kind === "captchaNeeded") throw new Refused("captchaNeeded");
  if (sent.kind === "tooSoon") throw new Refused("codeTooSoon", { seconds: sent.secondsLeft });
  if (sent.kind === "tooMany") throw new Refused("codeTooMany");
  return { wait_seconds: sent.waitSeconds, expires_in_seconds: sent.expiresInSeconds };
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

/** Writes the mail around a code; null where nobody can do something with a code of this purpose. */
async function mailFor(handle: Tx, context: Context, asked: Asked) {
  const { email, purpose } = asked;
  const { keys, locale, brand, settings } = context;
  const holder = await holderByEmail(handle, keys.emailKey(email));
  if (purpose === "register" && holder)
    return () => accountExistsMail({ to: email, locale, brand }, settings.publicUrl);
  if (purpose !== "register" && !holder) return null;
  return codeMailFor(context, asked);
}

function codeMailFor(context: Context, { email: to, purpose, from }: Asked): MailWith {
  const { locale, brand, now } = context;
  const until = minutesAfter(now, limits.codeMinutes);
  return (code) => codeMail({ to, locale, brand }, { purpose, from }, code, until);
}

/** Takes a code; gives the proof that its address was reached, for one use in this browser. */
export async function proveCode(
  context: Context,
  email: string,
  purpose: CodePurpose,
  code: string,
): Promise<string> {
  const { db, keys, now } = context;
  const preSessionId = await context.preSession();
  const tried = await tryCode(db, keys, { purpose, email, preSessionId }, code, now);
  if (tried.kind === "proved") return tried.proof;
  if (tried.kind === "spent") throw new Refused("codeSpent");
  throw new Refused("codeMismatch", { tries_left: tried.triesLeft });
}
