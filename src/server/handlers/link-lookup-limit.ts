import type { Context } from "../http/context.ts";
import { consume, ticketsPerPlace } from "../rate-limits.ts";
import { Refused } from "../refused.ts";

/** Limits how many links of a kind one place looks up in a minute, so that none is guessed. Rejects the rest as tooMany. */
export async function limitLinkLookups(
  { db, now, addressRange }: Context,
  kind: "tickets" | "undo links",
): Promise<void> {
  const limit = { key: `${kind} a minute|${addressRange}`, ...ticketsPerPlace };
  const consumed = await consume(db, limit, now);
  if (!consumed.allowed) throw new Refused("tooMany", { seconds: consumed.secondsLeft });
}
