import { type AnyMachineSnapshot, type EventObject, type StateValue, transition } from "xstate";
import type { Db } from "../database/database.ts";
import { anyChart, type ChartVersions, type StatusChart } from "./charts.ts";

/** A snapshot as it is stored: undefined values are not. */
export interface Stored {
  value: StateValue;
  context: object;
}

export type History = Awaited<ReturnType<typeof historiesOf>>[number];

/** The statuses of an account, or of one line of it, each with its events in their order. */
export async function historiesOf(handle: Db, accountId: string, line?: string) {
  const statuses = await handle
    .selectFrom("line_status")
    .select(["id", "line", "chart", "seq", "state", "snapshot", "begun"])
    .where("account_id", "=", accountId)
    .$if(line !== undefined, (query) => query.where("line", "=", line!))
    .orderBy("line")
    .orderBy("chart")
    .execute();
  const events = await handle
    .selectFrom("line_event")
    .select(["status_id", "seq", "version", "from_state", "to_state", "event", "by_role", "facts"])
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

/** Whether a chart of an earlier version of the portal moved it: only its outer states can be compared. */
export const isOlder = ({ chart, events }: History, versions: ChartVersions): boolean =>
  events.some(({ version }) => version !== versions[chart]);

/** The first state and the state after each event; ends before an event that the chart rejects. */
export function statesOf({ chart, begun, events }: History): Stored[] {
  const machine = anyChart(chart);
  let at = machine.resolveState(begun) as AnyMachineSnapshot;
  const states = [storedOf(at)];
  for (const { event, by_role, facts } of events) {
    const given = { ...(facts as object), type: event, by: by_role } as EventObject;
    if (!at.can(given)) break;
    at = transition(machine, at, given)[0] as AnyMachineSnapshot;
    states.push(storedOf(at));
  }
  return states;
}

const storedOf = ({ value, context }: AnyMachineSnapshot): Stored =>
  JSON.parse(JSON.stringify({ value, context })) as Stored;
