import type { EventFromLogic, InputFrom, StateValue } from "xstate";
import { initialTransition, transition, type AnyMachineSnapshot, type EventObject } from "xstate";
import type { LineId } from "#contract/business-lines.ts";
import { anyChart, firstStates, stateOf, type ChartVersions, type statusCharts } from "./charts.ts";
import type { StatusChart } from "#contract/application/chart-paths.ts";
import type { Tx } from "../database/database.ts";
import { flat } from "./flat-state.ts";

type EventOf<Chart extends StatusChart> = EventFromLogic<(typeof statusCharts)[Chart]>;
type InputOf<Chart extends StatusChart> = InputFrom<(typeof statusCharts)[Chart]>;

export interface LineOf<Chart extends StatusChart> {
  accountId: string;
  line: LineId;
  chart: Chart;
}

export interface Move<Chart extends StatusChart> extends LineOf<Chart> {
  event: EventOf<Chart>;
  memberId: string | null;
  /** A person of the desk. */
  personId?: string;
}

export type Moved =
  | { moved: true; from: string; to: string; seq: number }
  | { moved: false; state: string };

/** A line that has a status keeps it. */
export async function beginStatus<Chart extends StatusChart>(
  handle: Tx,
  versions: ChartVersions,
  { accountId, line, chart }: LineOf<Chart>,
  input: InputOf<Chart>,
  now: Date,
): Promise<void> {
  const machine = anyChart(chart);
  const first = initialTransition(machine, input as object)[0] as AnyMachineSnapshot;
  await handle
    .insertInto("line_status")
    .values({
      account_id: accountId,
      line,
      chart,
      version: versions[chart],
      state: stateOf(first),
      snapshot: stored(first),
      changed_at: now,
    })
    .onConflict((conflict) => conflict.columns(["account_id", "line", "chart"]).doNothing())
    .execute();
}

/** `moved: false` when the chart rejects the event. The database checks the edge again. */
export async function moveStatus<Chart extends StatusChart>(
  handle: Tx,
  versions: ChartVersions,
  { accountId, line, chart, event, memberId, personId }: Move<Chart>,
  now: Date,
): Promise<Moved> {
  const machine = anyChart(chart);
  const row = await lockedStatus(handle, { accountId, line, chart });
  if (!row) return { moved: false, state: firstStates[chart] };
  const before = machine.resolveState(
    row.snapshot as { value: StateValue; context: object },
  ) as AnyMachineSnapshot;
  if (!before.can(event)) return { moved: false, state: row.state };
  const after = transition(machine, before, event as EventObject)[0] as AnyMachineSnapshot;
  const to = stateOf(after);
  const { type, by, ...facts } = event as { type: string; by: string };
  const next = { seq: row.seq + 1, version: versions[chart] };
  await handle
    .insertInto("line_event")
    .values({
      ...next,
      status_id: row.id,
      account_id: accountId,
      chart,
      from_state: row.state,
      event: type,
      by_role: by,
      to_state: to,
      to_path: flat(after.value),
      facts: JSON.stringify(facts),
      member_id: memberId,
      person_id: personId ?? null,
      at: now,
    })
    .execute();
  const status = handle.updateTable("line_status").where("id", "=", row.id);
  await status.set({ ...next, state: to, snapshot: stored(after), changed_at: now }).execute();
  return { moved: true, from: row.state, to, seq: next.seq };
}

const lockedStatus = (handle: Tx, { accountId, line, chart }: LineOf<StatusChart>) =>
  handle
    .selectFrom("line_status")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("line", "=", line)
    .where("chart", "=", chart)
    .forUpdate()
    .executeTakeFirst();

function stored(snapshot: AnyMachineSnapshot): string {
  return JSON.stringify({ value: snapshot.value, context: snapshot.context });
}
