import type { PortalRef } from "./portal.ts";

/** Whether the firm counts what the charts of applicants do; the served page says so. */
export const areChartsCounted = (): boolean =>
  document.documentElement.dataset["chartCounts"] !== undefined;

/** Reports what the charts of this tab do, where the firm counts it. */
export function reportCounts(portal: PortalRef): void {
  if (areChartsCounted())
    void import("../features/charts/chart-counting.ts").then(({ startCounting }) =>
      startCounting(portal),
    );
}
