import type { BodyOf } from "#contract/calls/call.ts";
import type { changePassword, resetPassword } from "#contract/calls/security.ts";
import { spendProof } from "../challenges.ts";
import { isTooCommon } from "../common-passwords.ts";
import type { Context } from "../http/context.ts";
import { passwordChangedMail } from "../mails/mails.ts";
import { postMail } from "../outside/mail.ts";
import { Refused } from "../refused.ts";
import { endSessionsOf, refuseEndedSession } from "../sessions.ts";
import { inAccount, tx, type Tx } from "../store/database.ts";
import {
  heldByEmail,
  type Holder,
  holderOf,
  keepPassword,
  keepProofOfEmail,
  stillHas,
} from "../store/queries/member.ts";
import { hashSemaphore } from "./hash-semaphore.ts";
import { forgetTries } from "./login-pause.ts";
import { placeOf, provenHolder } from "./sign-in.ts";

/**
 * Gives the holder of an address proved in this browser a new password: every session ends, the
 * pause after wrong passwords is lifted, and the holder is written to. Nobody is signed in by it.
 * An address without a holder is refused as a proof that is spent.
 */
export async function resetByProof(
  context: Context,
  { email, proof, password }: BodyOf<typeof resetPassword>,
): Promise<void> {
  const { db, keys, now, addressRange } = context;
  const preSessionId = await context.knownPreSession();
  if (preSessionId === null) throw new Refused("proofSpent");
  const hash = await hashOf(context, password, email);
  const emailKey = keys.emailKey(email);
  await tx(db, async (handle) => {
    const asked = { purpose: "reset", email, preSessionId } as const;
    const holder = await heldByEmail(handle, emailKey);
    const proved = await spendProof(handle, keys, asked, proof, now);
    if (!holder || !proved) throw new Refused("proofSpent");
    await keepProofOfEmail(handle, holder.id, now);
    await change(handle, context, holder, { hash, action: "password.reset" });
  });
  await forgetTries(db, { emailKey, addressRange, browser: null });
}

/**
 * Changes the password of the holder who is signed in and gives the present one, wrong ones counted
 * as failed logins. Every session ends but this one, which goes on under a new cookie. Where another password
 * was given or the session ended meanwhile, it is refused: somebody else has just had the last word.
 */
export async function changeBy(
  context: Context,
  { password, new_password }: BodyOf<typeof changePassword>,
): Promise<void> {
  const { db, keys } = context;
  const { email, accountId, sessionId } = context.member();
  const place = await placeOf(context, email);
  const holder = await provenHolder(context, place, { password, otherwise: "wrongPassword" });
  const hash = await hashOf(context, new_password, email);
  await inAccount(db, accountId, async (handle) => {
    if (!(await stillHas(handle, holder, keys.emailKey(email)))) throw new Refused("wrongPassword");
    await refuseEndedSession(handle, sessionId);
    await change(handle, context, holder, { hash, action: "password.change" });
    await context.signIn(handle, { memberId: holder.id, accountId, role: "holder" });
  });
}

function hashOf(context: Context, password: string, email: string): Promise<string> {
  if (isTooCommon(password, email)) throw new Refused("passwordCommon");
  return hashSemaphore(context.addressRange, () => context.passwords.hash(password));
}

async function change(
  handle: Tx,
  context: Context,
  holder: Holder,
  { hash, action }: { hash: string; action: string },
): Promise<void> {
  const { keys, now, settings } = context;
  await keepPassword(handle, holder.id, hash);
  context.rememberBrowser({ emailKey: keys.emailKey(holder.email), passwordHash: hash });
  await endSessionsOf(handle, holder.id, now);
  const accountId = holder.account_id;
  await context.audit(handle, { accountId, actor: holder.id, action });
  const reader = await holderOf(handle, accountId);
  const mail = passwordChangedMail({ ...reader, brand: reader.brand ?? settings.brand }, now);
  await postMail(handle, keys, mail, now);
}
