import { randomInt } from "node:crypto";
import { writeFileSync } from "node:fs";
import { afterEach, beforeAll, expect, test } from "vitest";
import { asked, type FoundFault, lastFaults, type Unmade } from "./asked.ts";
import { givenIn } from "./given.ts";
import { faults } from "./walk/planted-faults.ts";
import { Recorder } from "./walk/recorder.ts";
import { overApi, tellAgain, walkAll } from "./walk/walk.ts";

const { seed, length, fault } = asked();
const common = { seed: seed ?? randomInt(2 ** 31 - 1), length: length ?? 40 };
/** Steps within which a walk finds each fault. */
const most = 2000;
/** Steps of a story that a person reads. */
const longest = 40;

const given = givenIn();
const found: Unmade<FoundFault>[] = [];
beforeAll(() => writeFileSync(lastFaults, "[]"));
afterEach(() => {
  globalThis.plantedFault = undefined;
  writeFileSync(lastFaults, JSON.stringify(found));
});

const wanted = Object.keys(faults).filter((name) => fault === undefined || name === fault);

test.each(wanted)("random walks find that %s", { timeout: 1_800_000 }, async (name) => {
  globalThis.plantedFault = name;
  const walks = { ...common, walks: most, mostSteps: most, shrinkSeconds: 300 };
  const { story, script } = await walkAll(given, walks, overApi);
  globalThis.plantedFault = undefined;
  const again =
    script && (await tellAgain({ ...given, recorder: new Recorder() }, overApi, script));
  const without = again?.error?.message ?? null;
  found.push({ name, fault: name, ...common, story: without === null ? story : null });
  expect(without).toBeNull();
  expect(story?.wrong).toMatch(faults[name]!.shows);
  expect(story?.foundAfter).toBeLessThanOrEqual(most);
  expect(story?.steps.length).toBeLessThanOrEqual(longest);
});
