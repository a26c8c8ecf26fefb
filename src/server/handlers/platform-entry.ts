import type { BodyOf } from "#contract/calls/call.ts";
import type {
  bindInsWithOauthTicket,
  createInsWithOauthTicket,
} from "#contract/calls/platforms.ts";
import { spendProof } from "../challenges.ts";
import { daysAfter } from "../clock.ts";
import type { Context } from "../http/context.ts";
import { mailboxProofDays } from "../rate-limits.ts";
import type { Sender } from "../mails/mails.ts";
import { platformBoundMail, platformUsedMail } from "../mails/platform-mails.ts";
import { masked } from "../masked.ts";
import { postMail } from "../outside/mail.ts";
import { Refused } from "../refused.ts";
import type { Tx } from "../store/database.ts";
import { oneAtATime } from "../store/locks.ts";
import {
  heldByEmail,
  type Holder,
  holderByEmail,
  keepProofOfEmail,
  passwordHashOf,
} from "../store/queries/member.ts";
import {
  bindIdentity,
  type Entry,
  entryOf,
  holdIdentity,
  holderByIdentity,
  type Shown,
  takeEntry,
} from "../store/queries/platform.ts";
import { proveCode } from "./codes.ts";
import type { PersonReply } from "./person.ts";
import { openAccount } from "./registration.ts";
import { beginFor, holderByPassword, signInBy } from "./sign-in.ts";

/** Somebody who came from a platform, with what this browser showed; refuses as linkExpired whatever else it shows. */
export async function arrivedBy(
  context: Context,
  token: string,
): Promise<{ entry: Entry; shown: Shown }> {
  const preSessionId = await context.knownPreSession();
  if (preSessionId === null) throw new Refused("linkExpired");
  const shown = { token, preSessionId };
  const entry = await entryOf(context.db, shown, context.now);
  if (!entry) throw new Refused("linkExpired");
  return { entry, shown };
}

/** The platform as people are told of it. */
export function senderOf({ platforms }: Context, { issuer, email }: Entry): Sender {
  return { provider: platforms.nameOf(issuer), shownAs: email === null ? "" : masked(email) };
}

/** Signs in the holder whom the platform's identity is bound to. */
export async function signInByEntry(context: Context, token: string): Promise<PersonReply> {
  const { entry, shown } = await arrivedBy(context, token);
  return signInBy(context, async (handle) => {
    const holder = await holderByIdentity(handle, entry.identity_key);
    if (!holder) throw new Refused("linkExpired");
    await passwordHashOf(handle, holder.id);
    await takenEntry(handle, shown, context.now);
    if (!(await holdIdentity(handle, entry.identity_key))) throw new Refused("linkExpired");
    return beginFor(handle, context, holder, "holder");
  });
}

type Binding = BodyOf<typeof bindInsWithOauthTicket>;

/**
 * Binds the platform's identity to the account of an address, by the code that went there: the ticket
 * proves the one side, the mailbox the other (never that both have the same address). An account with a
 * password whose mailbox was last proved long ago is bound only with its password as well. Signs in.
 */
export async function bindByEntry(context: Context, given: Binding): Promise<PersonReply> {
  const { keys, now } = context;
  const { ticket, email } = given;
  const { shown } = await arrivedBy(context, ticket);
  const by = await shownBy(context, given);
  return signInBy(context, async (handle) => {
    const holder = await heldByEmail(handle, keys.emailKey(email));
    const entry = await takenEntry(handle, shown, now);
    const asked = { purpose: "bind", email, preSessionId: shown.preSessionId } as const;
    const proved = await spendProof(handle, keys, asked, by.proof, now);
    if (!holder || !proved) throw new Refused("proofSpent");
    // What is refused from here on leaves the ticket and the proof good.
    refuseByMailAlone(context, holder, by);
    await keepProofOfEmail(handle, holder.id, now);
    if (by.hash !== undefined)
      context.rememberBrowser({ emailKey: keys.emailKey(email), passwordHash: by.hash });
    return bindAndBegin(handle, context, entry, holder);
  });
}

/** By what the account's side is shown: the mailbox, and where a password was given the hash that it fits. */
interface ShownBy {
  proof: string;
  hash?: string | null;
}

async function shownBy(context: Context, given: Binding): Promise<ShownBy> {
  const { email } = given;
  if ("captcha" in given) return { proof: await proveCode(context, email, "bind", given.captcha) };
  const { proof, password } = given;
  const owner = await holderByPassword(context, email, { password, otherwise: "wrongPassword" });
  return { proof, hash: owner.password_hash };
}

/** A mailbox may have changed hands since the account was last seen to read it; a password changed meanwhile is none. */
function refuseByMailAlone(
  { now }: Context,
  { password_hash: held, email_proved_at }: Pick<Holder, "password_hash" | "email_proved_at">,
  { proof, hash }: ShownBy,
): void {
  if (hash !== undefined && hash !== held) throw new Refused("wrongPassword");
  if (hash !== undefined || held === null) return;
  const isRecent = email_proved_at !== null && daysAfter(email_proved_at, mailboxProofDays) > now;
  if (!isRecent) throw new Refused("passwordNeeded", {}, { proof });
}

/** Makes an account without a password for an address, by the code that went there, bound to the platform's identity. */
export async function createByEntry(
  context: Context,
  { ticket, captcha, ...given }: BodyOf<typeof createInsWithOauthTicket>,
): Promise<PersonReply> {
  const { keys, now } = context;
  const { email } = given;
  const { shown } = await arrivedBy(context, ticket);
  const proof = await proveCode(context, email, "register", captcha);
  const emailKey = keys.emailKey(email);
  return signInBy(context, async (handle) => {
    await oneAtATime(handle, emailKey);
    const entry = await takenEntry(handle, shown, now);
    const asked = { purpose: "register", email, preSessionId: shown.preSessionId } as const;
    const proved = await spendProof(handle, keys, asked, proof, now);
    if (!proved || (await holderByEmail(handle, emailKey))) throw new Refused("proofSpent");
    const made = await openAccount(handle, context, given, { emailKey, passwordHash: null });
    const { contact_name } = given;
    const holder = { id: made.memberId, account_id: made.accountId, email, contact_name };
    return bindAndBegin(handle, context, entry, holder);
  });
}

async function takenEntry(handle: Tx, shown: Shown, now: Date): Promise<Entry> {
  const entry = await takeEntry(handle, shown, now);
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
  if (!(await bindIdentity(handle, bound, context.now))) throw new Refused("linkExpired");
  const target = `platform ${entry.issuer}`;
  await context.audit(handle, { accountId, actor: memberId, action: "platform.bind", target });
  await tellBoth(handle, context, entry, holder.email);
  return beginFor(handle, context, holder, "holder");
}

/** The holder is written to, and the owner of the platform's account where its address is another. */
async function tellBoth(handle: Tx, context: Context, entry: Entry, to: string): Promise<void> {
  const { keys, locale, brand, now } = context;
  const from = senderOf(context, entry);
  await postMail(handle, keys, platformBoundMail({ to, locale, brand }, from, now), now);
  const { email } = entry;
  if (email === null || keys.emailKey(email).equals(keys.emailKey(to))) return;
  const about = { provider: from.provider, account: masked(to) };
  await postMail(handle, keys, platformUsedMail({ to: email, locale, brand }, about, now), now);
}
