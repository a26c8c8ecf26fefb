import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { root } from "../inputs.ts";

const name = "virtual:charts";

type Data = typeof import("./data.ts");

/** Node reads the charts itself, so that their tests' models and the layout stay out of the bundle. */
const data = () =>
  import(pathToFileURL(join(root, "src", "run", "charts", "data.ts")).href) as Promise<Data>;

/** Gives the app of the charts what it shows: `virtual:charts` lists them, `virtual:charts/<path>` holds one. */
export const chartsPlugin = (): Plugin => ({
  name: "gatehouse-charts",
  resolveId: (id) => (id === name || id.startsWith(`${name}/`) ? `\0${id}` : undefined),
  async load(id) {
    if (id === `\0${name}`) {
      const { chartEntries, systemDrawing } = await data();
      const entries = chartEntries();
      const system = await systemDrawing();
      const loads = entries.map(
        ({ path }) => `${JSON.stringify(path)}: () => import("${name}/${path}")`,
      );
      return `export const system = ${JSON.stringify(system)};\nexport const entries = ${JSON.stringify(entries)};\nexport const loads = {\n${loads.join(",\n")}\n};`;
    }
    if (!id.startsWith(`\0${name}/`)) return undefined;
    const chart = await (await data()).chartData(id.slice(name.length + 2));
    return `export const chart = JSON.parse(${JSON.stringify(JSON.stringify(chart))});`;
  },
});
