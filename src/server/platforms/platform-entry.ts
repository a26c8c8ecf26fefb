import type { BodyOf } from "#contract/calls/call.ts";
import type {
  bindInsWithOauthTicket,
  createInsWithOauthTicket,
} from "#contract/calls/platforms.ts";
import { spendProof } from "../accounts/challenges.ts";
import { daysAfter } from "../clock.ts";
import type { Context } from "../http/context.ts";
import { mailboxProofDays } from "../http/rate-limits.ts";
import type { Sender } from "../mail/mails.ts";
import { platformBoundMail, platformUsedMail } from "../mail/platform-mails.ts";
import { masked } from "../accounts/masked.ts";
import { postMail } from "../mail/mail.ts";
import { Refused } from "../refused.ts";
import type { Tx } from "../database/database.ts";
import { lockAddress } from "../database/locks.ts";
import {
  lockHolder,
  type Holder,
  holderByEmail,
  updateEmailProof,
  lockPasswordHash,
} from "../accounts/member-queries.ts";
import {
  bindIdentity,
  type Entry,
  entryOf,
  holdIdentity,
  holderByIdentity,
  type Shown,
  takeEntry,
} from "./platform-queries.ts";
import { proveCode } from "../accounts/codes.ts";
import type { PersonReply } from "../accounts/person.ts";
import { openAccount } from "../registration/registration.ts";
import { beginFor, holderByPassword, signInBy } from "../sessions/sign-in.ts";

/** Rejects with linkExpired. */
export async function arrivedBy(
  context: Context,
  token: string,
): Promise<{ entry: Entry; shown: Shown }> {
  const preSessionId = await context.knownPreSession();
  if (preSessionId === null) throw new Refused("linkExpired");
  const shown = { token, preSessionId };
  const entry = await entryOf(context.db, context.keys, shown, context.now);
  if (!entry) throw new Refused("linkExpired");
  return { entry, shown };
}

export function senderOf({ platforms }: Context, { issuer, email }: Entry): Sender {
  return { provider: platforms.nameOf(issuer), shownAs: email === null ? "" : masked(email) };
}

export async function signInByEntry(context: Context, token: string): Promise<PersonReply> {
  const { entry, shown } = await arrivedBy(context, token);
  return signInBy(context, async (handle) => {
    const holder = await holderByIdentity(handle, context.keys, entry.identity_key);
    if (!holder) throw new Refused("linkExpired");
    await lockPasswordHash(handle, holder.id);
    await takenEntry(handle, context, shown);
    if (!(await holdIdentity(handle, entry.identity_key))) throw new Refused("linkExpired");
    return beginFor(handle, context, holder, "holder");
  });
}

type Binding = BodyOf<typeof bindInsWithOauthTicket>;

/**
 * The ticket proves the platform account, the code the mailbox; equal addresses prove nothing. A mailbox last
 * proved long ago needs the password too.
 */
export async function bindByEntry(context: Context, given: Binding): Promise<PersonReply> {
  const { keys, now } = context;
  const { ticket, email } = given;
  const { shown } = await arrivedBy(context, ticket);
  const by = await shownBy(context, given);
  return signInBy(context, async (handle) => {
    const holder = await lockHolder(handle, keys, keys.emailKey(email));
    const entry = await takenEntry(handle, context, shown);
    const asked = { purpose: "bind", email, preSessionId: shown.preSessionId } as const;
    const proved = await spendProof(handle, keys, asked, by.proof, now);
    if (!holder || !proved) throw new Refused("bindingFailed");
    // Rejections from here on leave the ticket and the proof valid.
    requirePassword(context, holder, by);
    await updateEmailProof(handle, holder.id, now);
    if (by.hash !== undefined)
      context.rememberBrowser({ emailKey: keys.emailKey(email), passwordHash: by.hash });
    return bindAndBegin(handle, context, entry, holder);
  });
}

/** `hash` is that of a given password. */
interface ShownBy {
  proof: string;
  hash?: string | null;
}

async function shownBy(context: Context, given: Binding): Promise<ShownBy> {
  const { email } = given;
  if ("captcha" in given)
    return { proof: await proveCode(context, { email, purpose: "bind" }, given.captcha) };
  const { proof, password } = given;
  const owner = await holderByPassword(context, email, { password, refusal: "wrongPassword" });
  return { proof, hash: owner.password_hash };
}

/** The mailbox may have a new owner since its last proof. */
function requirePassword(
  { now }: Context,
  { password_hash: held, email_proved_at }: Pick<Holder, "password_hash" | "email_proved_at">,
  { proof, hash }: ShownBy,
): void {
  if (hash !== undefined && hash !== held) throw new Refused("wrongPassword");
  if (hash !== undefined || held === null) return;
  const isRecent = email_proved_at !== null && daysAfter(email_proved_at, mailboxProofDays) > now;
  if (!isRecent) throw new Refused("passwordNeeded", {}, { proof });
}

/** The account has no password. */
export async function createByEntry(
  context: Context,
  { ticket, captcha, ...given }: BodyOf<typeof createInsWithOauthTicket>,
): Promise<PersonReply> {
  const { keys, now } = context;
  const { email } = given;
  const { shown } = await arrivedBy(context, ticket);
  const proof = await proveCode(context, { email, purpose: "register" }, captcha);
  const emailKey = keys.emailKey(email);
  return signInBy(context, async (handle) => {
    await lockAddress(handle, emailKey);
    const entry = await takenEntry(handle, context, shown);
    const asked = { purpose: "register", email, preSessionId: shown.preSessionId } as const;
    const proved = await spendProof(handle, keys, asked, proof, now);
    if (!proved || (await holderByEmail(handle, emailKey))) throw new Refused("proofSpent");
    const made = await openAccount(handle, context, given, { emailKey, passwordHash: null });
    const { contact_name } = given;
    const holder = { id: made.memberId, account_id: made.accountId, email, contact_name };
    return bindAndBegin(handle, context, entry, holder);
  });
}

async function takenEntry(handle: Tx, { keys, now }: Context, shown: Shown): Promise<Entry> {
  const entry = await takeEntry(handle, keys, shown, now);
  if (!entry) throw new Refused("linkExpired");
  return entry;
}

async function bindAndBegin(
  handle: Tx,
  context: Context,
  entry: Entry,
  holder: Parameters<typeof beginFor>[2],
): Promise<PersonReply> {
  const { id: memberId, account_id: accountId } = holder;
  const from = senderOf(context, entry);
  const bound = { accountId, memberId, entry, shownAs: from.shownAs };
  if (!(await bindIdentity(handle, context.keys, bound, context.now)))
    throw new Refused("linkExpired");
  const target = `platform ${entry.issuer}`;
  await context.audit(handle, { accountId, actor: memberId, action: "platform.bind", target });
  await notifyBoth(handle, context, entry, holder.email);
  return beginFor(handle, context, holder, "holder");
}

/** Also tells the platform address when it differs. */
async function notifyBoth(handle: Tx, context: Context, entry: Entry, to: string): Promise<void> {
  const { keys, locale, brand, now } = context;
  const from = senderOf(context, entry);
  await postMail(handle, keys, platformBoundMail({ to, locale, brand }, from, now), now);
  const { email } = entry;
  if (email === null || keys.emailKey(email).equals(keys.emailKey(to))) return;
  const about = { provider: from.provider, account: masked(to) };
  await postMail(handle, keys, platformUsedMail({ to: email, locale, brand }, about, now), now);
}
