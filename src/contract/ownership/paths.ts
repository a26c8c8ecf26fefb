import { compared, decimals, type Exact, known, times } from "../exact.ts";
import { along, type Range, stakesOf, whole } from "./range.ts";
import { applicant, type Stake, type Structure } from "./structure.ts";

/** One way from a holder down to the applicant: the stakes in the order they are multiplied, and their product. */
export interface Path {
  readonly stakes: readonly Stake[];
  readonly share: Range;
}

/** The paths from a party to the applicant, at most as many as asked for; the structure has no circles. */
export function pathsOf(structure: Structure, id: string, atMost: number): Path[] {
  const found: Path[] = [];
  const walk = (from: string, stakes: readonly Stake[], share: Range): void => {
    for (const { owner, of, stake } of structure.holdings) {
      if (owner !== from || found.length >= atMost) continue;
      const siblings = structure.holdings.filter((holding) => holding.of === of);
      const own = stakesOf(siblings, structure.rules)[
        siblings.findIndex((holding) => holding.owner === owner)
      ]!;
      const next = { stakes: [...stakes, stake], share: along(own, share) };
      if (of === applicant) found.push(next);
      else walk(of, next.stakes, next.share);
    }
  };
  walk(id, [], whole);
  return found;
}

const hundred = known(100);
const fewest = 1;
const finest = 8;

/**
 * A share in percent as it is printed: one decimal, or as many more as keep it on its own side of the thresholds,
 * so that 24.99 is never read as 25.0. Takes the share as a fraction and the thresholds in percent.
 */
export function percentShown(share: Exact, thresholds: readonly number[]): string {
  const percent = times(share, hundred);
  for (let places = fewest; places < finest; places += 1) {
    const shown = known(decimals(percent, places));
    const keepsSide = (mark: number) =>
      compared(shown, known(mark)) === compared(percent, known(mark));
    if (thresholds.every(keepsSide)) return decimals(percent, places);
  }
  return decimals(percent, finest);
}
