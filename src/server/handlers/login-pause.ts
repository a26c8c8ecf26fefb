import { sql } from "kysely";
import { secondsAfter, secondsUntil } from "../clock.ts";
import { tx, type Db } from "../store/database.ts";

/** Failures without a pause: few from one place, many in all so that strangers cannot keep the owner out. */
const freeFromOnePlace = 4;
const freeInAll = 99;
const longestPause = 15 * 60;
const rememberedSeconds = 24 * 60 * 60;

const countKey = (who: string) => `login failures|${who}`;
const pauseKey = (who: string) => `login pause|${who}`;

export interface LoginPlace {
  emailKey: Buffer;
  addressRange: string;
}

/**
 * Counts a try before the password is looked at; gives the seconds to wait where the pause after
 * earlier failures is not over: 1 s after the fifth, doubling to 15 min. The same for an address
 * that nobody registered.
 */
export function countTry(db: Db, place: LoginPlace, now: Date): Promise<number> {
  return tx(db, async (handle) => {
    let wait = 0;
    for (const { who } of counted(place)) {
      const keep = secondsAfter(now, rememberedSeconds);
      await sql`insert into rate_bucket (key, taken, ends_at) values (${countKey(who)}, 0, ${keep})
        on conflict (key) do update set
          taken = case when rate_bucket.ends_at <= ${now} then 0 else rate_bucket.taken end,
          ends_at = ${keep}`.execute(handle);
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
        .set((row) => ({ taken: row("taken", "+", 1) }))
        .where("key", "=", countKey(who))
        .returning("taken")
        .executeTakeFirstOrThrow();
      if (taken <= free) continue;
      const until = secondsAfter(now, Math.min(2 ** (taken - free - 1), longestPause));
      await sql`insert into rate_bucket (key, taken, ends_at) values (${pauseKey(who)}, 1, ${until})
        on conflict (key) do update set ends_at = ${until}`.execute(handle);
    }
    return 0;
  });
}

/** Forgets the failures of an address once its owner is in. */
export async function forgetTries(db: Db, place: LoginPlace): Promise<void> {
  const keys = counted(place).flatMap(({ who }) => [countKey(who), pauseKey(who)]);
  await db.deleteFrom("rate_bucket").where("key", "in", keys).execute();
}

function counted({ emailKey, addressRange }: LoginPlace) {
  const address = emailKey.toString("hex");
  return [
    { who: `${address}|${addressRange}`, free: freeFromOnePlace },
    { who: address, free: freeInAll },
  ];
}
