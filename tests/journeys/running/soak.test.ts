import { writeFileSync } from "node:fs";
import { expect, inject, test } from "vitest";
import { asked, lastSoak, mostGrowth } from "#tests/soak/asked.ts";
import { levelOf } from "#tests/soak/level.ts";
import { soak } from "#tests/soak/soak.ts";

const { seconds, isWhole } = asked();

test(
  `DE09 after ${seconds} s of traffic no descriptor and no session is left behind`,
  { timeout: 3 * 60 * 60_000 },
  async () => {
    const run = await soak(inject("builtPortal"), seconds);
    if (isWhole) writeFileSync(lastSoak, JSON.stringify(run));
    const { before, after, samples, refused, warmUpSeconds } = run;
    expect(Object.keys(run.done).length).toEqual(5);
    expect(refused).toEqual({});
    expect(after.descriptors).toBeLessThanOrEqual(before.descriptors);
    expect(after.sessions).toEqual(before.sessions);
    if (!isWhole) return;
    const { begin, end } = levelOf(samples, "bytes", warmUpSeconds);
    expect(end / begin).toBeLessThanOrEqual(mostGrowth);
  },
);
