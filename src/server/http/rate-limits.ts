import { sql } from "kysely";
import type { CodePurpose } from "#contract/calls/account.ts";
import { secondsAfter, secondsUntil } from "../clock.ts";
import { sha256 } from "../crypto.ts";
import type { Db, Tx } from "../database/database.ts";
import { Refused } from "../refused.ts";

export interface Limit {
  /** `login|<address range>`. */
  key: string;
  most: number;
  /** Starts at the first counted use. */
  windowSeconds: number;
}

const hour = 3600;
const day = 24 * hour;

export const knownBrowserDays = 90;

/** Until this age a mailbox proof lets a code alone connect an account with a password. */
export const mailboxProofDays = 180;

/** A shared browser remembers the last holders. */
export const ownersPerBrowser = 4;

/**
 * Wrong passwords before the pause starts: per known browser, per address range, and by all strangers
 * together. Each further one doubles the pause up to the maximum, so strangers get 96 guesses a day. NIST SP
 * 800-63B-4, 3.2.2 would disable the password after 100 failures, which any stranger could cause here.
 */
export const freeTries = { knownBrowser: 4, onePlace: 4, strangers: 99 };

export const loginPauses = { longestSeconds: 15 * 60, rememberedSeconds: day };

export const loginsPerPlace = { most: 30, windowSeconds: 60 };

/** With whatever outcome; a site is the /48 of an IPv6 address. One core hashes some 1,900 a minute. */
export const hashesPerPlace = { most: 120, windowSeconds: 60 };
export const hashesPerSite = { most: 600, windowSeconds: 60 };

export const ticketsPerPlace = { most: 10, windowSeconds: 60 };

export const platformLoginsPerPlace = { most: 30, windowSeconds: 60 };

/** Of one account, and of platforms per address range. */
export const accountTokens = { most: 20, windowSeconds: 60 };
export const accountTokensPerPlace = { most: 300, windowSeconds: 60 };

/** Downloads of the own data. */
export const ownDataOfAccount = { most: 5, windowSeconds: hour };

/**
 * Codes and account-exists mails that strangers can cause to one address per day. One is sent while fewer
 * than this were sent, so that the last are reserved for registration and binding: every code to register
 * that `codeSends` allows is mailed whatever else was sent. Above it nothing is sent
 * and the answer is the same. Other purposes have only their own budget; codes to known owners and
 * invitations are not counted.
 */
export const codesToAddress: {
  before: Partial<Record<CodePurpose, number>>;
  windowSeconds: number;
} = { before: { change: 3, register: 8, bind: 5 }, windowSeconds: day };

/** Per address and purpose, by anyone. */
export const codeSends: Record<CodePurpose, { anHour: number; aDay: number }> = {
  register: { anHour: 5, aDay: 5 },
  reset: { anHour: 5, aDay: 5 },
  bind: { anHour: 3, aDay: 3 },
  assistant: { anHour: 5, aDay: 10 },
  change: { anHour: 3, aDay: 3 },
  sign: { anHour: 5, aDay: 10 },
};

/** For an owner known by browser, session or mailbox, apart from strangers. */
export const codeSendsToOwner = { anHour: 5, aDay: 10 };

/** Twice the day for which strangers' requests are counted, so that an earlier mail is still good. */
export const mailboxTokenHours = 48;

/** By all members together to an address that is not theirs. */
export const codesOfMembers = { most: 3, windowSeconds: day };

/** Each new browser stores a row until its pre-session ends. */
export const browsersPerPlace = { most: 600, windowSeconds: hour };

/** All purposes, per address range. */
export const codesPerPlace = { most: 20, windowSeconds: hour };

/** To one address. */
export const accountExistsMails = { most: 2, windowSeconds: day };

/** To one address from all accounts, and from one account. */
export const invitations = {
  toAddress: { most: 5, windowSeconds: day },
  fromAccountAnHour: { most: 20, windowSeconds: hour },
  fromAccountADay: { most: 60, windowSeconds: day },
};

/** Mails that an application is ready, by the collaborators of one account. */
export const readyMails = { most: 12, windowSeconds: day };

/** To related persons, per address with the invitations, and from one account. */
export const identityLinks = {
  fromAccountAnHour: { most: 40, windowSeconds: hour },
  fromAccountADay: { most: 80, windowSeconds: day },
};

/** Of one account. */
export const faceLinks = { most: 30, windowSeconds: hour };

/** Of pages that follow a check, per address range. */
export const checkReadsPerPlace = { most: 300, windowSeconds: 60 };

/** Reports of pages, each of which sends one in 30 s and one when it is hidden; per address range. */
export const chartCountsPerPlace = { most: 120, windowSeconds: 60 };

/** Of one form, in UTF-8: each edit is kept for years. */
export const editBytes = { most: 128 * 1024 * 1024, windowSeconds: day };

/** Of one account, for the items that the desk asked for. */
export const savedWords = { most: 600, windowSeconds: hour };

/** By one account, with whatever outcome: each makes a document. */
export const signings = { most: 20, windowSeconds: hour };

/** In one answer. */
export const issuesTold = 50;

const hashed = (part: string): string => sha256(`limit|${part}`).toString("base64url");

/**
 * As stored: the kind, then a hash of each part. The parts hold keys of addresses and ids of accounts, which in the hands of the
 * portal's database role show rows of other tables.
 */
export function bucketKey(name: string): string {
  const [kind, ...parts] = name.split("|");
  return [kind, ...parts.map(hashed)].join("|");
}

export type Consumed = { allowed: true } | { allowed: false; secondsLeft: number };

/**
 * One statement, so that of two requests for the last use one is allowed, in any process. Rejected uses are
 * not counted.
 */
export async function consume(handle: Db | Tx, limit: Limit, now: Date): Promise<Consumed> {
  const key = bucketKey(limit.key);
  const ends = secondsAfter(now, limit.windowSeconds);
  const { rows } = await sql<{ taken: number }>`
    insert into rate_bucket as bucket (key, taken, ends_at) values (${key}, 1, ${ends})
    on conflict (key) do update set
      taken = case when bucket.ends_at <= ${now} then 1 else bucket.taken + 1 end,
      ends_at = case when bucket.ends_at <= ${now} then ${ends} else bucket.ends_at end
    where bucket.ends_at <= ${now} or bucket.taken < ${limit.most}
    returning taken`.execute(handle);
  if (rows.length > 0) return { allowed: true };
  const bucket = await handle
    .selectFrom("rate_bucket")
    .select("ends_at")
    .where("key", "=", key)
    .executeTakeFirst();
  return { allowed: false, secondsLeft: bucket ? secondsUntil(bucket.ends_at, now) : 1 };
}

/** Counts a use. Rejects with tooMany beyond the limit. */
export async function spendUse(handle: Db | Tx, limit: Limit, now: Date): Promise<void> {
  const consumed = await consume(handle, limit, now);
  if (!consumed.allowed) throw new Refused("tooMany", { seconds: consumed.secondsLeft });
}

/** All or nothing; returns the first limit that rejects. */
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

export async function refund(handle: Db | Tx, { key }: Limit): Promise<void> {
  await handle
    .updateTable("rate_bucket")
    .set((row) => ({ taken: row("taken", "-", 1) }))
    .where("key", "=", bucketKey(key))
    .where("taken", ">", 0)
    .execute();
}
