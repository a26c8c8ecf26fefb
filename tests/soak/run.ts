import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { runJourney } from "../chaos/journey.ts";
import { root } from "../gate/program.ts";
import { circumstances } from "../measure/report.ts";
import { read } from "../model/report.ts";
import { lastSoak } from "./asked.ts";
import { levelsOf, pageOf } from "./page.ts";
import type { Soaked } from "./soak.ts";

const { values } = parseArgs({ options: { minutes: { type: "string", default: "30" } } });

process.exitCode = runSoak() ? 0 : 1;

/** Lets the traffic run, prints what it took and writes docs/soak.md; gives whether all stayed level. */
function runSoak(): boolean {
  rmSync(lastSoak, { force: true });
  const isPassed = runJourney("soak.test.ts", { SOAK_MINUTES: values.minutes });
  const run = read<Soaked>(lastSoak);
  if (!run) return false;
  console.log(levelsOf(run).join("\n"));
  writeFileSync(join(root, "docs", "soak.md"), pageOf(run, circumstances("none")));
  return isPassed;
}
