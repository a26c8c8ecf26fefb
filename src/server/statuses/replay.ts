import { type AuditFound, checkTrail } from "../audit.ts";
import type { Keys } from "../crypto.ts";
import { type Db, inSnapshot, type Tx } from "../database/database.ts";
import { standingsIn } from "./chart-configuration.ts";
import { historiesOf } from "./histories.ts";
import { historyChecker, type Misfit } from "./misfits.ts";
import type { StatusChart } from "#contract/application/chart-paths.ts";
import { currentVersions } from "./saved-charts.ts";

interface OfStatus {
  accountId: string;
  line: string;
  chart: string;
  version: number;
}

export type WrongStatus = OfStatus & Misfit;

/** `state`: not in today's chart. */
export type GoneState = OfStatus & { state: string };

/** The statuses that stand in a version of a chart, and the events that it moved. */
export interface ReplayedChart {
  chart: string;
  version: number;
  isCurrent: boolean;
  histories: number;
  events: number;
}

export interface Replayed {
  charts: ReplayedChart[];
  wrong: WrongStatus[];
  gone: GoneState[];
}

const accountsOf = async (db: Db) =>
  (await db.selectFrom("account").select("id").orderBy("id").execute()).map(({ id }) => id);

/** As the owner of the tables or the role of jobs: runs the events of every status through the chart of its version. */
export async function replayStatuses(db: Db): Promise<Replayed> {
  const versions = await currentVersions(db);
  const saved = await db
    .selectFrom("chart_start")
    .selectAll()
    .where("chart", "in", Object.keys(versions))
    .orderBy("chart")
    .orderBy("version")
    .execute();
  const checker = historyChecker(saved, versions);
  const charts = saved.map(({ chart, version }): ReplayedChart => ({
    chart,
    version,
    isCurrent: versions[chart as StatusChart] === version,
    histories: 0,
    events: 0,
  }));
  const countOf = (chart: string, version: number) =>
    charts.find((each) => each.chart === chart && each.version === version)!;
  const wrong: WrongStatus[] = [];
  const gone: GoneState[] = [];
  for (const accountId of await accountsOf(db)) {
    const read = (handle: Tx) => historiesOf(handle, accountId);
    for (const history of await inSnapshot(db, accountId, read)) {
      const { line, chart, version, path } = history;
      const of = { accountId, line, chart, version };
      countOf(chart, version).histories += 1;
      for (const event of history.events) countOf(chart, event.version).events += 1;
      const misfit = checker.misfitOf(history);
      if (misfit) wrong.push({ ...of, ...misfit });
      if (!standingsIn(checker.today(chart)).includes(path)) gone.push({ ...of, state: path });
    }
  }
  return { charts, wrong, gone };
}

export interface Chains {
  accounts: number;
  rows: number;
  broken: ({ accountId: string } & Extract<AuditFound, { sound: false }>)[];
}

/** As the owner of the tables or the role of jobs: checks the trail of every account. */
export async function verifyChains(db: Db, auditKey: Keys["auditKey"]): Promise<Chains> {
  const found: Chains = { accounts: 0, rows: 0, broken: [] };
  for (const accountId of await accountsOf(db)) {
    const checked = await inSnapshot(db, accountId, (handle) =>
      checkTrail(handle, auditKey, accountId),
    );
    found.accounts += 1;
    if (checked.sound) found.rows += checked.rows;
    else found.broken.push({ accountId, ...checked });
  }
  return found;
}
