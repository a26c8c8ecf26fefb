declare module "virtual:charts" {
  import type { ChartData, ChartEntry, PathGroup } from "#charts/chart-data.ts";
  import type { Drawing } from "#browser/drawing/drawing.ts";
  import type { ChartParts } from "#browser/drawing/parts.ts";

  /** Which chart runs where. */
  export const system: { parts: ChartParts; drawing: Drawing };
  export const entries: ChartEntry[];
  /** By path. */
  export const loads: Record<string, () => Promise<{ chart: ChartData }>>;
  /** The generated paths of a chart, by its path. */
  export const pathLoads: Record<string, () => Promise<{ paths: readonly PathGroup[] }>>;
}
