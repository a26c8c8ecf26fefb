import type { StateValue } from "xstate";
import type { Db } from "../database/database.ts";
import type { StatusChart } from "#contract/application/chart-paths.ts";

/** A snapshot as it is stored: undefined values are not. */
export interface Stored {
  value: StateValue;
  context: Record<string, unknown>;
}

export type History = Awaited<ReturnType<typeof historiesOf>>[number];

/** The statuses of an account, or of one line of it, each with its events in their order. */
export async function historiesOf(handle: Db, accountId: string, line?: string) {
  const statuses = await handle
    .selectFrom("line_status")
    .select(["id", "line", "chart", "version", "seq", "path", "snapshot", "begun"])
    .where("account_id", "=", accountId)
    .$if(line !== undefined, (query) => query.where("line", "=", line!))
    .orderBy("line")
    .orderBy("chart")
    .execute();
  const events = await handle
    .selectFrom("line_event")
    .select(["status_id", "seq", "version", "from_path", "to_path", "event", "by_role", "facts"])
    .select(["at", "member_id", "person_id"])
    .where("account_id", "=", accountId)
    .orderBy("seq")
    .execute();
  return statuses.map((status) => ({
    ...status,
    chart: status.chart as StatusChart,
    snapshot: status.snapshot as Stored,
    begun: status.begun as Stored,
    events: events.filter(({ status_id }) => status_id === status.id),
  }));
}
