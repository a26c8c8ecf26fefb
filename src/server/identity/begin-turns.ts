import { setTimeout as wait } from "node:timers/promises";
import { secondsAfter } from "../clock.ts";
import type { Tx } from "../database/database.ts";
import { Refused } from "../refused.ts";
import type { Subject } from "./link-queries.ts";

/** Longer than any vendor takes to begin; then the server that had the turn has stopped. */
const turnSeconds = 60;
/** A browser waits no longer for the begin of another. */
const patienceMs = 15_000;
const pauseMs = 200;

/** Of those who begin a check of one person at once, one has the turn, and calls the vendor outside a transaction. */
export async function takeTurn(
  handle: Tx,
  { accountId, kind, person }: Subject,
  id: string,
  now: Date,
): Promise<boolean> {
  const expires_at = secondsAfter(now, turnSeconds);
  const taken = await handle
    .insertInto("identity_begin")
    .values({ account_id: accountId, kind, person, id, expires_at })
    .onConflict((conflict) =>
      conflict
        .columns(["account_id", "kind", "person"])
        .doUpdateSet({ id, expires_at })
        .where("identity_begin.expires_at", "<=", now),
    )
    .executeTakeFirst();
  return taken.numInsertedOrUpdatedRows === 1n;
}

export async function endTurn(handle: Tx, id: string): Promise<void> {
  await handle.deleteFrom("identity_begin").where("id", "=", id).execute();
}

/** Repeats `attempt` while it gives null. */
export async function inTurn<Taken>(attempt: () => Promise<Taken | null>): Promise<Taken> {
  for (let waited = 0; waited < patienceMs; waited += pauseMs) {
    const taken = await attempt();
    if (taken !== null) return taken;
    await wait(pauseMs);
  }
  throw new Refused("vendorUnavailable");
}
