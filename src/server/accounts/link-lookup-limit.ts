import type { Context } from "../http/context.ts";
import { spendUse, ticketsPerPlace } from "../http/rate-limits.ts";

/** Rejects with tooMany, so that links cannot be guessed. */
export async function limitLinkLookups(
  { db, now, addressRange }: Context,
  kind: "tickets" | "undo links" | "identity links",
): Promise<void> {
  const limit = { key: `${kind} a minute|${addressRange}`, ...ticketsPerPlace };
  await spendUse(db, limit, now);
}
