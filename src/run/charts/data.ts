import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { AnyStateMachine } from "xstate";
import type { ChartData, ChartEntry, Coverage, GeneratedPaths } from "#charts/chart-data.ts";
import { closingKey, closings, collapsed } from "#browser/drawing/collapse.ts";
import type { DrawnChart, ListedChart } from "#browser/drawing/drawn-chart.ts";
import type { Drawing } from "#browser/drawing/drawing.ts";
import { nodesOf, writtenIn } from "#browser/drawing/nodes.ts";
import { type ChartParts, partsOf, statesIn } from "#browser/drawing/parts.ts";
import { wordsOfState, wordsOfStep } from "#browser/drawing/words.ts";
import { stepsOf } from "#browser/drawing/steps.ts";
import { allModels } from "#models/all-models.ts";
import { caughtIn } from "#models/kit/caught.ts";
import { levels, reasonOf, screenListsOf, walkedBy } from "#models/levels.ts";
import { root } from "../inputs.ts";
import { chartsInMachines } from "./in-machines.ts";
import { chartJson } from "./json.ts";
import { layout } from "./layout.ts";
import { mermaidOf } from "./mermaid.ts";
import { pathsOf } from "./paths.ts";
import { singleFile } from "./single-file.ts";
import { fromJson, walkedFromJson } from "./sketch.ts";
import { sharedParts, systemParts } from "./system.ts";
import { withWaits } from "./waits.ts";

type Chart = (typeof charts)[number];

const charts = await chartsInMachines();
const models = new Map((await allModels()).map((model) => [model.name, model]));

/** Lays out every choice of closed states. */
async function drawingsOf(parts: ChartParts): Promise<Record<string, Drawing>> {
  const drawn = closings(parts).map(
    async (closed) => [closingKey(closed), await layout(collapsed(parts, closed))] as const,
  );
  return Object.fromEntries(await Promise.all(drawn));
}

/** How many states and transitions are written in a chart; the chart itself is its outermost state, a history is none. */
function sizeOf(machine: AnyStateMachine) {
  const nodes = nodesOf(machine.root);
  return {
    states: nodes.filter(({ type }) => type !== "history").length,
    transitions: nodes.flatMap(writtenIn).length,
  };
}

function entryOf({ path, name, question, machine }: Chart): ChartEntry {
  const parts = withWaits(partsOf(machine), goldenOf(path));
  const words = [
    ...statesIn(parts.root).flatMap(({ state }) => wordsOfState(state)),
    ...stepsOf(parts).flatMap(wordsOfStep),
  ];
  return {
    path,
    name,
    question,
    ...sizeOf(machine),
    words: [...new Set(words)].filter(Boolean),
  };
}

/** Every chart in a line. */
export const chartEntries = (): ChartEntry[] => charts.map(entryOf);

/** The charts whose steps are counted: in applicants' browsers, and on the server. */
export function countedCharts(): ListedChart[] {
  const running = systemParts(charts)
    .root.children.filter(({ id }) => ["system.portal", "system.server"].includes(id))
    .flatMap(({ children }) => children.map(({ name }) => name));
  const counted = new Set([...running, ...sharedParts]);
  return charts.filter(({ name }) => counted.has(name)).map(({ path, name }) => ({ path, name }));
}

/** All charts together: what runs where and what it tells, and the drawing of it. */
export async function wholeSystem(): Promise<{ parts: ChartParts; drawing: Drawing }> {
  const parts = systemParts(charts);
  return { parts, drawing: await layout(parts) };
}

/** A chart with all its states open, for the pages that show no more than its drawing. */
export async function drawnChart(path: string): Promise<DrawnChart> {
  const { name, question, machine } = charts.find((one) => one.path === path)!;
  const parts = withWaits(partsOf(machine), goldenOf(path));
  return { path, name, question, parts, drawing: await layout(parts) };
}

const goldenOf = (path: string) =>
  readFileSync(join(root, "tests", "charts", "golden", `${path}.txt`), "utf8");

const faultsFolder = join(root, "tests", "charts", "faults");

/** Written by `npm run coverage`. */
const coverage = JSON.parse(readFileSync(join(root, "docs", "coverage.json"), "utf8")) as Record<
  string,
  Coverage
>;

/** What the last whole test run took of a chart; a level at which the chart had other states or transitions then is left out. */
export function figuresOf(file: string, machine: AnyStateMachine, figures = coverage): Coverage {
  const { states, transitions } = sizeOf(machine);
  return Object.fromEntries(
    Object.entries(figures[file] ?? {}).filter(
      ([, row]) => row.states.of === states && row.transitions.of === transitions,
    ),
  );
}

/** Where a chart is walked besides the bare chart. */
function walkedOf(file: string): ChartData["walked"] {
  const row = levels[file]!;
  return {
    screens: walkedBy(file, "screens"),
    tours: walkedBy(file, "tours"),
    reason: reasonOf(row),
  };
}

/** The mistakes of its screens that the walks find. */
function caughtOnScreens(file: string): Record<string, string[]> {
  const found = screenListsOf(file).flatMap((list) =>
    globSync(`screens/*/${list}.txt`, { cwd: faultsFolder }),
  );
  return caughtIn(found.map((list) => readFileSync(join(faultsFolder, list), "utf8")).join(""));
}

function proved(path: string) {
  const chart = charts.find((one) => one.path === path);
  const model = chart && models.get(chart.name);
  if (!chart || !model) throw new Error(`there is no chart ${path}`);
  return { chart, model };
}

const generated = new Map<string, GeneratedPaths>();

/** All generated paths of one chart. */
export function generatedPaths(path: string): GeneratedPaths {
  const { chart, model } = proved(path);
  const found = generated.get(path) ?? pathsOf(model, partsOf(chart.machine));
  generated.set(path, found);
  return found;
}

function numberOfPaths(path: string): ChartData["paths"] {
  const { generated: all, groups } = generatedPaths(path);
  return { generated: all, walks: groups.flatMap(({ walks }) => walks).length };
}

const inSketch = walkedFromJson(charts.map((one) => ({ ...one, golden: goldenOf(one.path) })));

/** All about one chart. */
export async function chartData(path: string): Promise<ChartData> {
  const { chart, model } = proved(path);
  const golden = goldenOf(path);
  const parts = withWaits(partsOf(chart.machine), golden);
  return {
    ...entryOf(chart),
    parts,
    drawings: await drawingsOf(parts),
    paths: numberOfPaths(path),
    golden,
    caught: caughtIn(readFileSync(join(faultsFolder, "caught", `${path}.txt`), "utf8")),
    walked: walkedOf(model.file),
    coverage: figuresOf(model.file, chart.machine),
    onScreens: caughtOnScreens(model.file),
    source: readFileSync(join(root, "machines", `${path}.ts`), "utf8"),
    singleFile: await singleFile(join(root, "machines", `${path}.ts`), {
      input: model.runs[0]?.input,
      golden,
    }),
    json: chartJson(chart.machine, golden),
    inSketch: { chart: fromJson({ ...chart, golden }), all: inSketch },
    mermaid: mermaidOf(parts),
  };
}
