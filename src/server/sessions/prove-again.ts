import { limits } from "#contract/limits.ts";
import { lockPasswordHash } from "../accounts/member-queries.ts";
import { minutesAfter } from "../clock.ts";
import type { Tx } from "../database/database.ts";
import type { Context } from "../http/context.ts";
import { Refused } from "../refused.ts";
import { placeOf, verifyHolder } from "./sign-in.ts";

/** Rejects with wrongPassword unless it is that of the signed-in holder. */
export async function verifyPassword(context: Context, password: string): Promise<void> {
  const place = await placeOf(context, context.member().email);
  await verifyHolder(context, place, { password, refusal: "wrongPassword" });
}

/** How this person proves it. */
export async function proofOf(handle: Tx, { memberId }: ReturnType<Context["member"]>) {
  const { password_hash } = await handle
    .selectFrom("member")
    .select("password_hash")
    .where("id", "=", memberId)
    .executeTakeFirstOrThrow();
  return password_hash === null ? ("newSession" as const) : ("password" as const);
}

/** A person without a password proves by a new session that they are here. */
export async function requireNewSession(handle: Tx, context: Context): Promise<void> {
  const { memberId, sessionId } = context.member();
  if ((await lockPasswordHash(handle, memberId)) !== null) throw new Refused("wrongPassword");
  const { created_at } = await handle
    .selectFrom("session")
    .select("created_at")
    .where("id", "=", sessionId)
    .executeTakeFirstOrThrow();
  if (minutesAfter(created_at, limits.recentSignInMinutes) <= context.now)
    throw new Refused("signInFirst");
}
