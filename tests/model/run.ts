import { spawnSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chartsInMachines } from "../../src/run/charts/in-machines.ts";
import { root } from "../gate/program.ts";
import { madeNow } from "../measure/report.ts";
import { type FoundFault, lastFaults, lastRun, told, type Run, type Unmade } from "./asked.ts";
import { coverageOf, faultsOf, pageOf, summaryOf } from "./page.ts";
import {
  coveredIn,
  edgesNotTaken,
  type Figures,
  notReached,
  read,
  stepsOf,
  write,
} from "./report.ts";

const { values } = parseArgs({
  options: {
    walks: { type: "string" },
    seed: { type: "string" },
    steps: { type: "string" },
    path: { type: "string" },
    keep: { type: "string" },
    fault: { type: "string" },
    add: { type: "boolean" },
    faults: { type: "boolean" },
    page: { type: "boolean" },
    browsers: { type: "boolean" },
  },
});
const vitest = join(root, "node_modules", "vitest", "vitest.mjs");
const seed = values.seed ?? String(randomInt(2 ** 31 - 1));
/** So many steps reach every part of the charts and take every edge. */
const enough = 10_000;
const page = join(root, "docs", "model.md");
/** What the page is written from. */
const figures = join(root, "docs", "model.json");

type Walking = readonly [project: string, file: string];
const overApi: Walking = ["model", "tests/model/model.test.ts"];
const inBrowsers: Walking = ["journeys", "tests/journeys/walk/walk.test.ts"];
const withFaults: Walking = ["model", "tests/model/random-faults.ts"];

const charts = await chartsInMachines();
const made = madeNow("tests/model");

process.exitCode = isDone() ? 0 : 1;

function isDone(): boolean {
  if (values.page) return writePage(figuresBefore());
  console.log(`Seed ${seed}.`);
  return values.faults ? findFaults() : walk();
}

/** Runs one test file; gives all that it wrote, and whether it passed. */
function runTest([project, file]: Walking, wanted: Record<string, string | undefined>) {
  const given = Object.entries(wanted).filter(([, value]) => value !== undefined);
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [vitest, "run", "--project", project, file],
    {
      cwd: root,
      encoding: "utf8",
      maxBuffer: 2 ** 28,
      env: { ...process.env, NO_COLOR: "1", ...Object.fromEntries(given) },
    },
  );
  return { output: `${stdout}\n${stderr}`, isPassed: status === 0 };
}

/** Walks, and writes docs/model.md of what was walked over the API; tells the story of a violation instead. */
function walk(): boolean {
  rmSync(lastRun, { force: true });
  const isReplay = values.path !== undefined;
  const { output, isPassed } = runTest(values.browsers ? inBrowsers : overApi, {
    MODEL_WALKS: isReplay ? "1" : (values.walks ?? (values.browsers ? "5" : "25")),
    MODEL_SEED: seed,
    MODEL_STEPS: values.steps,
    MODEL_PATH: values.path,
    MODEL_KEEP: values.keep,
    MODEL_FAULT: values.fault,
  });
  const run = read<Unmade<Run>>(lastRun);
  if (run?.story) {
    console.log(told(run.story, { ...run, fault: values.fault, isInBrowsers: values.browsers }));
    return false;
  }
  if (!run || !isPassed) {
    console.error(output);
    return false;
  }
  if (isReplay || values.fault || values.browsers) {
    console.log(`${run.steps} steps: no violation.`);
    return true;
  }
  const before = figuresBefore();
  const runs = [...(values.add ? before.runs : []), { ...run, ...made }];
  const covered = coveredIn(runs, charts);
  writePage({ ...before, runs });
  console.log([summaryOf(runs), "", ...coverageOf(covered)].join("\n"));
  const missing = stepsOf(runs) < enough ? [] : [...notReached(covered), ...edgesNotTaken(runs)];
  for (const part of missing) console.error(`Not reached: ${part}`);
  return missing.length === 0;
}

/** Plants one fault after the other, or the one that is named, and walks until each is found. */
function findFaults(): boolean {
  rmSync(lastFaults, { force: true });
  const asked = { MODEL_SEED: seed, MODEL_STEPS: values.steps, MODEL_FAULT: values.fault };
  const { output, isPassed } = runTest(withFaults, asked);
  const faults = read<Unmade<FoundFault>[]>(lastFaults);
  if (!faults || !isPassed) console.error(output);
  if (!faults) return false;
  for (const fault of faults)
    if (fault.story) console.log(`\n${fault.name}${told(fault.story, fault)}`);
  const before = figuresBefore();
  const isNew = ({ name }: FoundFault) => faults.some((each) => each.name === name);
  const others = before.faults.filter((each) => !isNew(each));
  const all = [...others, ...faults.map((each) => ({ ...each, ...made }))];
  console.log(["", ...faultsOf(all)].join("\n"));
  writePage({ ...before, faults: all });
  return isPassed;
}

function figuresBefore(): Figures {
  return read<Figures>(figures) ?? { runs: [], faults: [] };
}

function writePage(given: Figures): true {
  write(figures, given);
  writeFileSync(page, pageOf(given, coveredIn(given.runs, charts)));
  return true;
}
