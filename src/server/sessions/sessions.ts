import { sql } from "kysely";
import { limits } from "#contract/limits.ts";
import type { Role } from "#contract/accounts/roles.ts";
import { hoursAfter, minutesAfter } from "../clock.ts";
import { type Keys, newToken } from "../crypto.ts";
import { Refused } from "../refused.ts";
import { inAccount, type Db, type Tx } from "../database/database.ts";
import { lockSessions } from "../database/locks.ts";
import { type Granting, isSealed, withSeal } from "../keys/row-seals.ts";

export interface SignedIn {
  sessionId: string;
  memberId: string;
  accountId: string;
  accountNumber: string;
  role: Role;
  email: string;
  contactName: string | null;
  idleUntil: Date;
  endsAt: Date;
}

export interface NewSession {
  memberId: string;
  accountId: string;
  role: Role;
  addressRange: string;
  userAgent: string | undefined;
}

/** The token is returned only here; its HMAC is stored. */
export async function beginSession(handle: Tx, keys: Keys, given: NewSession, now: Date) {
  const token = newToken();
  const endsAt = hoursAfter(
    now,
    given.role === "holder" ? limits.sessionHours : limits.sessionHoursAssistant,
  );
  const idleUntil = minutesAfter(now, limits.sessionIdleMinutes);
  await endOldest(handle, given.memberId, now);
  const { id } = await handle
    .insertInto("session")
    .values({
      ...withSeal(keys, "session", {
        token_hmac: keys.tokenHmac("session", token),
        member_id: given.memberId,
        account_id: given.accountId,
        created_at: now,
        ends_at: endsAt,
      }),
      seen_at: now,
      idle_until: idleUntil,
      ip_prefix: given.addressRange,
      user_agent: given.userAgent?.slice(0, 200) ?? null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, token, idleUntil, endsAt };
}

/** Makes room for one more: those that were used last go on. */
async function endOldest(handle: Tx, memberId: string, now: Date): Promise<void> {
  await lockSessions(handle, memberId);
  const live = await sessionsOf(handle, memberId, now);
  const oldest = live.slice(limits.sessionsMax - 1).map(({ id }) => id);
  if (oldest.length === 0) return;
  await handle.updateTable("session").set({ revoked_at: now }).where("id", "in", oldest).execute();
}

/** What finds a session by its token. */
export interface ByToken {
  db: Db;
  keys: Keys;
}

/** Null when invalid. `active` extends the idle deadline. */
export async function findSession(
  { db, keys }: ByToken,
  token: string,
  active: boolean,
  now: Date,
): Promise<SignedIn | null> {
  const hash = keys.tokenHmac("session", token);
  const { rows } = await sql<FoundSession>`
    select * from session_found(${hash}, ${now})`.execute(db);
  const [found] = rows;
  if (!found || !isAsWritten(keys, hash, found)) return null;
  return {
    sessionId: found.id,
    memberId: found.member_id,
    accountId: found.account_id,
    accountNumber: found.account_number,
    role: found.role,
    email: found.email,
    contactName: found.contact_name,
    idleUntil: active ? await moveIdle(db, found, now) : found.idle_until,
    endsAt: found.ends_at,
  };
}

const isAsWritten = (keys: Keys, token_hmac: Buffer, found: FoundSession): boolean =>
  isSealed(keys, "session", { ...found, token_hmac, seal: found.session_seal }) &&
  isSealed(keys, "member", { ...found, id: found.member_id });

/** `seal` is that of its member. */
interface FoundSession extends Granting<"member"> {
  member_id: string;
  seal: Buffer;
  session_seal: Buffer;
  created_at: Date;
  idle_until: Date;
  ends_at: Date;
  contact_name: string | null;
  account_number: string;
}

const writeEveryMs = 30_000;

async function moveIdle(db: Db, session: FoundSession, now: Date): Promise<Date> {
  const moved = minutesAfter(now, limits.sessionIdleMinutes);
  const until = moved < session.ends_at ? moved : session.ends_at;
  if (until.getTime() - session.idle_until.getTime() < writeEveryMs) return session.idle_until;
  await inAccount(db, session.account_id, (handle) =>
    handle
      .updateTable("session")
      .set({ seen_at: now, idle_until: until })
      .where("id", "=", session.id)
      .execute(),
  );
  return until;
}

export async function endSession(handle: Tx, sessionId: string, now: Date): Promise<void> {
  await handle
    .updateTable("session")
    .set({ revoked_at: now })
    .where("id", "=", sessionId)
    .execute();
}

interface Which {
  only?: string | undefined;
  except?: string | undefined;
}

/** Returns how many ended. */
export async function endSessionsOf(
  handle: Tx,
  memberId: string,
  now: Date,
  { only, except }: Which = {},
): Promise<number> {
  let ended = handle
    .updateTable("session")
    .set({ revoked_at: now })
    .where("member_id", "=", memberId)
    .where("revoked_at", "is", null);
  if (only !== undefined) ended = ended.where("id", "=", only);
  if (except !== undefined) ended = ended.where("id", "<>", except);
  return Number((await ended.executeTakeFirst()).numUpdatedRows);
}

/** Also of one that has ended. */
export async function isSessionOf(handle: Tx, memberId: string, id: string): Promise<boolean> {
  const found = await handle
    .selectFrom("session")
    .select("id")
    .where("id", "=", id)
    .where("member_id", "=", memberId)
    .executeTakeFirst();
  return found !== undefined;
}

/** A session can end during a long call. */
export async function isSessionLive(handle: Tx, sessionId: string): Promise<boolean> {
  const found = await handle
    .selectFrom("session")
    .innerJoin("member", "member.id", "session.member_id")
    .select("session.id")
    .where("session.id", "=", sessionId)
    .where("session.revoked_at", "is", null)
    .where("member.removed_at", "is", null)
    .executeTakeFirst();
  return found !== undefined;
}

/** Needed where no audit entry checks the session. */
export async function rejectEndedSession(handle: Tx, sessionId: string): Promise<void> {
  if (!(await isSessionLive(handle, sessionId))) throw new Refused("sessionExpired");
}

/** Newest first. */
export function sessionsOf(handle: Tx, memberId: string, now: Date) {
  return handle
    .selectFrom("session")
    .select(["id", "created_at", "seen_at", "ip_prefix", "user_agent"])
    .where("member_id", "=", memberId)
    .where("revoked_at", "is", null)
    .where("idle_until", ">", now)
    .where("ends_at", ">", now)
    .orderBy("seen_at", "desc")
    .execute();
}
