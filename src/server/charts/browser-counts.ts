import { sql } from "kysely";
import type { ChartCounts } from "#contract/calls/charts/desk-charts.ts";
import { chartEnds } from "#contract/calls/charts/chart-counts.ts";
import { limits } from "#contract/limits.ts";
import { daysAfter } from "../clock.ts";
import type { Tx } from "../database/database.ts";
import { isTagged, standingsIn } from "../statuses/chart-configuration.ts";
import type { CountedChart } from "../statuses/chart-counts.ts";

interface Row {
  from_path: string;
  event: string;
  to_path: string;
  taken: number;
  within: number;
}

/** What stands in an innermost state; idle: of an applicant who has long done nothing. */
interface Kept {
  state: string;
  here: number;
  idle: number;
}

/**
 * What browsers reported, or the server counted of a chart without a history; as a person of the desk. What stands in a state
 * now, `kept`, is known of the charts that the server runs, as they are today.
 */
export async function countsWithoutHistory(
  handle: Tx,
  { chart, version, configuration }: CountedChart,
  kept: readonly Kept[] | null,
): Promise<Pick<ChartCounts, "states" | "transitions">> {
  const rows: Row[] = await handle
    .selectFrom("chart_count")
    .select(["from_path", "event", "to_path", "within", "taken"])
    .where("chart", "=", chart)
    .where("version", "=", version)
    .orderBy("from_path")
    .orderBy("event")
    .orderBy("to_path")
    .orderBy("within")
    .execute();
  return {
    states: standingsIn(configuration)
      .toSorted()
      .map((state) => {
        const stays = rows.filter((row) => row.from_path === state && row.to_path !== state);
        const arrivals = rows.filter((row) => row.to_path === state && row.from_path !== state);
        const isDone = isTagged(configuration, state, "settled");
        const ends = isDone ? [] : stays.filter(({ event }) => event === chartEnds);
        const own = kept?.find((each) => each.state === state.split(".").at(-1));
        const isOpen = isTagged(configuration, state, "open");
        return {
          state,
          entered: sum(arrivals),
          medianSeconds: medianOf(stays),
          here: kept && (own?.here ?? 0),
          left: kept ? (isOpen ? (own?.idle ?? 0) : 0) : sum(ends),
        };
      }),
    transitions: transitionsOf(rows.filter((row) => row.from_path !== "" && row.to_path !== "")),
  };
}

/** Where the charts stand that the server runs without a history; as a person of the desk. */
export async function keptOf(handle: Tx, chart: string, now: Date): Promise<Kept[]> {
  const since = daysAfter(now, -limits.idleHistoryDays);
  const { rows } = await sql<Kept>`select * from chart_kept(${chart}, ${since})`.execute(handle);
  return rows;
}

function transitionsOf(rows: readonly Row[]): ChartCounts["transitions"] {
  const same = Map.groupBy(rows, (row) => `${row.from_path} ${row.event} ${row.to_path}`);
  return [...same.values()].map((each) => {
    const { from_path: from, event, to_path: to } = each[0]!;
    return { from, event, to, taken: sum(each), medianSeconds: medianOf(each) };
  });
}

const sum = (rows: readonly Row[]) => rows.reduce((all, { taken }) => all + taken, 0);

/** In seconds, estimated: the stays of a step are taken as spread evenly over it. */
function medianOf(stays: readonly Row[]): number | null {
  const half = sum(stays) / 2;
  let shorter = 0;
  for (const [at, within] of limits.chartStaySteps.entries()) {
    const here = sum(stays.filter((stay) => stay.within === within));
    if (here > 0 && shorter + here >= half) {
      const from = limits.chartStaySteps[at - 1] ?? 0;
      return Math.round(from + ((within - from) * (half - shorter)) / here);
    }
    shorter += here;
  }
  return null;
}
