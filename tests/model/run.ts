import { spawnSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { root } from "../gate/program.ts";
import { type FoundFault, lastFaults, lastRun, type Run, told } from "./asked.ts";
import { coverageOf, faultsOf, pageOf, stepsOf } from "./page.ts";

const { values } = parseArgs({
  options: {
    walks: { type: "string" },
    seed: { type: "string" },
    steps: { type: "string" },
    path: { type: "string" },
    replay: { type: "string" },
    fault: { type: "string" },
    faults: { type: "boolean" },
  },
});
const vitest = join(root, "node_modules", "vitest", "vitest.mjs");
const seed = values.seed ?? String(randomInt(2 ** 31 - 1));
const page = join(root, "docs", "model.md");

console.log(`Seed ${seed}.`);
process.exitCode = (values.faults ? findFaults() : walk()) ? 0 : 1;

/** Runs one test file of the project `model`; gives all that it wrote. */
function runTest(file: string, wanted: Record<string, string | undefined>): string {
  const given = Object.entries(wanted).filter(([, value]) => value !== undefined);
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [vitest, "run", "--project", "model", `tests/model/${file}`],
    {
      cwd: root,
      encoding: "utf8",
      maxBuffer: 2 ** 28,
      env: { ...process.env, NO_COLOR: "1", ...Object.fromEntries(given) },
    },
  );
  return `${stdout}\n${stderr}`;
}

function read<Content>(path: string): Content | null {
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Content) : null;
}

/** Walks and writes docs/model.md; tells the story of a violation instead. */
function walk(): boolean {
  rmSync(lastRun, { force: true });
  const isReplay = values.path !== undefined;
  const output = runTest("model.test.ts", {
    MODEL_WALKS: isReplay ? "1" : (values.walks ?? "25"),
    MODEL_SEED: seed,
    MODEL_STEPS: values.steps,
    MODEL_PATH: values.path,
    MODEL_REPLAY: values.replay,
    MODEL_FAULT: values.fault,
  });
  const run = read<Run>(lastRun);
  if (run?.story) {
    console.log(told(run.story, run));
    return false;
  }
  if (!run || !/Tests\s+1 passed/.test(output)) {
    console.error(output);
    return false;
  }
  console.log([stepsOf(run), "", ...coverageOf(run)].join("\n"));
  if (isReplay || values.fault) return true;
  writePage(run);
  return true;
}

/** Plants one fault after the other and walks until each is found. */
function findFaults(): boolean {
  rmSync(lastFaults, { force: true });
  const output = runTest("random-faults.ts", { MODEL_SEED: seed, MODEL_STEPS: values.steps });
  const faults = read<FoundFault[]>(lastFaults);
  if (!faults) {
    console.error(output);
    return false;
  }
  for (const fault of faults)
    if (fault.story) console.log(`\n${fault.name}${told(fault.story, fault)}`);
  console.log(["", ...faultsOf(faults)].join("\n"));
  const run = read<Run>(lastRun);
  if (run && !run.story) writePage(run);
  return faults.every(({ story }) => story !== null);
}

function writePage(run: Run): void {
  writeFileSync(page, pageOf(run, read<FoundFault[]>(lastFaults)));
}
