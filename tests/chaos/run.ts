import { randomInt } from "node:crypto";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { root } from "../gate/program.ts";
import { circumstances } from "../measure/report.ts";
import { read } from "../model/report.ts";
import { lastRun, type Run } from "./asked.ts";
import { runJourney } from "./journey.ts";
import { pageOf, summaryOf } from "./page.ts";

const { values } = parseArgs({
  options: {
    kills: { type: "string", default: "200" },
    seed: { type: "string", default: String(randomInt(2 ** 31 - 1)) },
    minutes: { type: "string" },
  },
});

process.exitCode = runChaos() ? 0 : 1;

/** Kills, prints what was found and writes docs/chaos.md; gives whether nothing was lost and every start was clean. */
function runChaos(): boolean {
  console.log(`Seed ${values.seed}.`);
  rmSync(lastRun, { force: true });
  const isPassed = runJourney("chaos.test.ts", {
    CHAOS_KILLS: values.kills,
    CHAOS_SEED: values.seed,
    CHAOS_MINUTES: values.minutes,
  });
  const run = read<Run>(lastRun);
  if (!run) return false;
  console.log(summaryOf(run));
  writeFileSync(join(root, "docs", "chaos.md"), pageOf(run, circumstances("none")));
  return isPassed;
}
