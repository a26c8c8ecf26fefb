import { limits } from "#contract/limits.ts";
import { hoursAfter } from "../clock.ts";
import { type Keys, newToken } from "../crypto.ts";
import { asAccount, type Tx, withSecret } from "../database/database.ts";
import { checkedColumns, isSealed, withSeal } from "../keys/row-seals.ts";
import { isMemberSealed } from "./member-queries.ts";

interface PreviousEmail {
  sessionId: string;
  accountId: string;
  memberId: string;
  email: string;
  emailKey: Buffer;
}

/** Null while an earlier link is valid: otherwise an attacker who took an account could take it again. */
export async function createUndoLink(
  handle: Tx,
  keys: Keys,
  { sessionId, accountId, memberId, email, emailKey }: PreviousEmail,
  now: Date,
): Promise<{ token: string; expires: Date } | null> {
  const live = await handle
    .selectFrom("email_undo")
    .select("id")
    .where("member_id", "=", memberId)
    .where("ended_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  if (live) return null;
  const token = newToken();
  const expires = hoursAfter(now, limits.emailUndoHours);
  await handle
    .insertInto("email_undo")
    .values((row) => ({
      ...withSeal(keys, "email_undo", {
        token_hmac: keys.tokenHmac("email_undo", token),
        account_id: accountId,
        member_id: memberId,
        email,
        email_key: emailKey,
        expires_at: expires,
      }),
      created_at: now,
      since: row.selectFrom("session").select("created_at").where("id", "=", sessionId),
    }))
    .execute();
  return { token, expires };
}

/** Switches the transaction to the account of the link; null for an invalid link, or where its member was written past the portal. */
export async function findUndo(handle: Tx, keys: Keys, token: string, now: Date) {
  const hash = keys.tokenHmac("email_undo", token);
  await withSecret(handle, hash);
  const link = await handle
    .selectFrom("email_undo")
    .select([...checkedColumns("email_undo"), "since"])
    .where("token_hmac", "=", hash)
    .where("ended_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  if (!link || !isSealed(keys, "email_undo", link)) return null;
  await asAccount(handle, link.account_id);
  return (await isMemberSealed(handle, keys, link.member_id)) ? link : null;
}

/** True for one of several parallel callers. */
export async function useUndo(handle: Tx, id: string, now: Date): Promise<boolean> {
  const used = await handle
    .updateTable("email_undo")
    .set({ ended_at: now })
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
}
