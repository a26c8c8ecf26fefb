import type { PortalRef } from "./portal.ts";

/** Whether the firm counts what the charts of applicants do; the served page says so. */
export const areChartsCounted = (): boolean =>
  document.documentElement.dataset["chartCounts"] !== undefined;

/** Reports what the charts of this tab do from now on, where the firm counts it. A page works without. */
export async function reportCounts(portal: PortalRef): Promise<void> {
  if (!areChartsCounted()) return;
  await import("../features/charts/chart-counting.ts").then(
    ({ startCounting }) => startCounting(portal),
    () => undefined,
  );
}
