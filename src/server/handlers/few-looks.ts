import type { Context } from "../http/context.ts";
import { take, ticketsPerPlace } from "../limits.ts";
import { Refused } from "../refused.ts";

/**
 * Refuses as tooMany whoever looks links of a kind up as if guessing them: so many a minute from one place. Looks at
 * one kind use up none of another's.
 */
export async function countLook(
  { db, now, addressRange }: Context,
  kind: "tickets" | "undo links",
): Promise<void> {
  const limit = { key: `${kind} a minute|${addressRange}`, ...ticketsPerPlace };
  const taken = await take(db, limit, now);
  if (!taken.allowed) throw new Refused("tooMany", { seconds: taken.secondsLeft });
}
