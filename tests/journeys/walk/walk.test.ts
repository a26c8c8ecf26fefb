import { afterAll, beforeAll, expect, test } from "vitest";
import { asked, told, writeRun } from "#tests/model/asked.ts";
import { givenIn } from "#tests/model/given.ts";
import { walkAll } from "#tests/model/walk/walk.ts";
import { inBrowsers } from "./in-browsers.ts";
import { servedPortal } from "./stage.ts";

/** The short walks of every run are the same ones: in them everyone acts. */
const short = { walks: 2, first: 1, seed: 11, length: 24, mostSteps: 9 };
const actors = ["Ann", "Ben", "Pia", "Rae", "Sam", "Ana", "2 days pass"];
const wanted = asked();
const isShort = wanted.walks === null;
const seed = wanted.seed ?? short.seed;
const length = wanted.length ?? short.length;
const { walks, first } = isShort ? short : { walks: wanted.walks ?? 1, first: 0 };
const planted = wanted.fault === undefined ? {} : { fault: wanted.fault };

const given = givenIn(servedPortal());
beforeAll(() => {
  globalThis.plantedFault = wanted.fault;
});
afterAll(() => {
  globalThis.plantedFault = undefined;
});

test(
  `AC12 everyone's browser shows what the charts predict after each step, seed ${seed}`,
  { timeout: 60 * 60_000 },
  async () => {
    const asking = { ...wanted, walks, first, seed, length };
    const walked = await walkAll(given, asking, inBrowsers(isShort ? short.mostSteps : undefined));
    const { recorder, story } = walked;
    if (!isShort) writeRun({ seed, length }, walked);
    expect(story && told(story, { seed, length, ...planted, isInBrowsers: true })).toBeNull();
    const acted = recorder.times.map(({ says }) => says);
    const idle = actors.filter((name) => !acted.some((says) => says.startsWith(name)));
    expect(isShort ? idle : []).toEqual([]);
  },
);
