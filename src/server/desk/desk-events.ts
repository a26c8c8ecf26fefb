import type { Tx } from "../database/database.ts";

/** What a person of the desk did outside any case. */
export async function recordOfDesk(
  handle: Tx,
  { personId, action }: { personId: string; action: string },
  now: Date,
): Promise<void> {
  await handle.insertInto("desk_event").values({ person_id: personId, action, at: now }).execute();
}
