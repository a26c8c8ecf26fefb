import type { Context } from "../http/context.ts";
import { take, ticketsPerPlace } from "../limits.ts";
import { Refused } from "../refused.ts";

/** Refuses as tooMany whoever looks links up as if guessing them: so many a minute from one place. */
export async function countLook({ db, now, addressRange }: Context): Promise<void> {
  const limit = { key: `tickets a minute|${addressRange}`, ...ticketsPerPlace };
  const taken = await take(db, limit, now);
  if (!taken.allowed) throw new Refused("tooMany", { seconds: taken.secondsLeft });
}
