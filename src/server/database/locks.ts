import { randomInt } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type pg from "pg";
import type { Db, Tx } from "./database.ts";
import type { Schema } from "./schema.ts";

/**
 * Lock order, so that no two transactions deadlock: these locks, the holder's row, codes and tickets,
 * identities, sessions, audit head.
 */

/** Serialises registrations of, and changes to, one address. */
export const lockAddress = (handle: Tx, emailKey: Buffer): Promise<void> =>
  lock(handle, `register|${emailKey.toString("hex")}`);

/**
 * Serialises invitations of one account. Does not lock the audit head: removing a collaborator locks links
 * first and the head last.
 */
export const lockInvitations = (handle: Tx, accountId: string): Promise<void> =>
  lock(handle, `invitations|${accountId}`);

/** Serialises codes to one address, so that the budget is exact. */
export const lockCodes = (handle: Tx, emailKey: Buffer): Promise<void> =>
  lock(handle, emailKey.toString("hex"));

/** Serialises logins of one person, so that the number of sessions is exact. Taken after all other locks but the audit head. */
export const lockSessions = (handle: Tx, memberId: string): Promise<void> =>
  lock(handle, `sessions|${memberId}`);

/** Serialises changes to people of the desk; the database takes the same lock. */
export const lockDesk = (handle: Tx): Promise<void> => lock(handle, "desk people");

const rootKey = sql`hashtextextended('root key', 0)`;
const rootKeyLocks = {
  exclusive: {
    lock: sql`select pg_advisory_lock(${rootKey})`,
    unlock: sql`select pg_advisory_unlock(${rootKey})`,
  },
  shared: {
    lock: sql`select pg_advisory_lock_shared(${rootKey})`,
    unlock: sql`select pg_advisory_unlock_shared(${rootKey})`,
  },
};

/** Works on a connection of its own: `exclusive` may change the root key, of `shared` several at once find it as it is. */
export const withRootKeyLock = <Result>(
  owner: Db,
  how: "exclusive" | "shared",
  work: (db: Kysely<Schema>) => Promise<Result>,
): Promise<Result> =>
  owner.connection().execute(async (db) => {
    const held = rootKeyLocks[how];
    await held.lock.execute(db);
    try {
      return await work(db);
    } finally {
      await held.unlock.execute(db);
    }
  });

/** The most that PostgreSQL's int takes. */
const maxRun = 2 ** 31 - 1;

/** Each connection of the pool holds the lock of this run, so that others see it live. Give the pool whose connections stay open. */
export function liveRun(pool: pg.Pool): { pool: pg.Pool; run: number } {
  const run = randomInt(maxRun);
  // Does not wait: a role that holds the lock alone would stop the jobs.
  const hold = `select pg_try_advisory_lock_shared(hashtext('portal runs'), ${run})`;
  // One that is lost meanwhile says so itself.
  pool.on("connect", (client) => void client.query(hold).catch(() => undefined));
  return { pool, run };
}

/** Of a row: no portal of its run is connected. False for a row without one. */
export const isRunOver = sql<boolean>`run is not null and not exists (
  select from pg_locks where locktype = 'advisory' and objsubid = 2 and granted
    and database = (select oid from pg_database where datname = current_database())
    and classid = hashtext('portal runs')::oid and objid = run::oid)`;

async function lock(handle: Tx, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(handle);
}
