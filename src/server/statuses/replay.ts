import { initialTransition, transition, type AnyMachineSnapshot, type EventObject } from "xstate";
import type { Selectable } from "kysely";
import { canonical } from "#contract/application/canonical.ts";
import type { Db } from "../database/database.ts";
import type { Schema } from "../database/schema.ts";
import { anyChart, stateOf, type StatusChart } from "./charts.ts";

export interface Differing {
  accountId: string;
  line: string;
  chart: string;
  /** The first event that does not fit, or the newest one. */
  seq: number;
  why: string;
}

type Status = Selectable<Schema["line_status"]>;
type Event = Pick<
  Selectable<Schema["line_event"]>,
  "status_id" | "seq" | "event" | "by_role" | "facts" | "from_state" | "to_state"
>;

const batch = 500;

/** Replays the events of every status on its chart, as the owner of the tables. */
export async function replayStatuses(
  owner: Db,
): Promise<{ statuses: number; differing: Differing[] }> {
  const differing: Differing[] = [];
  let statuses = 0;
  for (let after = "00000000-0000-0000-0000-000000000000"; ;) {
    const rows = await owner
      .selectFrom("line_status")
      .selectAll()
      .where("id", ">", after)
      .orderBy("id")
      .limit(batch)
      .execute();
    if (rows.length === 0) return { statuses, differing };
    const events = await eventsOf(owner, rows);
    for (const row of rows) {
      const found = replay(
        row,
        events.filter(({ status_id }) => status_id === row.id),
      );
      if (found)
        differing.push({ accountId: row.account_id, line: row.line, chart: row.chart, ...found });
    }
    statuses += rows.length;
    after = rows.at(-1)!.id;
  }
}

const eventsOf = (owner: Db, rows: readonly Status[]): Promise<Event[]> =>
  owner
    .selectFrom("line_event")
    .select(["status_id", "seq", "event", "by_role", "facts", "from_state", "to_state"])
    .where(
      "status_id",
      "in",
      rows.map(({ id }) => id),
    )
    .orderBy("status_id")
    .orderBy("seq")
    .execute();

type Found = Pick<Differing, "seq" | "why"> | null;

function replay({ chart, seq: last, state, snapshot: stored }: Status, events: Event[]): Found {
  const machine = anyChart(chart as StatusChart);
  const { value, context } = stored as { value: unknown; context: object };
  let now = initialTransition(machine, context)[0] as AnyMachineSnapshot;
  for (const [at, { seq, event, by_role, facts, from_state, to_state }] of events.entries()) {
    if (seq !== at + 1) return { seq: at + 1, why: "an event is missing" };
    if (from_state !== stateOf(now)) return { seq, why: `the event begins in ${from_state}` };
    const given = { ...(facts as object), type: event, by: by_role } as EventObject;
    if (!now.can(given)) return { seq, why: `the chart rejects ${event} by ${by_role}` };
    now = transition(machine, now, given)[0] as AnyMachineSnapshot;
    if (to_state !== stateOf(now)) return { seq, why: `the event ends in ${to_state}` };
  }
  if (last !== events.length) return { seq: last, why: "the newest event is missing" };
  if (state !== stateOf(now))
    return { seq: last, why: `stored ${state}, replayed ${stateOf(now)}` };
  const isSame = canonical([value, context]) === canonical([now.value, now.context]);
  return isSame ? null : { seq: last, why: "the stored details differ" };
}
