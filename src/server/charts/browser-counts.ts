import type { ChartCounts } from "#contract/calls/charts/desk-charts.ts";
import { chartEnds } from "#contract/calls/charts/chart-counts.ts";
import type { Tx } from "../database/database.ts";
import { isTagged, standingsIn } from "../statuses/chart-configuration.ts";
import type { CountedChart } from "../statuses/chart-counts.ts";

interface Row {
  from_path: string;
  event: string;
  to_path: string;
  taken: number;
  seconds: number;
}

/** What browsers reported; as a person of the desk. No one knows who stands in a state now. */
export async function countsOfBrowsers(
  handle: Tx,
  { chart, version, configuration }: CountedChart,
): Promise<Pick<ChartCounts, "states" | "transitions">> {
  const rows: Row[] = await handle
    .selectFrom("chart_count")
    .select(["from_path", "event", "to_path", "taken", "seconds"])
    .where("chart", "=", chart)
    .where("version", "=", version)
    .orderBy("from_path")
    .orderBy("event")
    .orderBy("to_path")
    .execute();
  return {
    states: standingsIn(configuration)
      .toSorted()
      .map((state) => {
        const stays = rows.filter((row) => row.from_path === state && row.to_path !== state);
        const arrivals = rows.filter((row) => row.to_path === state && row.from_path !== state);
        const isDone = isTagged(configuration, state, "settled");
        const ends = isDone ? [] : stays.filter(({ event }) => event === chartEnds);
        return { state, entered: sum(arrivals), ...lasted(stays), here: null, left: sum(ends) };
      }),
    transitions: rows
      .filter(({ from_path, to_path }) => from_path !== "" && to_path !== "")
      .map((row) => {
        const { from_path: from, event, to_path: to, taken } = row;
        return { from, event, to, taken, ...lasted([row]) };
      }),
  };
}

const sum = (rows: readonly Row[]) => rows.reduce((all, { taken }) => all + taken, 0);

function lasted(stays: readonly Row[]) {
  const count = sum(stays);
  const seconds = stays.reduce((all, row) => all + row.seconds, 0);
  return { medianSeconds: null, meanSeconds: count === 0 ? null : Math.round(seconds / count) };
}
