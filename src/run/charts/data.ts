import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ChartData, ChartEntry } from "#charts/chart-data.ts";
import { closingKey, closings, collapsed } from "#charts/drawing/collapse.ts";
import type { Drawing } from "#charts/drawing/drawing.ts";
import { type ChartParts, partsOf, statesIn } from "#charts/drawing/parts.ts";
import { wordsOfState, wordsOfStep } from "#charts/drawing/words.ts";
import { stepsOf } from "#charts/walk/skeleton.ts";
import { caughtIn } from "../../../tests/charts/kit/caught.ts";
import type { ChartModel } from "../../../tests/charts/kit/model.ts";
import { root } from "../inputs.ts";
import { chartsInMachines } from "./in-machines.ts";
import { chartJson } from "./json.ts";
import { layout } from "./layout.ts";
import { mermaidOf } from "./mermaid.ts";
import { samplesOf } from "./samples.ts";
import { singleFile } from "./single-file.ts";
import { systemParts } from "./system.ts";
import { withWaits } from "./waits.ts";

type Chart = (typeof charts)[number];

const isModel = (value: unknown): value is ChartModel =>
  typeof value === "object" && value !== null && "machine" in value && "runs" in value;

const charts = await chartsInMachines();
const models = await modelsByName();

/** The models of the tests, by the name of the chart. */
async function modelsByName(): Promise<Map<string, ChartModel>> {
  const folder = join(root, "tests", "charts", "models");
  const modules = globSync("**/*.ts", { cwd: folder }).map(
    async (path) => (await import(pathToFileURL(join(folder, path)).href)) as object,
  );
  const models = (await Promise.all(modules)).flatMap((module) =>
    Object.values(module).filter(isModel),
  );
  return new Map(models.map((model) => [model.name, model]));
}

/** Lays out every choice of closed states. */
async function drawingsOf(parts: ChartParts): Promise<Record<string, Drawing>> {
  const drawn = closings(parts).map(
    async (closed) => [closingKey(closed), await layout(collapsed(parts, closed))] as const,
  );
  return Object.fromEntries(await Promise.all(drawn));
}

function entryOf({ path, name, question, machine }: Chart): ChartEntry {
  const parts = partsOf(machine);
  const states = statesIn(parts.root);
  const steps = stepsOf(parts);
  const words = [
    ...states.flatMap(({ state }) => wordsOfState(state)),
    ...steps.flatMap(wordsOfStep),
  ];
  return {
    path,
    name,
    question,
    states: states.length - 1,
    transitions: steps.length,
    words: [...new Set(words)].join(" ").toLowerCase(),
  };
}

/** Every chart in a line. */
export const chartEntries = (): ChartEntry[] => charts.map(entryOf);

/** The drawing of all charts together. */
export const systemDrawing = (): Promise<Drawing> => layout(systemParts(charts));

/** All about one chart. */
export async function chartData(path: string): Promise<ChartData> {
  const chart = charts.find((one) => one.path === path);
  const model = chart && models.get(chart.name);
  if (!chart || !model) throw new Error(`there is no chart ${path}`);
  const golden = readFileSync(join(root, "tests", "charts", "golden", `${path}.txt`), "utf8");
  const parts = withWaits(partsOf(chart.machine), golden);
  return {
    ...entryOf(chart),
    parts,
    drawings: await drawingsOf(parts),
    samples: samplesOf(model, parts),
    golden,
    caught: caughtIn(
      readFileSync(join(root, "tests", "charts", "faults", "caught", `${path}.txt`), "utf8"),
    ),
    harmless: model.specification.harmless ?? {},
    source: readFileSync(join(root, "machines", `${path}.ts`), "utf8"),
    singleFile: await singleFile(join(root, "machines", `${path}.ts`)),
    json: chartJson(chart.machine, golden),
    mermaid: mermaidOf(parts),
  };
}
