import { sql } from "kysely";
import {
  chartBegins,
  chartEnds,
  type CountedTransition,
} from "#contract/calls/charts/chart-counts.ts";
import type * as calls from "#contract/calls/charts/chart-counts.ts";
import type { Handler } from "../http/handler.ts";
import { chartCountsPerPlace, spendUse } from "../http/rate-limits.ts";
import { Refused } from "../refused.ts";
import { leadsTo, standingsIn } from "../statuses/chart-configuration.ts";
import type { SavedChart } from "../statuses/saved-charts.ts";

/** Adds what a browser counted. Nothing of the request but names and numbers of charts is kept. */
export const countCharts: Handler<typeof calls.countCharts> = async (context, { body }) => {
  const { settings, db, now, addressRange, browserCharts } = context;
  if (!settings.chartCounts) throw new Refused("notFound");
  await spendUse(db, { key: `chart counts|${addressRange}`, ...chartCountsPerPlace }, now);
  const rows = body.counts.map((counted) => {
    const chart = browserCharts.get(counted.chart);
    if (!chart || !isPossible(chart, counted)) throw new Refused("malformed");
    return { ...counted, version: chart.version };
  });
  await sql`select count_charts(${JSON.stringify(rows)}::jsonb)`.execute(db);
  return {};
};

function isPossible(
  { configuration }: SavedChart,
  { from, event, to }: CountedTransition,
): boolean {
  const standings = standingsIn(configuration);
  if (event === chartBegins) return from === "" && standings.includes(to);
  if (event === chartEnds) return standings.includes(from) && to === "";
  return standings.includes(from) && leadsTo(configuration, from, event).includes(to);
}
