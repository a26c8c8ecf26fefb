import { randomUUID } from "node:crypto";
import { type Keys, sha256 } from "../crypto.ts";
import { minutesAfter } from "../clock.ts";
import type { PlatformTicket } from "./platform-tickets.ts";
import { limits } from "#contract/limits.ts";
import { asAccount, type Db, type Tx, withSecret } from "../database/database.ts";
import { checkedColumns, isSealed, withSeal } from "../keys/row-seals.ts";

export interface Entry {
  issuer: string;
  identity_key: Buffer;
  email: string | null;
}

export interface Shown {
  token: string;
  preSessionId: string;
}

const tokenHmac = (keys: Keys, { token, preSessionId }: Shown): Buffer =>
  keys.tokenHmac("platform_ticket", token, [preSessionId]);

/**
 * Returns the token for further calls. For a ticket that another browser showed first the token is invalid.
 */
export async function seeTicket(
  db: Db,
  keys: Keys,
  { issuer, subject, id, email, deadAt }: PlatformTicket,
  preSessionId: string,
  now: Date,
): Promise<string> {
  const hash = sha256(JSON.stringify([issuer, id]));
  const token = keys.entryToken(hash, preSessionId);
  const expires = minutesAfter(now, limits.platformEntryMinutes);
  await db
    .insertInto("platform_ticket")
    .values({
      ...withSeal(keys, "platform_ticket", {
        token_hmac: tokenHmac(keys, { token, preSessionId }),
        issuer,
        identity_key: keys.identityKey(issuer, subject),
        email,
        expires_at: expires,
      }),
      jti_sha256: hash,
      pre_session_id: preSessionId,
      forget_at: deadAt > expires ? deadAt : expires,
    })
    .onConflict((conflict) => conflict.column("jti_sha256").doNothing())
    .execute();
  return token;
}

/** Null when unknown, of another browser, used or expired. */
export async function entryOf(
  handle: Db | Tx,
  keys: Keys,
  shown: Shown,
  now: Date,
): Promise<Entry | null> {
  const found = await handle
    .selectFrom("platform_ticket")
    .select(checkedColumns("platform_ticket"))
    .where("token_hmac", "=", tokenHmac(keys, shown))
    .where("pre_session_id", "=", shown.preSessionId)
    .where("ended_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return found && isSealed(keys, "platform_ticket", found) ? found : null;
}

/** Of several parallel callers one gets it. */
export async function takeEntry(
  handle: Tx,
  keys: Keys,
  shown: Shown,
  now: Date,
): Promise<Entry | null> {
  const taken = await handle
    .updateTable("platform_ticket")
    .set({ ended_at: now })
    .where("token_hmac", "=", tokenHmac(keys, shown))
    .where("pre_session_id", "=", shown.preSessionId)
    .where("ended_at", "is", null)
    .where("expires_at", ">", now)
    .returning(checkedColumns("platform_ticket"))
    .executeTakeFirst();
  return taken && isSealed(keys, "platform_ticket", taken) ? taken : null;
}

/** Switches the transaction to the holder's account. Null also where one of them was written past the portal. */
export async function holderByIdentity(handle: Tx, keys: Keys, identityKey: Buffer) {
  await withSecret(handle, identityKey);
  const bound = await handle
    .selectFrom("platform_identity")
    .select(checkedColumns("platform_identity"))
    .where("identity_key", "=", identityKey)
    .where("unbound_at", "is", null)
    .executeTakeFirst();
  if (!bound || !isSealed(keys, "platform_identity", bound)) return null;
  await asAccount(handle, bound.account_id);
  const holder = await handle
    .selectFrom("member")
    .select([...checkedColumns("member"), "contact_name"])
    .where("id", "=", bound.member_id)
    .where("removed_at", "is", null)
    .executeTakeFirst();
  return holder && isSealed(keys, "member", holder) ? holder : null;
}

/** Locks an identity against unbinding, which then ends the sessions begun meanwhile. False when unbound. */
export async function holdIdentity(handle: Tx, identityKey: Buffer): Promise<boolean> {
  const held = await handle
    .selectFrom("platform_identity")
    .select("id")
    .where("identity_key", "=", identityKey)
    .where("unbound_at", "is", null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return held !== undefined;
}

interface NewIdentity {
  accountId: string;
  memberId: string;
  entry: Entry;
  shownAs: string;
}

/** False when it is bound already. */
export async function bindIdentity(
  handle: Tx,
  keys: Keys,
  { accountId, memberId, entry, shownAs }: NewIdentity,
  now: Date,
): Promise<boolean> {
  const bound = await handle
    .insertInto("platform_identity")
    .values({
      ...withSeal(keys, "platform_identity", {
        id: randomUUID(),
        account_id: accountId,
        member_id: memberId,
        issuer: entry.issuer,
        identity_key: entry.identity_key,
      }),
      shown_as: shownAs,
      bound_at: now,
    })
    .onConflict((conflict) =>
      conflict.column("identity_key").where("unbound_at", "is", null).doNothing(),
    )
    .executeTakeFirst();
  return bound.numInsertedOrUpdatedRows === 1n;
}

/** Oldest first. */
export function identitiesOf(handle: Tx, accountId: string) {
  return handle
    .selectFrom("platform_identity")
    .select(["id", "issuer", "shown_as", "bound_at"])
    .where("account_id", "=", accountId)
    .where("unbound_at", "is", null)
    .orderBy("bound_at")
    .execute();
}

/** Returns the issuers. */
export function unbindSince(handle: Tx, accountId: string, since: Date, now: Date) {
  return handle
    .updateTable("platform_identity")
    .set({ unbound_at: now })
    .where("account_id", "=", accountId)
    .where("bound_at", ">=", since)
    .where("unbound_at", "is", null)
    .returning("issuer")
    .execute();
}

/** `before`: ended already; `unknown`: no such id. */
export async function unbindIdentity(handle: Tx, id: string, now: Date) {
  const ended = await handle
    .updateTable("platform_identity")
    .set({ unbound_at: now })
    .where("id", "=", id)
    .where("unbound_at", "is", null)
    .returning(["issuer", "shown_as"])
    .executeTakeFirst();
  if (ended) return ended;
  const known = await handle
    .selectFrom("platform_identity")
    .select("id")
    .where("id", "=", id)
    .executeTakeFirst();
  return known ? ("before" as const) : ("unknown" as const);
}
