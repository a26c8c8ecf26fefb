import { isIPv6 } from "node:net";
import { sql } from "kysely";
import type { CodePurpose } from "#contract/calls/account.ts";
import { secondsAfter, secondsUntil } from "./clock.ts";
import type { Db, Tx } from "./store/database.ts";

export interface Limit {
  /** What is counted, such as `login|<address range>`. */
  key: string;
  most: number;
  /** From the first use that is counted; what comes after it is over begins another. */
  windowSeconds: number;
}

const hour = 3600;
const day = 24 * hour;

/** How long a browser is known in which a holder came in. */
export const knownBrowserDays = 90;

/** How long the last proof of a mailbox lets a code alone connect an account that has a password. */
export const mailboxProofDays = 180;

/** How many holders who share a browser it is known by, the last who came in. */
export const ownersPerBrowser = 4;

/**
 * Wrong passwords for an address that are free of a pause, counted apart by who tries: a known browser,
 * which strangers cannot use up, one place, and all strangers together. Each one more doubles the pause up to
 * the longest: after their ninety-nine strangers have one guess in 15 minutes, 96 a day, for as long as they
 * go on. NIST SP 800-63B-4, 3.2.2 ends a password after a hundred failures; any stranger could do that here.
 */
export const freeTries = { knownBrowser: 4, onePlace: 4, strangers: 99 };

export const loginPauses = { longestSeconds: 15 * 60, rememberedSeconds: day };

export const loginsPerPlace = { most: 30, windowSeconds: 60 };

/** How many links are looked up from one place. */
export const ticketsPerPlace = { most: 10, windowSeconds: 60 };

/** How many come from a platform from one place. */
export const platformLoginsPerPlace = { most: 30, windowSeconds: 60 };

/**
 * How many codes, and notices that it has an account, others than its owner cause to one address in a day: one of a
 * purpose is sent while they were fewer than this, so that the last are kept for whoever comes anew. What is over
 * it is not sent and is answered as if it were. What is not named has only the budget of its purpose: a reset, and
 * what goes to whoever shows an invitation's link. The codes of an owner who is known are not counted, nor is what
 * tells an owner that something was done; invitations have a budget of their own.
 */
export const codesToAddress: {
  before: Partial<Record<CodePurpose, number>>;
  windowSeconds: number;
} = { before: { change: 3, register: 5, bind: 5 }, windowSeconds: day };

/** How many codes of a purpose are asked for, for an address, by whoever asks. */
export const codeSends: Record<CodePurpose, { anHour: number; aDay: number }> = {
  register: { anHour: 5, aDay: 5 },
  reset: { anHour: 5, aDay: 5 },
  bind: { anHour: 3, aDay: 3 },
  assistant: { anHour: 5, aDay: 10 },
  change: { anHour: 3, aDay: 3 },
};

/** How many an owner is sent who is known by the browser or is signed in: beside those of strangers. */
export const codeSendsToOwner = { anHour: 5, aDay: 10 };

/** How many all members together have sent to one address that is not their own. */
export const codesOfMembers = { most: 3, windowSeconds: day };

/** How many browsers are new in one place: each leaves a row until its pre-session is over. */
export const browsersPerPlace = { most: 600, windowSeconds: hour };

/** How many of all purposes are asked for from one place. */
export const codesPerPlace = { most: 20, windowSeconds: hour };

/** How often an address is told that it has an account, by whoever would register it or take it for theirs. */
export const accountExistsMails = { most: 2, windowSeconds: day };

/**
 * How many invitations leave: to one address from all accounts together, so that many accounts do not
 * fill a stranger's mailbox, and from one account in all.
 */
export const invitations = {
  toAddress: { most: 5, windowSeconds: day },
  fromAccountAnHour: { most: 20, windowSeconds: hour },
  fromAccountADay: { most: 60, windowSeconds: day },
};

/** How many of what is wrong with what was sent are named in one answer. */
export const issuesTold = 50;

export type Consumed = { allowed: true } | { allowed: false; secondsLeft: number };

/**
 * Counts one use. The database decides, in one statement, so of two requests for the last use one
 * is allowed, whichever process they reach; refused uses are not counted.
 */
export async function consume(handle: Db | Tx, limit: Limit, now: Date): Promise<Consumed> {
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

/** Counts one use of each or, where one of them has none left, of none; gives the first that refuses. */
export async function consumeAll<Wanted extends Limit>(
  handle: Tx,
  wanted: readonly Wanted[],
  now: Date,
): Promise<{ allowed: true } | { allowed: false; by: Wanted; secondsLeft: number }> {
  for (const [at, limit] of wanted.entries()) {
    const consumed = await consume(handle, limit, now);
    if (consumed.allowed) continue;
    for (const before of wanted.slice(0, at)) await refund(handle, before);
    return { ...consumed, by: limit };
  }
  return { allowed: true };
}

/** Takes one counted use back, as if it had not been made. */
export async function refund(handle: Db | Tx, { key }: Limit): Promise<void> {
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
