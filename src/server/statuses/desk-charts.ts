import type { ChartReport } from "#contract/calls/charts/desk-charts.ts";
import type { DeskCalls } from "#contract/calls/desk.ts";
import type { DeskContext } from "../desk/desk-context.ts";
import { recordListRead } from "../desk/desk-events.ts";
import type { HandlersFor } from "../http/handler.ts";
import { Refused } from "../refused.ts";
import { countsOf } from "./chart-counts.ts";
import type { StatusChart } from "./charts.ts";

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
      const { charts, now } = context;
      const version = query.version ?? charts[chart as StatusChart] ?? 0;
      const found = await countsOf(handle, { chart, version, now });
      if (!found) throw new Refused("notFound");
      return found;
    }),
};
