import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { root } from "../inputs.ts";

const name = "virtual:charts";
const paths = "virtual:chart-paths";
const drawn = "virtual:drawn-charts";

type Data = typeof import("./data.ts");

/** Node reads the charts itself, so that their tests' models and the layout stay out of the bundle. */
const data = () =>
  import(pathToFileURL(join(root, "src", "run", "charts", "data.ts")).href) as Promise<Data>;

/** By a key of each chart, what imports its module. */
const loadsOf = <Chart extends { path: string }>(
  module: string,
  charts: readonly Chart[],
  key: (chart: Chart) => string,
) =>
  `{\n${charts
    .map((chart) => `${JSON.stringify(key(chart))}: () => import("${module}/${chart.path}")`)
    .join(",\n")}\n}`;

const asModule = (name: string, value: object) =>
  `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))});`;

async function allCharts(): Promise<string> {
  const { chartEntries, wholeSystem } = await data();
  const entries = chartEntries();
  return [
    `export const system = ${JSON.stringify(await wholeSystem())};`,
    `export const entries = ${JSON.stringify(entries)};`,
    `export const loads = ${loadsOf(name, entries, ({ path }) => path)};`,
    `export const pathLoads = ${loadsOf(paths, entries, ({ path }) => path)};`,
  ].join("\n");
}

async function drawnCharts(): Promise<string> {
  const listed = (await data()).countedCharts();
  return [
    `export const charts = ${JSON.stringify(listed)};`,
    `export const loads = ${loadsOf(drawn, listed, (chart) => chart.name)};`,
  ].join("\n");
}

/**
 * Gives the app of the charts what it shows: `virtual:charts` lists them, `virtual:charts/<path>` holds one, and
 * `virtual:chart-paths/<path>` its generated paths. The desk draws them with what is counted: `virtual:drawn-charts` and
 * `virtual:drawn-charts/<path>`.
 */
export const chartsPlugin = (): Plugin => ({
  name: "gatehouse-charts",
  resolveId: (id) =>
    [name, paths, drawn].some((module) => id === module || id.startsWith(`${module}/`))
      ? `\0${id}`
      : undefined,
  async load(id) {
    if (id === `\0${name}`) return allCharts();
    if (id === `\0${drawn}`) return drawnCharts();
    if (id.startsWith(`\0${name}/`))
      return asModule("chart", await (await data()).chartData(id.slice(name.length + 2)));
    if (id.startsWith(`\0${paths}/`))
      return asModule("paths", (await data()).generatedPaths(id.slice(paths.length + 2)).groups);
    if (id.startsWith(`\0${drawn}/`))
      return asModule("chart", await (await data()).drawnChart(id.slice(drawn.length + 2)));
    return undefined;
  },
});
