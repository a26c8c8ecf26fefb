import { afterAll, beforeAll, expect, test } from "vitest";
import { asked, told, writeRun } from "../../model/asked.ts";
import { givenIn } from "../../model/given.ts";
import { walkAll } from "../../model/walk/walk.ts";
import { inBrowsers } from "./in-browsers.ts";
import { servedPortal } from "./stage.ts";

/** The short walk of every run is the same one. */
const short = { walks: 1, seed: 9, length: 30 };
const wanted = asked();
const { walks, seed, length } = {
  walks: wanted.walks ?? short.walks,
  seed: wanted.seed ?? short.seed,
  length: wanted.length ?? short.length,
};

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
    const walked = await walkAll(given, { ...wanted, walks, seed, length }, inBrowsers);
    if (wanted.walks !== null) writeRun({ seed, length }, walked);
    expect(walked.story && told(walked.story, { seed, length })).toBeNull();
  },
);
