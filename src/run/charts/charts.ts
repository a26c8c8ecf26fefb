import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { partsOf } from "#browser/drawing/parts.ts";
import { allModels } from "#models/all-models.ts";
import { root } from "../inputs.ts";
import { chartPage, chartsPage } from "./chart-page.ts";
import { chartsInMachines } from "./in-machines.ts";
import { chartJson } from "./json.ts";
import { layout } from "./layout.ts";
import { singleFile } from "./single-file.ts";
import { walkedFromJson } from "./sketch.ts";
import { svgOf } from "./svg.ts";
import { systemParts } from "./system.ts";
import { withWaits } from "./waits.ts";

const folder = join(root, "docs", "charts");

/** What docs/charts holds, by path. */
export async function chartFiles(): Promise<Map<string, string>> {
  const all = await chartsInMachines();
  const inputs = new Map((await allModels()).map(({ name, runs }) => [name, runs[0]?.input]));
  const pages = all.map((chart) => {
    const path = join(root, "tests", "charts", "golden", `${chart.path}.txt`);
    const golden = readFileSync(path, "utf8");
    return {
      ...chart,
      golden,
      parts: withWaits(partsOf(chart.machine), golden),
    };
  });
  const files = pages.map(async (page) => {
    const { name, path, machine, golden, parts } = page;
    return [
      [
        `${path}.js`,
        await singleFile(join(root, "machines", `${path}.ts`), { input: inputs.get(name), golden }),
      ],
      [`${path}.json`, chartJson(machine, golden)],
      [`${path}.md`, chartPage(page)],
      [`${path}.svg`, svgOf(name, await layout(parts))],
    ] as const;
  });
  const system = svgOf("of all charts", await layout(systemParts(all)));
  return new Map([
    ["README.md", chartsPage(pages, walkedFromJson(pages))],
    ["system.svg", system],
    ...(await Promise.all(files)).flat(),
  ]);
}

if (import.meta.main) {
  rmSync(folder, { recursive: true, force: true });
  for (const [name, text] of await chartFiles()) {
    mkdirSync(join(folder, dirname(name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}
