import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { AnyStateMachine } from "xstate";
import { partsOf } from "#charts/drawing/parts.ts";
import { svgOf } from "./svg.ts";
import { root } from "../inputs.ts";
import { chartPage, chartsPage } from "./chart-page.ts";
import { layout } from "./layout.ts";
import { singleFile } from "./single-file.ts";
import { systemParts } from "./system.ts";

const folder = join(root, "docs", "charts");
const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === "object" && value !== null && "root" in value && "implementations" in value;

async function machineIn(file: string): Promise<[name: string, machine: AnyStateMachine]> {
  const module = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
  const [found] = Object.entries(module).filter(([, value]) => isMachine(value));
  if (!found) throw new Error(`${file} exports no chart`);
  return found as [string, AnyStateMachine];
}

/** The comment above the chart. */
function questionIn(source: string, name: string): string {
  const above = new RegExp(`/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\s*export const ${name} =`).exec(
    source,
  );
  return (above?.[1] ?? "")
    .replaceAll(/^\s*\*/gm, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** Every chart, by its path in machines without the ending. */
export async function chartsInMachines() {
  const paths = globSync("*/*.ts", { cwd: join(root, "machines"), exclude: ["node_modules/**"] })
    .filter((path) => sourceOf(path).includes(".createMachine("))
    .toSorted();
  return Promise.all(
    paths.map(async (file) => {
      const [name, machine] = await machineIn(join(root, "machines", file));
      const source = sourceOf(file);
      return { path: file.replace(/\.ts$/, ""), name, machine, question: questionIn(source, name) };
    }),
  );
}

const sourceOf = (path: string) => readFileSync(join(root, "machines", path), "utf8");

/** The chart without its code; an action of the library keeps its name. */
export const jsonOf = ({ config }: AnyStateMachine) =>
  `${JSON.stringify(config, (_, value: unknown) => (typeof value === "function" && "type" in value ? { type: value.type } : value), 2)}\n`;

/** What docs/charts holds, by path. */
export async function chartFiles(): Promise<Map<string, string>> {
  const all = await chartsInMachines();
  const pages = all.map((chart) => {
    const golden = join(root, "tests", "charts", "golden", `${chart.path}.txt`);
    return { ...chart, golden: readFileSync(golden, "utf8") };
  });
  const files = pages.map(async (page) => {
    const { name, path, machine } = page;
    return [
      [`${path}.js`, await singleFile(join(root, "machines", `${path}.ts`))],
      [`${path}.json`, jsonOf(machine)],
      [`${path}.md`, chartPage(page)],
      [`${path}.svg`, svgOf(name, await layout(partsOf(machine)))],
    ] as const;
  });
  const system = svgOf("of all charts", await layout(systemParts(all)));
  return new Map([
    ["README.md", chartsPage(pages)],
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
