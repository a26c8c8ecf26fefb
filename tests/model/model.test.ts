import { randomInt } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { replayStatuses, verifyChains } from "#server/statuses/replay.ts";
import { asked, told, writeRun } from "./asked.ts";
import { givenIn } from "./given.ts";
import { overApi, walkAll } from "./walk/walk.ts";

/** The short walk of every run is the same one. A long one begins anywhere. */
const short = { walks: 3, seed: 102364474, length: 40 };
const wanted = asked();
const walks = wanted.walks ?? short.walks;
const seed = wanted.seed ?? (wanted.walks === null ? short.seed : randomInt(2 ** 31 - 1));
const planted = wanted.fault === undefined ? {} : { fault: wanted.fault };
const length = wanted.length ?? short.length;

const given = givenIn();
beforeAll(() => {
  globalThis.plantedFault = wanted.fault;
});
afterAll(() => {
  globalThis.plantedFault = undefined;
});

test(
  `AC07 AC12 the server does what the charts predict in ${walks} walks of all actors, seed ${seed}`,
  { timeout: 3 * 60 * 60_000 },
  async () => {
    const { owner, portal } = given;
    const walked = await walkAll(given, { ...wanted, walks, seed, length }, overApi);
    const { story } = walked;
    if (wanted.walks !== null) writeRun({ seed, length }, walked);
    expect(story && told(story, { seed, length, ...planted })).toBeNull();
    expect((await replayStatuses(owner)).wrong).toEqual([]);
    expect((await verifyChains(owner, portal.services.keys.auditKey)).broken).toEqual([]);
  },
);
