import { join } from "node:path";
import { scratch } from "../gate/program.ts";

/** The short run of every `npm test`: descriptors and sessions alone, since memory is not level so early. */
const shortSeconds = 20;

/** What `npm run soak` asks the test for, by a variable of the environment. */
export function asked(): { seconds: number; isWhole: boolean } {
  const { SOAK_MINUTES } = process.env;
  if (SOAK_MINUTES === undefined) return { seconds: shortSeconds, isWhole: false };
  return { seconds: Number(SOAK_MINUTES) * 60, isWhole: true };
}

/** How far the memory at the end may be above that after the warm-up. */
export const mostGrowth = 1.1;

export const lastSoak = join(scratch, "soak-run.json");
