import { type BodyOf, mayCall } from "#contract/calls/call.ts";
import type { bindEmail } from "#contract/calls/security.ts";
import { workMailbox } from "#contract/forms/accounts/signup-rules.ts";
import { endCodes, spendProof } from "./challenges.ts";
import type { Context } from "../http/context.ts";
import { emailLeftMail, emailTakenMail } from "../mail/email-mails.ts";
import { postMail } from "../mail/mail.ts";
import { Refused } from "../refused.ts";
import { endSessionsOf, rejectEndedSession } from "../sessions/sessions.ts";
import { asAccount, inAccount, type Tx } from "../database/database.ts";
import { lockAddress, lockInvitations } from "../database/locks.ts";
import { accountOf } from "./account-queries.ts";
import { memberByEmail } from "../collaborators/collaborator-queries.ts";
import { createUndoLink } from "./email-undo-queries.ts";
import { holderByEmail, updateEmail, lockPasswordHash } from "./member-queries.ts";
import { codeMailFor, sendCodeWith, accountExistsMailFor, type MailWriter } from "./codes.ts";
import type { PersonReply } from "./person.ts";
import { beginFor, placeOf, verifyHolder } from "../sessions/sign-in.ts";

type Wanted = BodyOf<typeof bindEmail>;

/** The answer is the same when another account has the address. */
export function sendCodeToChange(
  context: Context,
  { email, captcha }: { email: string; captcha: string | undefined },
) {
  const { keys } = context;
  const { memberId, accountId, role, email: present } = context.memberShown();
  if (!mayCall("holder", role)) throw new Refused("holderOnly");
  const asked = { email, captcha, purpose: "change", memberId } as const;
  const mailed = keys.emailKey(email);
  const is = mailed.equals(keys.emailKey(present)) ? "owner" : "member";
  const writing: MailWriter = async (handle, _, __, code) => {
    await asAccount(handle, accountId);
    const has = await holderByEmail(handle, mailed);
    if (has?.id !== memberId) await rejectUnfitAddress(handle, context, email);
    if (!has || has.id === memberId) return codeMailFor(context, asked, code);
    return accountExistsMailFor(handle, context, email, "change");
  };
  return sendCodeWith(context, asked, writing, { is, name: `member ${memberId}` });
}

/** Registration has the same rule (specification section 5). */
async function rejectUnfitAddress(handle: Tx, context: Context, email: string): Promise<void> {
  const { accountId } = context.member();
  const { registerType } = await accountOf(handle, accountId);
  if (workMailbox({ register_type: registerType, email }).length > 0)
    throw new Refused("workEmailNeeded");
  const member = await memberByEmail(handle, accountId, context.keys.emailKey(email));
  if (member?.role === "assistant") throw new Refused("alreadyInvited");
}

/**
 * Ends every other session and tells both addresses, the previous one with an undo link. A taken address is
 * rejected as proofSpent, so that it reveals nothing.
 */
export async function changeEmailBy(context: Context, wanted: Wanted): Promise<PersonReply> {
  const { db, keys } = context;
  const { accountId, email: present } = context.member();
  const [emailKey, presentKey] = [keys.emailKey(wanted.email), keys.emailKey(present)];
  if (emailKey.equals(presentKey)) throw new Refused("emailUnchanged");
  const { password } = wanted;
  const given = { password: password ?? "", refusal: "wrongPassword" } as const;
  const proven =
    password === undefined
      ? null
      : await verifyHolder(context, await placeOf(context, present), given);
  const preSessionId = await context.preSession();
  return inAccount(db, accountId, async (handle) => {
    await lockAddress(handle, emailKey);
    await lockInvitations(handle, accountId);
    await rejectUnfitAddress(handle, context, wanted.email);
    await rejectUnproven(handle, context, { wanted, preSessionId, hash: proven?.password_hash });
    if (await holderByEmail(handle, emailKey)) throw new Refused("proofSpent");
    if (proven) context.rememberBrowser({ emailKey, passwordHash: proven.password_hash });
    return change(handle, context, { email: wanted.email, emailKey, presentKey });
  });
}

interface Shown {
  wanted: Wanted;
  preSessionId: string;
  /** Hash that the given password matched. */
  hash: string | null | undefined;
}

/** Locks the holder's row, so that of two changes the later finds its session ended. */
async function rejectUnproven(handle: Tx, context: Context, shown: Shown): Promise<void> {
  const { keys, now } = context;
  const { memberId, sessionId, email: present } = context.member();
  const { wanted, preSessionId, hash = null } = shown;
  const held = await lockPasswordHash(handle, memberId);
  await rejectEndedSession(handle, sessionId);
  if (held !== hash) throw new Refused("wrongPassword");
  const proves = (email: string, proof: string) =>
    spendProof(handle, keys, { purpose: "change", email, preSessionId, memberId }, proof, now);
  const isReader = held !== null || (await proves(present, wanted.present_proof ?? ""));
  if (!isReader || !(await proves(wanted.email, wanted.proof))) throw new Refused("proofSpent");
}

async function change(
  handle: Tx,
  context: Context,
  { email, emailKey, presentKey }: { email: string; emailKey: Buffer; presentKey: Buffer },
): Promise<PersonReply> {
  const { keys, now, locale, brand, settings } = context;
  const { accountId, memberId, sessionId, contactName, email: present } = context.member();
  await updateEmail(handle, keys, memberId, { email, emailKey }, now);
  await endSessionsOf(handle, memberId, now);
  await endCodes(handle, presentKey, now);
  const auditEntry = { accountId, actor: memberId, action: "email.change" };
  await context.audit(handle, { ...auditEntry, fields: ["email"] });
  const { number: account } = await accountOf(handle, accountId);
  const moved = { account, email, at: now };
  const left = { sessionId, accountId, memberId, email: present, emailKey: presentKey };
  const undo = await createUndoLink(handle, keys, left, now);
  const wayBack = undo && { ...undo, publicUrl: settings.publicUrl };
  await postMail(handle, keys, emailLeftMail({ to: present, locale, brand }, moved, wayBack), now);
  await postMail(handle, keys, emailTakenMail({ to: email, locale, brand }, moved), now);
  const holder = { id: memberId, account_id: accountId, email, contact_name: contactName };
  return beginFor(handle, context, holder, "holder");
}
