import { randomInt } from "node:crypto";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { root } from "../gate/program.ts";
import { circumstances } from "../measure/report.ts";
import { read } from "../model/report.ts";
import { lastRun, type Run } from "./asked.ts";
import { runJourney } from "./journey.ts";
import { ofAll, pageOf, summaryOf } from "./page.ts";

const { values } = parseArgs({
  options: {
    kills: { type: "string", default: "200" },
    seed: { type: "string", default: String(randomInt(2 ** 31 - 1)) },
    minutes: { type: "string" },
  },
});

process.exitCode = runChaos() ? 0 : 1;

/** Kills, prints what was found and writes docs/chaos.md; gives whether nothing was lost, every start was clean and no kill was left out. */
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
  const kills = ofAll(run.stages, "kills");
  if (kills < run.asked) console.error(`Only ${kills} of ${run.asked} kills: not passed.`);
  return isPassed && kills >= run.asked;
}
