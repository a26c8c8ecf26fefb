import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Check, program } from "./gate/check.ts";
import { root, scratch } from "./gate/program.ts";
import { project } from "./gate/vitest.ts";
import { words } from "./gate/words.ts";
import { chromiumOrInstalled } from "./support/install-chromium.ts";

if (Number(process.versions.node.split(".", 1)[0]) !== 24) {
  console.error(
    `Node 24 is needed, this is ${process.versions.node}. Run npm test, which uses the one npm ci installed.`,
  );
  process.exit(1);
}

const checkedTypes = join(scratch, "types.tsbuildinfo");

const still: Check[] = [
  // What has not changed since the last run is not checked again.
  program("types", "tsc", "-p", ".", "--incremental", "--tsBuildInfoFile", checkedTypes),
  program("lint", "oxlint", "--type-aware"),
  program("format", "oxfmt", "--check", "."),
  program("unused code", "knip"),
  words,
];

const fast = [
  ...still,
  project(
    "unit",
    "tests/layers.test.ts",
    "tests/words.test.ts",
    "tests/charts/opens-alone.test.ts",
  ),
];

const whole = [
  ...still,
  ...(existsSync(join(root, "src", "run", "build.ts"))
    ? [program("build", "node", "src/run/build.ts")]
    : []),
  ...["unit", "faults", "server", "screens", "journeys"].map((name) => project(name)),
];

/** Runs the checks one after the other, prints a row for each, then the failures in full; gives how many failed. */
async function gate(checks: readonly Check[]): Promise<number> {
  const reports: string[] = [];
  let passed = 0;
  let failed = 0;
  console.log(row("check", "passed", "failed", "seconds"));
  for (const check of checks) {
    const began = performance.now();
    const outcome = await check.outcome();
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(row(check.name, outcome.passed, outcome.failed, seconds));
    passed += outcome.passed;
    failed += outcome.failed;
    if (outcome.failed > 0) reports.push(`\n== ${check.name} ==\n${outcome.report.trim()}`);
  }
  for (const report of reports) console.log(report);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed;
}

function row(name: string, ...figures: (string | number)[]): string {
  return name.padEnd(16) + figures.map((figure) => String(figure).padStart(9)).join("");
}

const isFast = process.argv.includes("--fast");
if (!isFast && !chromiumOrInstalled()) process.exit(1);
process.exitCode = (await gate(isFast ? fast : whole)) === 0 ? 0 : 1;
