declare module "virtual:charts" {
  import type { ChartData, ChartEntry } from "#charts/chart-data.ts";

  export const entries: ChartEntry[];
  /** By path. */
  export const loads: Record<string, () => Promise<{ chart: ChartData }>>;
}
