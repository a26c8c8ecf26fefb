import { writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { expect, inject, test } from "vitest";
import { asked, lastRun, type Run, type Stage } from "../../chaos/asked.ts";
import { summaryOf } from "../../chaos/page.ts";
import { runStages } from "../../chaos/stage.ts";

const { kills, seed, minutes, isWhole } = asked();

test(
  `CO04 CR01 whatever was acknowledged is there once, after ${kills} kills at moments of seed ${seed}`,
  { timeout: 3 * 60 * 60_000 },
  async () => {
    const begun = performance.now();
    const until = begun + minutes * 60_000;
    const record = (soFar: readonly Stage[], kill = "the end") => {
      if (!isWhole) return;
      const seconds = Math.round((performance.now() - begun) / 1000);
      const run: Run = { asked: kills, seed, seconds, load: loadavg()[2]!, stages: [...soFar] };
      writeFileSync(lastRun, JSON.stringify(run));
      process.stderr.write(`${summaryOf(run)} ${kill}\n`);
    };
    const stages = await runStages({ built: inject("builtPortal"), kills, seed, until, record });
    record(stages);
    expect(stages.flatMap(({ wrong }) => wrong)).toEqual([]);
    const done = stages.flatMap((stage) => Object.values(stage.acknowledged));
    expect(done.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(kills);
  },
);
