import { sql } from "kysely";
import { secondsAfter, secondsUntil } from "../clock.ts";
import { freeTries, loginPauses } from "../rate-limits.ts";
import { tx, type Db } from "../store/database.ts";

const countKey = (who: string) => `login failures|${who}`;
const pauseKey = (who: string) => `login pause|${who}`;

/** For which address, and from where, a password is tried. */
export interface LoginPlace {
  emailKey: Buffer;
  addressRange: string;
  /** The name of a browser in which the holder of the address came in before; null for any other. */
  browser: string | null;
}

/**
 * Counts a try before the password is looked at; gives the seconds to wait where the pause after
 * earlier failures is not over: 1 s after the fifth, doubling to 15 min. Failures are remembered for a
 * day after the last that was looked at. The same for an address that nobody registered.
 */
export function countTry(db: Db, place: LoginPlace, now: Date): Promise<number> {
  return tx(db, async (handle) => {
    const keep = secondsAfter(now, loginPauses.rememberedSeconds);
    let wait = 0;
    for (const { who } of counted(place)) {
      await sql`insert into rate_bucket (key, taken, ends_at) values (${countKey(who)}, 0, ${keep})
        on conflict (key) do update set
          taken = case when rate_bucket.ends_at <= ${now} then 0 else rate_bucket.taken end,
          ends_at = case when rate_bucket.ends_at <= ${now} then ${keep} else rate_bucket.ends_at end`.execute(
        handle,
      );
      const paused = await handle
        .selectFrom("rate_bucket")
        .select("ends_at")
        .where("key", "=", pauseKey(who))
        .where("ends_at", ">", now)
        .executeTakeFirst();
      if (paused) wait = Math.max(wait, secondsUntil(paused.ends_at, now));
    }
    if (wait > 0) return wait;
    for (const { who, free } of counted(place)) {
      const { taken } = await handle
        .updateTable("rate_bucket")
        .set((row) => ({ taken: row("taken", "+", 1), ends_at: keep }))
        .where("key", "=", countKey(who))
        .returning("taken")
        .executeTakeFirstOrThrow();
      if (taken <= free) continue;
      const until = secondsAfter(
        now,
        Math.min(2 ** (taken - free - 1), loginPauses.longestSeconds),
      );
      await sql`insert into rate_bucket (key, taken, ends_at) values (${pauseKey(who)}, 1, ${until})
        on conflict (key) do update set ends_at = ${until}`.execute(handle);
    }
    return 0;
  });
}

/**
 * Forgets the failures of an address once its owner is in. Those of strangers stand where a known
 * browser came in, which they did not keep out: the owner's own logins give nobody more guesses.
 */
export async function forgetTries(db: Db, place: LoginPlace): Promise<void> {
  await tx(db, async (handle) => {
    for (const key of counted(place).flatMap(({ who }) => [countKey(who), pauseKey(who)]))
      await handle.deleteFrom("rate_bucket").where("key", "=", key).execute();
  });
}

/** A name for those whose tries are counted as one before all others. */
export function trierOf({ emailKey, addressRange, browser }: LoginPlace): string {
  const from = browser === null ? addressRange : `browser ${browser}`;
  return `${emailKey.toString("hex")}|${from}`;
}

function counted(place: LoginPlace) {
  const who = trierOf(place);
  if (place.browser !== null) return [{ who, free: freeTries.knownBrowser }];
  const strangers = { who: place.emailKey.toString("hex"), free: freeTries.strangers };
  return [{ who, free: freeTries.onePlace }, strangers];
}
