import type { ChartCounts } from "#contract/calls/charts/desk-charts.ts";
import { chartEnds } from "#contract/calls/charts/chart-counts.ts";
import { limits } from "#contract/limits.ts";
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

/** What browsers reported, or the server counted of a chart without a history; as a person of the desk. No one knows who stands in a state now. */
export async function countsWithoutHistory(
  handle: Tx,
  { chart, version, configuration }: CountedChart,
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
        return {
          state,
          entered: sum(arrivals),
          medianSeconds: medianOf(stays),
          here: null,
          left: sum(ends),
        };
      }),
    transitions: transitionsOf(rows.filter((row) => row.from_path !== "" && row.to_path !== "")),
  };
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
