import { chartCounting, type CountedTransition } from "@gatehouse/machines/charts/chart-counting";
import { fromPromise } from "xstate";
import { createRequest, send } from "#browser/client.ts";
import { countCharts } from "#contract/calls/charts/chart-counts.ts";
import { limits } from "#contract/limits.ts";
import type { PortalRef } from "#portal/system/portal.ts";
import { watchCharts } from "./watch-charts.ts";

/** No cookie goes with a report: the server cannot know whose it is. */
const request = createRequest((address, init) =>
  globalThis.fetch(address, { ...init, credentials: "omit" }),
);

/** The server does not want it, now or later. */
const isFinal = new Set(["malformed", "notFound"]);

const wiredCounting = chartCounting.provide({
  actors: {
    watch: watchCharts,
    send: fromPromise<{ isTaken: boolean }, { counts: readonly CountedTransition[] }>(
      async ({ input: { counts } }) => {
        const given = { body: { counts: [...counts] }, keepalive: true };
        const { outcome } = await send(request, countCharts, given, {});
        if (!outcome.ok && !isFinal.has(outcome.refusal)) throw new Error(outcome.refusal);
        return { isTaken: outcome.ok };
      },
    ),
  },
});

/** Counts what the charts of this tab do from now on. */
export const startCounting = (portal: PortalRef): void =>
  portal.send({
    type: "service.start",
    name: "chartCounting",
    logic: wiredCounting,
    input: { pause: limits.chartCountPauseMs, most: limits.chartCountRows },
  });
