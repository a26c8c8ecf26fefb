import { sql } from "kysely";
import type { DeskRole } from "#contract/desk/roles.ts";
import { limits } from "#contract/limits.ts";
import { hoursAfter, minutesAfter } from "../clock.ts";
import { type Keys, newToken } from "../crypto.ts";
import { tx, type Db, type Tx, withSecret } from "../database/database.ts";
import { isSealed, withSeal } from "../keys/row-seals.ts";

export interface DeskSession {
  sessionId: string;
  personId: string;
  email: string;
  name: string;
  roles: DeskRole[];
  /** Whether the second factor was given. */
  proved: boolean;
  idleUntil: Date;
  endsAt: Date;
  tokenHash: Buffer;
}

interface Found {
  id: string;
  person_id: string;
  email: string;
  name: string;
  roles: DeskRole[];
  second_factor_at: Date | null;
  idle_until: Date;
  ends_at: Date;
  seal: Buffer;
}

/** Null when invalid. `active` extends the idle deadline. */
export async function findDeskSession(
  { db, keys }: { db: Db; keys: Keys },
  token: string,
  active: boolean,
  now: Date,
): Promise<DeskSession | null> {
  const tokenHash = keys.tokenHmac("desk_session", token);
  const { rows } = await sql<Found>`
    select * from desk_session_found(${tokenHash}, ${now})`.execute(db);
  const [found] = rows;
  if (!found || !isSealed(keys, "desk_session", { ...found, token_hmac: tokenHash })) return null;
  const proved = found.second_factor_at !== null;
  const moved = minutesAfter(now, limits.sessionIdleMinutes);
  const until = moved < found.ends_at ? moved : found.ends_at;
  if (active && proved)
    await tx(db, (handle) => changeSession(handle, tokenHash, { idle_until: until }));
  return {
    sessionId: found.id,
    personId: found.person_id,
    email: found.email,
    name: found.name,
    roles: found.roles,
    proved,
    idleUntil: active && proved ? until : found.idle_until,
    endsAt: found.ends_at,
    tokenHash,
  };
}

interface Changes {
  idle_until?: Date;
  revoked_at?: Date;
}

/** From here on the transaction sees this session. */
export async function changeSession(
  handle: Tx,
  tokenHash: Buffer,
  changes: Changes,
): Promise<void> {
  await withSecret(handle, tokenHash);
  await handle
    .updateTable("desk_session")
    .set(changes)
    .where("token_hmac", "=", tokenHash)
    .execute();
}

/** Before the second factor. The token is returned only here. */
export async function beginDeskSession(
  handle: Tx,
  keys: Keys,
  given: { personId: string; addressRange: string; userAgent: string | undefined },
  now: Date,
): Promise<{ token: string; tokenHash: Buffer }> {
  const token = newToken();
  const tokenHash = keys.tokenHmac("desk_session", token);
  await withSecret(handle, tokenHash);
  await handle
    .insertInto("desk_session")
    .values({
      ...withSeal(keys, "desk_session", {
        token_hmac: tokenHash,
        person_id: given.personId,
        ends_at: hoursAfter(now, limits.deskSessionHours),
      }),
      created_at: now,
      idle_until: minutesAfter(now, limits.codeMinutes),
      ip_prefix: given.addressRange,
      user_agent: given.userAgent?.slice(0, 200) ?? null,
    })
    .execute();
  return { token, tokenHash };
}

export interface Code {
  emailKey: Buffer;
  /** Of the authenticator app; else the hash of a recovery code. */
  step: number | null;
  recovery: Buffer | null;
}

/** Uses up the code. False when it was used before, or a later one was, or it is none of the recovery codes. */
export async function proveDeskSession(
  handle: Tx,
  tokenHash: Buffer,
  { emailKey, step, recovery }: Code,
  { now, idleUntil }: { now: Date; idleUntil: Date },
): Promise<boolean> {
  const { rows } = await sql<{ proved: boolean }>`
    select prove_desk_session(${tokenHash}, ${emailKey}, ${step}, ${recovery}, ${now}, ${idleUntil}) as proved
  `.execute(handle);
  return rows[0]!.proved;
}

/** In a transaction that knows the token. */
export async function isDeskSessionLive(handle: Tx): Promise<boolean> {
  const { rows } = await sql<{ person: string | null }>`select app_person() as person`.execute(
    handle,
  );
  return rows[0]?.person !== null;
}
