import type { ChartReport } from "#contract/calls/charts/desk-charts.ts";
import { limits } from "#contract/limits.ts";
import { type Clock, hoursAfter } from "../clock.ts";
import type { Db } from "../database/database.ts";
import type { StatusChart } from "#contract/application/chart-paths.ts";
import type { ChartVersions } from "./charts.ts";
import { type KeptStates, keptStates } from "./kept-states.ts";
import { type Replayed, type ReplayedChart, replayStatuses } from "./replay.ts";

export interface Conformance extends Replayed {
  kept: KeptStates[];
}

/** As the owner of the tables or the role of jobs: checks every stored history, and keeps what it found for the desk. */
export async function checkConformance(db: Db, now: Date): Promise<Conformance> {
  const found = { ...(await replayStatuses(db)), kept: await keptStates(db) };
  const report = JSON.stringify(reportOf(found));
  await db
    .insertInto("conformance")
    .values({ at: now, report })
    .onConflict((conflict) => conflict.column("only").doUpdateSet({ at: now, report }))
    .execute();
  return found;
}

/** Once a day, and after a chart has changed. */
export async function checkConformanceWhenDue(
  { clock, charts }: { clock: Clock; charts: ChartVersions },
  db: Db,
): Promise<void> {
  const now = clock();
  const last = await db.selectFrom("conformance").selectAll().executeTakeFirst();
  if (last && last.at > hoursAfter(now, -limits.conformanceHours)) {
    const of = (last.report as ChartReport[]).filter((each) => each.is_current);
    if (of.every(({ chart, version }) => charts[chart as StatusChart] === version)) return;
  }
  await checkConformance(db, now);
}

const reportOf = ({ charts, wrong, gone, kept }: Conformance): ChartReport[] => [
  ...charts
    .filter(({ isCurrent, histories, events }) => isCurrent || histories + events > 0)
    .map((each) => {
      const isOf = ({ chart, version }: Pick<ReplayedChart, "chart" | "version">) =>
        chart === each.chart && version === each.version;
      const misfits = wrong.filter(isOf);
      const { chart, version, histories, events } = each;
      return {
        chart,
        version,
        is_current: each.isCurrent,
        histories,
        events,
        misfit_count: misfits.length,
        misfits: misfits
          .slice(0, limits.deskPage)
          .map(({ line, seq, event, expected, found }) => ({ line, seq, event, expected, found })),
        gone: counted(gone.filter(isOf).map(({ state }) => state)),
      };
    }),
  ...kept.map(({ chart, count, gone: left }) => ({
    chart,
    version: null,
    is_current: false,
    histories: count,
    events: null,
    misfit_count: 0,
    misfits: [],
    gone: counted(left.map(({ state }) => state)),
  })),
];

const counted = (states: readonly string[]) =>
  [...new Set(states)].toSorted().map((state) => ({
    state,
    count: states.filter((each) => each === state).length,
  }));
