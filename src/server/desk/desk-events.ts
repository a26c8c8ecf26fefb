import type { Tx } from "../database/database.ts";

interface DeskDeed {
  personId: string;
  action: string;
  target?: string;
}

/** What a person of the desk did outside any case. */
export async function recordOfDesk(handle: Tx, deed: DeskDeed, now: Date): Promise<void> {
  await handle
    .insertInto("desk_event")
    .values({ person_id: deed.personId, action: deed.action, target: deed.target ?? null, at: now })
    .execute();
}
