import { randomUUID } from "node:crypto";
import { minutesAfter } from "../clock.ts";
import { type Keys, newToken } from "../crypto.ts";
import { limits } from "#contract/limits.ts";
import type { Locale } from "#contract/locales.ts";
import type { Tx } from "../database/database.ts";
import { asAccount, withSecret } from "../database/database.ts";
import { firstAccess } from "../accounts/member-queries.ts";
import { checkedColumns, isSealed, withSeal } from "../keys/row-seals.ts";

export function collaboratorsOf(handle: Tx, accountId: string) {
  return handle
    .selectFrom("member")
    .select((row) => [
      "member.id",
      "member.email",
      "member.created_at",
      row
        .selectFrom("session")
        .whereRef("session.member_id", "=", "member.id")
        .select((session) => session.fn.max("session.seen_at").as("seen"))
        .as("seen_at"),
    ])
    .where("account_id", "=", accountId)
    .where("role", "=", "assistant")
    .where("removed_at", "is", null)
    .orderBy("created_at")
    .execute();
}

/** The holder included. */
export async function memberByEmail(handle: Tx, accountId: string, emailKey: Buffer) {
  const found = await handle
    .selectFrom("member")
    .select(["id", "role"])
    .where("account_id", "=", accountId)
    .where("email_key", "=", emailKey)
    .where("removed_at", "is", null)
    .executeTakeFirst();
  return found ?? null;
}

interface NewCollaborator {
  accountId: string;
  email: string;
  emailKey: Buffer;
  locale: Locale;
}

/** A person who was removed before gets a new id. */
export async function addCollaborator(
  handle: Tx,
  keys: Keys,
  { accountId, email, emailKey, locale }: NewCollaborator,
  now: Date,
): Promise<string> {
  const id = randomUUID();
  await handle
    .insertInto("member")
    .values({
      ...firstAccess(keys, {
        id,
        account_id: accountId,
        role: "assistant",
        email,
        email_key: emailKey,
        password_hash: null,
      }),
      locale,
      created_at: now,
    })
    .execute();
  return id;
}

/** False for an unknown id. */
export async function removeCollaborator(handle: Tx, id: string, now: Date): Promise<boolean> {
  const removed = await handle
    .updateTable("member")
    .set({ removed_at: now })
    .where("id", "=", id)
    .where("role", "=", "assistant")
    .where("removed_at", "is", null)
    .executeTakeFirst();
  return removed.numUpdatedRows === 1n;
}

export async function endTickets(handle: Tx, memberId: string, now: Date): Promise<void> {
  await handle
    .updateTable("ticket")
    .set({ ended_at: now })
    .where("member_id", "=", memberId)
    .where("ended_at", "is", null)
    .execute();
}

/** Ends earlier links; the token is returned only here. */
export async function inviteTicket(
  handle: Tx,
  keys: Keys,
  who: { accountId: string; memberId: string },
  now: Date,
): Promise<{ token: string; expires: Date }> {
  await endTickets(handle, who.memberId, now);
  const token = newToken();
  const expires = minutesAfter(now, limits.inviteDays * 24 * 60);
  await handle
    .insertInto("ticket")
    .values({
      ...withSeal(keys, "ticket", {
        kind: "invite",
        token_hmac: keys.tokenHmac("ticket", token),
        account_id: who.accountId,
        member_id: who.memberId,
        expires_at: expires,
      }),
      created_at: now,
    })
    .execute();
  return { token, expires };
}

/** Locks the member against removal and switches the transaction to the account; null for an invalid link. */
export async function invitedBy(handle: Tx, keys: Keys, token: string, now: Date) {
  const hash = keys.tokenHmac("ticket", token);
  await withSecret(handle, hash);
  const ticket = await handle
    .selectFrom("ticket")
    .select(checkedColumns("ticket"))
    .where("token_hmac", "=", hash)
    .where("ended_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  if (!ticket || !isSealed(keys, "ticket", ticket)) return null;
  await asAccount(handle, ticket.account_id);
  const member = await handle
    .selectFrom("member")
    .select([...checkedColumns("member"), "contact_name"])
    .where("id", "=", ticket.member_id)
    .where("removed_at", "is", null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return member && isSealed(keys, "member", member) ? member : null;
}
