import type { ChartReport } from "#contract/calls/charts/desk-charts.ts";
import type { DeskCalls } from "#contract/calls/desk.ts";
import type { DeskContext } from "../desk/desk-context.ts";
import { recordListRead } from "../desk/desk-events.ts";
import type { HandlersFor } from "../http/handler.ts";
import { Refused } from "../refused.ts";
import { countsWithoutHistory, keptOf } from "../charts/browser-counts.ts";
import { isRunning } from "../charts/server-moves.ts";
import type { Tx } from "../database/database.ts";
import type { Configuration } from "./chart-configuration.ts";
import { countsOfHistories } from "./chart-counts.ts";
import type { StatusChart } from "#contract/application/chart-paths.ts";

export const chartHandlers: HandlersFor<DeskCalls, DeskContext>["charts"] = {
  deskConformance: (context) =>
    context.asPerson(null, async (handle) => {
      const { personId } = context.person();
      await recordListRead(handle, { personId, action: "conformance.read" }, context.now);
      const last = await handle.selectFrom("conformance").selectAll().executeTakeFirst();
      return {
        checked_at: last?.at.getTime() ?? null,
        charts: (last?.report ?? []) as ChartReport[],
      };
    }),

  deskChartCounts: (context, { params: { chart }, query }) =>
    context.asPerson(null, async (handle) => {
      const saved = await versionsOf(handle, chart);
      const now = context.charts[chart as StatusChart] as number | undefined;
      const running = saved.find((each) => isRunning(chart, each.made_of));
      const version = query.version ?? now ?? running?.version ?? saved.at(-1)?.version;
      const own = saved.find((each) => each.version === version);
      if (!own) throw new Refused("notCounted");
      const counted = {
        chart,
        version: own.version,
        start: own.state,
        configuration: own.configuration as Configuration,
      };
      const counts =
        now === undefined
          ? await countsWithoutHistory(
              handle,
              counted,
              own === running ? await keptOf(handle, chart, context.now) : null,
            )
          : await countsOfHistories(handle, counted, context.now);
      const versions = saved.map((each) => each.version);
      return { chart, version: own.version, versions, ...counts };
    }),
};

const versionsOf = (handle: Tx, chart: string) =>
  handle
    .selectFrom("chart_start")
    .select(["version", "state", "made_of", "configuration"])
    .where("chart", "=", chart)
    .orderBy("version")
    .execute();
