declare module "virtual:drawn-charts" {
  import type { DrawnChart, ListedChart } from "#browser/drawing/drawn-chart.ts";

  export const charts: ListedChart[];
  /** By name. */
  export const loads: Record<string, () => Promise<{ chart: DrawnChart }>>;
}
