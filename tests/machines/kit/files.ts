import { isMachine } from "./source.ts";
import type { ChartModel } from "./model.ts";

const chartName = (path: string) => path.replace(/^.*\//, "").replace(/\.ts$/, "");
type Module = Record<string, unknown>;

function byChart<T>(files: Record<string, T>): [string, T][] {
  return Object.entries(files).map(([path, file]) => [chartName(path), file]);
}

/** The source text of every chart file, by name. */
export const sources = new Map(
  byChart(
    import.meta.glob<string>("../../../machines/*.ts", {
      query: "?raw",
      import: "default",
      eager: true,
    }),
  ),
);

/** The charts of every chart file: [file, export, machine]. */
export const charts = byChart(
  import.meta.glob<Module>("../../../machines/*.ts", { eager: true }),
).flatMap(([file, module]) =>
  Object.entries(module).flatMap(([name, value]) =>
    isMachine(value) ? [{ file, name, machine: value }] : [],
  ),
);

/** Every row of tests/machines/models. */
export const models = byChart(import.meta.glob<Module>("../models/*.ts", { eager: true })).flatMap(
  ([, module]) => Object.values(module) as ChartModel[],
);
