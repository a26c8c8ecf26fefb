import type { Tx } from "../database/database.ts";
import { hourBefore } from "../clock.ts";

interface DeskEvent {
  personId: string;
  action: string;
  target?: string;
}

/** What a person of the desk did outside any case. */
export async function recordOfDesk(handle: Tx, entry: DeskEvent, now: Date): Promise<void> {
  await handle
    .insertInto("desk_event")
    .values({
      person_id: entry.personId,
      action: entry.action,
      target: entry.target ?? null,
      at: now,
    })
    .execute();
}

/** A list is recorded once an hour for each reader and query. */
export async function recordListRead(
  handle: Tx,
  { personId, action, query = {} }: { personId: string; action: string; query?: object },
  now: Date,
): Promise<void> {
  const asked = Object.entries(query).filter(([, value]) => value !== "");
  const target = new URLSearchParams(asked).toString();
  const known = await handle
    .selectFrom("desk_event")
    .select("seq")
    .where("person_id", "=", personId)
    .where("at", ">", hourBefore(now))
    .where("action", "=", action)
    .where("target", "=", target)
    .limit(1)
    .executeTakeFirst();
  if (!known) await recordOfDesk(handle, { personId, action, target }, now);
}
