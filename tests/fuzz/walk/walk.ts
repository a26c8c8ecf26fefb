import type pg from "pg";
import type { Db } from "#server/database/database.ts";
import type { Portal } from "../../support/server/portal.ts";
import { beginWalk } from "./applicant-acts.ts";
import { check } from "./check.ts";
import { passYears } from "./desk-acts.ts";
import { opened } from "./plans.ts";
import { settleStep, step } from "./steps.ts";
import { kycOf, linesOf, type Walker } from "./walker.ts";

export interface Walks {
  portal: Portal;
  pool: pg.Pool;
  owner: Db;
  desk: Walker["desk"];
  seed: number;
  /** Of each walk, at most. */
  length: number;
  /** Of all. */
  steps: number;
}

export interface Walked {
  steps: number;
  /** The edges that were taken. */
  taken: ReadonlySet<string>;
}

/** Numbers below `most`, the same for the same seed. */
function numbersFrom(seed: number): (most: number) => number {
  let salt = seed >>> 0;
  return (most) => {
    salt = (Math.imul(salt, 1_664_525) + 1_013_904_223) >>> 0;
    return (salt >>> 8) % most;
  };
}

/**
 * Walks at random, one account after the other: half of high risk, every third and the last with open business accounts.
 * Then three years pass for all of them. Rejects with the seed and the last steps where server and charts disagree.
 */
export async function walkAll({ seed, length, steps, ...given }: Walks): Promise<Walked> {
  const numberBelow = numbersFrom(seed);
  const pick: Walker["pick"] = (from) => from[numberBelow(from.length)]!;
  const taken = new Set<string>();
  const walkers: Walker[] = [];
  let walked = 0;
  const walk = async (isOpened: boolean, most: number) => {
    const walker = await beginWalk({ ...given, pick }, walkers.length % 2 === 0, taken);
    if (isOpened) walker.plan = linesOf(walker).flatMap((line) => opened(walker, line));
    walkers.push(walker);
    await withPath(seed, async (done) => {
      for (let left = most; left > 0 && !isOver(walker); left -= 1) {
        done.push(await step(walker, taken));
        await check(walker);
        walked += 1;
      }
    });
  };
  while (walked < steps) await walk(walkers.length % 3 === 2, Math.min(length, steps - walked));
  await walk(true, openingSteps);
  await withPath(seed, async (done) => {
    for (const [at, own] of (await passYears(walkers)).entries()) {
      done.push(settleStep(walkers[at]!, "years", own));
      await check(walkers[at]!);
    }
  });
  return { steps: walked, taken };
}

/** As many as open both accounts. */
const openingSteps = 14;

const isOver = (walker: Walker) =>
  linesOf(walker).every((line) => kycOf(walker, line) === "rejected.final");

async function withPath(seed: number, walk: (done: string[]) => Promise<void>): Promise<void> {
  const done: string[] = [];
  try {
    await walk(done);
  } catch (error) {
    const path = done.slice(-25).join("\n");
    throw new Error(`seed ${seed}, after step ${done.length}\n${path}\n${String(error)}`, {
      cause: error,
    });
  }
}
