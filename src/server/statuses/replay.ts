import { canonical } from "#contract/application/canonical.ts";
import { type AnyMachineSnapshot, type EventObject, type StateValue, transition } from "xstate";
import { type AuditFound, checkTrail } from "../audit.ts";
import type { Keys } from "../crypto.ts";
import { type Db, inAccount } from "../database/database.ts";
import { anyChart, type StatusChart } from "./charts.ts";
import { currentVersions } from "./saved-charts.ts";
import { flat } from "./flat-state.ts";

interface Stored {
  value: StateValue;
  context: object;
}

export interface WrongStatus {
  accountId: string;
  line: string;
  chart: string;
  /** The event that the chart rejects; null when every event is accepted. */
  seq: number | null;
  stored: string;
  replayed: string;
}

export interface Replayed {
  statuses: number;
  /** Events of charts that this version of the portal no longer has: only their states were compared. */
  older: number;
  wrong: WrongStatus[];
}

const accountsOf = async (owner: Db) =>
  (await owner.selectFrom("account").select("id").orderBy("id").execute()).map(({ id }) => id);

/** As the owner of the tables: runs the events of every status through its chart and compares state and context. */
export async function replayStatuses(owner: Db): Promise<Replayed> {
  const versions = await currentVersions(owner);
  const found: Replayed = { statuses: 0, older: 0, wrong: [] };
  for (const accountId of await accountsOf(owner))
    for (const row of await historiesOf(owner, accountId)) {
      found.statuses += 1;
      const chart = row.chart as StatusChart;
      const isOlder = row.events.some(({ version }) => version !== versions[chart]);
      if (isOlder) found.older += 1;
      const { seq, at } = isOlder ? byStates(row) : byChart(row);
      const isSame = isOlder
        ? flat(at.value).split(".")[0] === row.state
        : canonical(at) === canonical(row.snapshot);
      if (seq === null && isSame) continue;
      const { line, snapshot } = row;
      const [stored, replayed] = [canonical(snapshot), canonical(at)];
      found.wrong.push({ accountId, line, chart, seq, stored, replayed });
    }
  return found;
}

type History = Awaited<ReturnType<typeof historiesOf>>[number];

async function historiesOf(owner: Db, accountId: string) {
  const statuses = await owner
    .selectFrom("line_status")
    .select(["id", "line", "chart", "seq", "state", "snapshot", "begun"])
    .where("account_id", "=", accountId)
    .orderBy("line")
    .orderBy("chart")
    .execute();
  const events = await owner
    .selectFrom("line_event")
    .select(["status_id", "seq", "version", "from_state", "to_state", "event", "by_role", "facts"])
    .where("account_id", "=", accountId)
    .orderBy("seq")
    .execute();
  return statuses.map((status) => ({
    ...status,
    snapshot: status.snapshot as Stored,
    begun: status.begun as Stored,
    events: events.filter(({ status_id }) => status_id === status.id),
  }));
}

function byChart({ chart, begun, events, seq: last }: History): { seq: number | null; at: Stored } {
  const machine = anyChart(chart as StatusChart);
  let at = machine.resolveState(begun) as AnyMachineSnapshot;
  for (const { seq, event, by_role, facts } of events) {
    const given = { ...(facts as object), type: event, by: by_role } as EventObject;
    if (!at.can(given)) return { seq, at: storedOf(at) };
    at = transition(machine, at, given)[0] as AnyMachineSnapshot;
  }
  return { seq: events.length === last ? null : last, at: storedOf(at) };
}

/** A status has one event for each number. */
function byStates({ begun, events, seq: last }: History): { seq: number | null; at: Stored } {
  let state = flat(begun.value);
  for (const { seq, from_state, to_state } of events) {
    if (from_state !== state) return { seq, at: { value: state, context: {} } };
    state = to_state;
  }
  return { seq: events.length === last ? null : last, at: { value: state, context: {} } };
}

/** As it is stored: undefined values are not. */
const storedOf = ({ value, context }: AnyMachineSnapshot): Stored =>
  JSON.parse(JSON.stringify({ value, context })) as Stored;

export interface Chains {
  accounts: number;
  rows: number;
  broken: ({ accountId: string } & Extract<AuditFound, { sound: false }>)[];
}

/** As the owner of the tables: checks the trail of every account. */
export async function verifyChains(owner: Db, auditKey: Keys["auditKey"]): Promise<Chains> {
  const found: Chains = { accounts: 0, rows: 0, broken: [] };
  for (const accountId of await accountsOf(owner)) {
    const checked = await inAccount(owner, accountId, (handle) =>
      checkTrail(handle, auditKey, accountId),
    );
    found.accounts += 1;
    if (checked.sound) found.rows += checked.rows;
    else found.broken.push({ accountId, ...checked });
  }
  return found;
}
