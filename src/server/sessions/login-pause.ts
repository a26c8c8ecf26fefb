import { sql } from "kysely";
import { secondsAfter, secondsUntil } from "../clock.ts";
import { bucketKey, freeTries, loginPauses } from "../http/rate-limits.ts";
import { tx, type Db } from "../database/database.ts";

const countKey = (who: string) => bucketKey(`login failures|${who}`);
const pauseKey = (who: string) => bucketKey(`login pause|${who}`);

export interface LoginPlace {
  emailKey: Buffer;
  addressRange: string;
  /** Null unless the browser is known. */
  browser: string | null;
}

/**
 * Counts before the password is verified. Returns the seconds to wait, 0 for none: 1 s after the fifth
 * failure, doubling to 15 min, remembered for a day. Unknown addresses behave the same.
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

/** A login from a known browser keeps the strangers' count, so that it gives them no new guesses. */
export async function forgetTries(db: Db, place: LoginPlace): Promise<void> {
  await tx(db, async (handle) => {
    for (const key of counted(place).flatMap(({ who }) => [countKey(who), pauseKey(who)]))
      await handle.deleteFrom("rate_bucket").where("key", "=", key).execute();
  });
}

/** One name per known browser, else per address range. */
export function tryKey({ emailKey, addressRange, browser }: LoginPlace): string {
  const from = browser === null ? addressRange : `browser ${browser}`;
  return `${emailKey.toString("hex")}|${from}`;
}

function counted(place: LoginPlace) {
  const who = tryKey(place);
  if (place.browser !== null) return [{ who, free: freeTries.knownBrowser }];
  const strangers = { who: place.emailKey.toString("hex"), free: freeTries.strangers };
  return [{ who, free: freeTries.onePlace }, strangers];
}
