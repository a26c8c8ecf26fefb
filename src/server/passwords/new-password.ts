import type { BodyOf } from "#contract/calls/call.ts";
import type { changePassword, resetPassword } from "#contract/calls/security.ts";
import { isProofGood, spendProof } from "../accounts/challenges.ts";
import { isTooCommon } from "./common-passwords.ts";
import type { Context } from "../http/context.ts";
import { passwordChangedMail } from "../mail/mails.ts";
import { postMail } from "../mail/mail.ts";
import { Refused } from "../refused.ts";
import { endAccessOf } from "../sessions/end-access.ts";
import { rejectEndedSession } from "../sessions/sessions.ts";
import { inAccount, tx, type Tx } from "../database/database.ts";
import {
  lockHolder,
  type Holder,
  readerOf,
  updatePassword,
  updateEmailProof,
  hasSameCredentials,
} from "../accounts/member-queries.ts";
import { hashOf } from "./hash-semaphore.ts";
import { forgetTries } from "../sessions/login-pause.ts";
import { placeOf, verifyHolder } from "../sessions/sign-in.ts";

/**
 * Ends every session and the login pause. Does not sign in. An address without a holder is rejected as
 * proofSpent.
 */
export async function resetByProof(
  context: Context,
  { email, proof, password }: BodyOf<typeof resetPassword>,
): Promise<void> {
  const { db, keys, now, addressRange } = context;
  const preSessionId = await context.knownPreSession();
  if (preSessionId === null) throw new Refused("proofSpent");
  const asked = { purpose: "reset", email, preSessionId } as const;
  if (isTooCommon(password, email)) throw new Refused("passwordCommon");
  if (!(await isProofGood(db, keys, asked, proof, now))) throw new Refused("proofSpent");
  const hash = await hashOf(context, preSessionId, password);
  const emailKey = keys.emailKey(email);
  await tx(db, async (handle) => {
    const holder = await lockHolder(handle, keys, emailKey);
    const proved = await spendProof(handle, keys, asked, proof, now);
    if (!holder || !proved) throw new Refused("proofSpent");
    await updateEmailProof(handle, holder.id, now);
    await change(handle, context, holder, { hash, action: "password.reset" });
  });
  await forgetTries(db, { emailKey, addressRange, browser: null });
}

/**
 * Wrong passwords count as failed logins. Ends every other session; this one continues under a new cookie.
 * Rejects when the password or the session changed meanwhile.
 */
export async function changeBy(
  context: Context,
  { password, new_password }: BodyOf<typeof changePassword>,
): Promise<void> {
  const { db, keys } = context;
  const { email, accountId, sessionId } = context.member();
  const place = await placeOf(context, email);
  const holder = await verifyHolder(context, place, { password, refusal: "wrongPassword" });
  if (isTooCommon(new_password, email)) throw new Refused("passwordCommon");
  const hash = await hashOf(context, place.browser ?? sessionId, new_password);
  await inAccount(db, accountId, async (handle) => {
    if (!(await hasSameCredentials(handle, keys, holder, keys.emailKey(email))))
      throw new Refused("wrongPassword");
    await rejectEndedSession(handle, sessionId);
    await change(handle, context, holder, { hash, action: "password.change" });
    await context.signIn(handle, { memberId: holder.id, accountId, role: "holder" });
  });
}

async function change(
  handle: Tx,
  context: Context,
  holder: Holder,
  { hash, action }: { hash: string; action: string },
): Promise<void> {
  const { keys, now, settings } = context;
  await updatePassword(handle, keys, holder.id, hash);
  context.rememberBrowser({ emailKey: keys.emailKey(holder.email), passwordHash: hash });
  const accountId = holder.account_id;
  await endAccessOf(handle, { accountId, memberId: holder.id }, now);
  await context.audit(handle, { accountId, actor: holder.id, action });
  const reader = await readerOf(handle, settings, accountId);
  const mail = passwordChangedMail(reader, now);
  await postMail(handle, keys, mail, now);
}
