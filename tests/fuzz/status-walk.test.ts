import { randomInt } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type pg from "pg";
import { openDatabase, openPool } from "#server/database/database.ts";
import { replayStatuses, verifyChains } from "#server/statuses/replay.ts";
import { sharedPortal } from "../support/server/portal.ts";
import { allEdges, notWalked } from "./walk/edges.ts";
import { walkAll } from "./walk/walk.ts";
import { deskOf } from "./walk/walker.ts";

const enough = 2000;
/** The short walk of every run is the same one. A long walk begins anywhere. */
const short = { steps: 300, seed: 102364474 };
const steps = Number(process.env["WALK_STEPS"] ?? short.steps);
const isShort = steps <= short.steps;
const seed = Number(process.env["WALK_SEED"] ?? (isShort ? short.seed : randomInt(2 ** 31 - 1)));
const length = 100;

const portal = sharedPortal();
let pool: pg.Pool;
beforeAll(() => {
  pool = openPool({ connectionString: portal.databaseUrl, max: 2 }, () => undefined);
});
afterAll(() => pool.end());

test(
  `AC07 AC12 statuses move as the charts predict through ${steps} steps of all actors, seed ${seed}`,
  { timeout: 600_000 },
  async () => {
    const began = performance.now();
    const owner = openDatabase(pool);
    const given = { portal, pool, owner, desk: await deskOf(portal) };
    const { steps: walked, taken } = await walkAll({ ...given, seed, length, steps });
    const seconds = (performance.now() - began) / 1000;
    const reached = allEdges.filter((edge) => taken.has(edge));
    console.log(
      `seed ${seed}: ${walked} steps, ${(walked / seconds).toFixed(0)} a second, ${reached.length} of ${allEdges.length} edges`,
    );
    expect((await replayStatuses(owner)).wrong).toEqual([]);
    expect((await verifyChains(owner, portal.services.keys.auditKey)).broken).toEqual([]);
    const missed = allEdges.filter((edge) => !taken.has(edge) && !(edge in notWalked));
    expect(steps < enough ? [] : missed).toEqual([]);
  },
);
