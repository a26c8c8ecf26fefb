import fc from "fast-check";
import { diskFaults, faults, type Victim } from "./faults.ts";

/** Between the beginning of work and a kill. */
const workMs = { least: 150, most: 2000 };

/** One kill: what, how long after the clients began, and where in the range of the fault. */
export interface Drawn {
  fault: (victim: Victim) => Promise<void>;
  name: string;
  afterMs: number;
  part: number;
}

/** Each fault equally often, in an order and at moments that the seed gives. */
export function draw(kills: number, seed: number, isOnSmallDisk: boolean): Drawn[] {
  const all: Record<string, Drawn["fault"]> = isOnSmallDisk ? diskFaults : faults;
  const names = Object.keys(all);
  const whole = fc.shuffledSubarray(names, { minLength: names.length });
  const rounds = fc.sample(fc.noBias(whole), { seed, numRuns: Math.ceil(kills / names.length) });
  const moment = fc.record({
    afterMs: fc.integer({ min: workMs.least, max: workMs.most }),
    part: fc.integer({ min: 0, max: 999 }).map((thousandth) => thousandth / 1000),
  });
  const moments = fc.sample(fc.noBias(moment), { seed, numRuns: kills });
  const order = rounds.flat();
  return moments.map((when, at) => ({ ...when, name: order[at]!, fault: all[order[at]!]! }));
}
