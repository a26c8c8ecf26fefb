import { isMachine } from "./source.ts";
import type { ChartModel } from "#models/kit/model.ts";

const chartName = (path: string) => path.replace(/^.*\//, "").replace(/\.ts$/, "");
type Module = Record<string, unknown>;

function byChart<T>(files: Record<string, T>): [string, T][] {
  return Object.entries(files).map(([path, file]) => [chartName(path), file]);
}

/** The subject folder of every chart file, by name. */
export const subjectOf = new Map(
  Object.keys(import.meta.glob(["../../../machines/**/*.ts", "!**/node_modules/**"])).map(
    (path) => [chartName(path), path.split("/").at(-2)!] as const,
  ),
);

/** The source text of every chart file, by name. */
export const sources = new Map(
  byChart(
    import.meta.glob<string>(["../../../machines/**/*.ts", "!**/node_modules/**"], {
      query: "?raw",
      import: "default",
      eager: true,
    }),
  ),
);

/** The charts of every chart file: [file, export, machine]. */
export const charts = byChart(
  import.meta.glob<Module>(["../../../machines/**/*.ts", "!**/node_modules/**"], { eager: true }),
).flatMap(([file, module]) =>
  Object.entries(module).flatMap(([name, value]) =>
    isMachine(value) ? [{ file, name, machine: value }] : [],
  ),
);

const isModel = (value: unknown): value is ChartModel =>
  typeof value === "object" && value !== null && "machine" in value;

/** All models. */
export const models = byChart(
  import.meta.glob<Module>("../../../src/models/*/*.ts", { eager: true }),
).flatMap(([, module]) => Object.values(module).filter(isModel));
