import { limits } from "#contract/limits.ts";
import { hoursAfter } from "../clock.ts";
import { newToken } from "../crypto.ts";
import type { ByToken } from "./sessions.ts";

export async function knownPreSession(
  { db, keys }: ByToken,
  token: string | undefined,
  now: Date,
): Promise<string | null> {
  if (token === undefined) return null;
  const found = await db
    .selectFrom("pre_session")
    .select(["id", "expires_at"])
    .where("token_hmac", "=", keys.tokenHmac("pre_session", token))
    .executeTakeFirst();
  if (!found || found.expires_at > now) return found?.id ?? null;
  // A clock that is set back must not bring it back, with its codes.
  const ended = { expires_at: new Date(0) };
  await db.updateTable("pre_session").set(ended).where("id", "=", found.id).execute();
  return null;
}

export async function beginPreSession({ db, keys }: ByToken, now: Date) {
  const token = newToken();
  const { id } = await db
    .insertInto("pre_session")
    .values({
      token_hmac: keys.tokenHmac("pre_session", token),
      expires_at: hoursAfter(now, limits.preSessionHours),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, token };
}
