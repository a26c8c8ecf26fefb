import type { Tx } from "../database/database.ts";
import { endLinks } from "../identity/link-queries.ts";
import { endSessionsOf } from "./sessions.ts";

/** Ends the sessions of a holder, and what a session can have left behind that opens without one. */
export async function endAccessOf(
  handle: Tx,
  { accountId, memberId }: { accountId: string; memberId: string },
  now: Date,
): Promise<void> {
  await endSessionsOf(handle, memberId, now);
  await endLinks(handle, accountId, "", now);
  for (const table of ["account_token", "own_data_ticket"] as const)
    await handle
      .updateTable(table)
      .set({ used_at: now })
      .where("member_id", "=", memberId)
      .where("used_at", "is", null)
      .execute();
}
