import { canonical } from "#contract/application/canonical.ts";
import { type AuditFound, checkTrail } from "../audit.ts";
import type { Keys } from "../crypto.ts";
import { type Db, inAccount } from "../database/database.ts";
import { flat } from "./flat-state.ts";
import { historiesOf, type History, isOlder, statesOf, type Stored } from "./histories.ts";
import { currentVersions } from "./saved-charts.ts";

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
      const isByStates = isOlder(row, versions);
      if (isByStates) found.older += 1;
      const { seq, at } = isByStates ? byStates(row) : byChart(row);
      const isSame = isByStates
        ? flat(at.value).split(".")[0] === row.state
        : canonical(at) === canonical(row.snapshot);
      if (seq === null && isSame) continue;
      const { line, chart, snapshot } = row;
      const [stored, replayed] = [canonical(snapshot), canonical(at)];
      found.wrong.push({ accountId, line, chart, seq, stored, replayed });
    }
  return found;
}

function byChart(history: History): { seq: number | null; at: Stored } {
  const { events, seq: last } = history;
  const states = statesOf(history);
  const at = states.at(-1)!;
  const rejected = events[states.length - 1];
  if (rejected) return { seq: rejected.seq, at };
  return { seq: events.length === last ? null : last, at };
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
