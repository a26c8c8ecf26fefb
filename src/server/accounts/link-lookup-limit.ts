import type { Context } from "../http/context.ts";
import { consume, ticketsPerPlace } from "../http/rate-limits.ts";
import { Refused } from "../refused.ts";

/** Rejects with tooMany, so that links cannot be guessed. */
export async function limitLinkLookups(
  { db, now, addressRange }: Context,
  kind: "tickets" | "undo links" | "identity links",
): Promise<void> {
  const limit = { key: `${kind} a minute|${addressRange}`, ...ticketsPerPlace };
  const consumed = await consume(db, limit, now);
  if (!consumed.allowed) throw new Refused("tooMany", { seconds: consumed.secondsLeft });
}
