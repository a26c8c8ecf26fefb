import { isIPv6 } from "node:net";
import { sql } from "kysely";
import { secondsAfter, secondsUntil } from "./clock.ts";
import type { Db, Tx } from "./store/database.ts";

export interface Limit {
  /** What is counted, such as `login|<address range>`. */
  key: string;
  most: number;
  windowSeconds: number;
}

export type Taken = { allowed: true } | { allowed: false; secondsLeft: number };

/**
 * Counts one use. The database decides, in one statement, so of two requests for the last use one
 * is allowed, whichever process they reach; refused uses are not counted.
 */
export async function take(handle: Db | Tx, limit: Limit, now: Date): Promise<Taken> {
  const ends = secondsAfter(now, limit.windowSeconds);
  const { rows } = await sql<{ taken: number }>`
    insert into rate_bucket as bucket (key, taken, ends_at) values (${limit.key}, 1, ${ends})
    on conflict (key) do update set
      taken = case when bucket.ends_at <= ${now} then 1 else bucket.taken + 1 end,
      ends_at = case when bucket.ends_at <= ${now} then ${ends} else bucket.ends_at end
    where bucket.ends_at <= ${now} or bucket.taken < ${limit.most}
    returning taken`.execute(handle);
  if (rows.length > 0) return { allowed: true };
  const bucket = await handle
    .selectFrom("rate_bucket")
    .select("ends_at")
    .where("key", "=", limit.key)
    .executeTakeFirst();
  return { allowed: false, secondsLeft: bucket ? secondsUntil(bucket.ends_at, now) : 1 };
}

/** Takes one counted use back, as if it had not been made. */
export async function untake(handle: Db | Tx, { key }: Limit): Promise<void> {
  await handle
    .updateTable("rate_bucket")
    .set((row) => ({ taken: row("taken", "-", 1) }))
    .where("key", "=", key)
    .where("taken", ">", 0)
    .execute();
}

/**
 * What of a client's address is counted and kept: an IPv4 address, the /64 of an IPv6 one. Without
 * an address all such clients are one.
 */
export function addressRange(ip: string | undefined): string {
  if (!ip) return "unknown";
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (mapped) return mapped[1]!;
  if (!isIPv6(ip)) return ip;
  const [head = "", tail] = ip.split("%", 1)[0]!.split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const gap = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array.from({ length: gap }, () => "0"), ...after].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}
