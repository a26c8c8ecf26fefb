import { beginWalk } from "./applicant-acts.ts";
import { check } from "./check.ts";
import { passYears } from "./desk-acts.ts";
import { opened } from "./plans.ts";
import { settleStep, step } from "./steps.ts";
import { kycOf, linesOf, type Walker } from "./walker.ts";

type Given = Pick<Walker, "portal" | "pool" | "owner" | "desk">;

export interface Walks extends Given {
  seed: number;
  /** Of each walk, at most. */
  length: number;
  /** Of all. */
  steps: number;
}

interface Walked {
  steps: number;
  /** The edges that were taken. */
  taken: ReadonlySet<string>;
}

/** Picks the same for the same seed. */
export function pickerOf(seed: number): Walker["pick"] {
  let salt = seed >>> 0;
  return (from) => {
    salt = (Math.imul(salt, 1_664_525) + 1_013_904_223) >>> 0;
    return from[(salt >>> 8) % from.length]!;
  };
}

interface Way {
  isHighRisk: boolean;
  /** What is done first. */
  startOf?: ((walker: Walker) => Walker["plan"]) | undefined;
  /** As many steps as the start has where it is not said. */
  most?: number;
}

/** One walk from a new application. Rejects with its last steps where the server and the charts disagree. */
export async function walkOne(
  given: Given,
  { isHighRisk, startOf = () => [], most }: Way,
  { pick, taken }: Pick<Walker, "pick"> & { taken: Set<string> },
): Promise<{ walker: Walker; walked: number }> {
  const done: string[] = [];
  return withPath(done, async () => {
    const walker = await beginWalk({ ...given, pick }, isHighRisk, taken);
    walker.plan = [...startOf(walker)];
    for (let left = most ?? walker.plan.length; left > 0 && !isOver(walker); left -= 1) {
      done.push(await step(walker, taken));
      await check(walker);
    }
    return { walker, walked: done.length };
  });
}

/**
 * Walks at random, one account after the other: half of high risk, every third and the last with open business accounts.
 * Then three years pass for all of them.
 */
export async function walkAll({ seed, length, steps, ...given }: Walks): Promise<Walked> {
  const taken = new Set<string>();
  const random = { taken, pick: pickerOf(seed) };
  const walkers: Walker[] = [];
  let left = steps;
  const walk = async (startOf: Way["startOf"], most: number) => {
    const way = { isHighRisk: walkers.length % 2 === 0, startOf, most };
    const { walker, walked } = await walkOne(given, way, random);
    walkers.push(walker);
    left -= walked;
  };
  while (left > openingSteps)
    await walk(walkers.length % 3 === 2 ? allOpened : undefined, Math.min(length, left));
  await walk(allOpened, openingSteps);
  const done: string[] = [];
  await withPath(done, async () => {
    for (const [at, own] of (await passYears(walkers)).entries()) {
      done.push(settleStep(walkers[at]!, "years", own));
      await check(walkers[at]!);
    }
  });
  return { steps: steps - left, taken };
}

const allOpened = (walker: Walker) => linesOf(walker).flatMap((line) => opened(walker, line));

/** As many as open both accounts. */
const openingSteps = 16;

const isOver = (walker: Walker) =>
  linesOf(walker).every((line) => kycOf(walker, line) === "rejected.final");

async function withPath<Result>(done: string[], walk: () => Promise<Result>): Promise<Result> {
  try {
    return await walk();
  } catch (error) {
    const path = done.slice(-25).join("\n");
    throw new Error(`after step ${done.length}\n${path}\n${String(error)}`, { cause: error });
  }
}
