import { compared, decimals, type Exact, known, plus, times, zero } from "../exact.ts";
import type { LookThrough } from "./look-through.ts";
import { along, type Range, stakesOf, whole } from "./range.ts";
import { applicant, type Stake, type Structure } from "./structure.ts";

export interface Path {
  readonly stakes: readonly Stake[];
  readonly share: Range;
}

/** At most `atMost`; the structure must have no circles. */
export function pathsOf(structure: Structure, id: string, atMost: number): Path[] {
  const found: Path[] = [];
  const walk = (from: string, stakes: readonly Stake[], share: Range): void => {
    for (const each of structure.holdings) {
      if (each.owner !== from || found.length >= atMost) continue;
      const { of, stake } = each;
      const siblings = structure.holdings.filter((holding) => holding.of === of);
      const own = stakesOf(siblings, structure.rules)[siblings.indexOf(each)]!;
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
 * `least` decimals, or more where rounding would cross a threshold: 24.99 is never shown as 25.0. Thresholds are
 * in percent.
 */
export function percentShown(share: Exact, thresholds: readonly number[], least = fewest): string {
  const percent = times(share, hundred);
  for (let places = least; places < finest; places += 1) {
    const shown = known(decimals(percent, places));
    const keepsSide = (mark: number) =>
      compared(shown, known(mark)) === compared(percent, known(mark));
    if (thresholds.every(keepsSide)) return decimals(percent, places);
  }
  return decimals(percent, finest);
}

/** The decimals with which shares, as they are shown, add up to their total as it is shown; the fewest where none do. */
export function placesFor(
  shares: readonly Exact[],
  total: Exact,
  marks: readonly number[],
): number {
  for (let places = fewest; places <= finest; places += 1) {
    const shown = shares.map((share) => known(percentShown(share, marks, places)));
    const sum = known(percentShown(total, marks, places));
    if (compared(shown.reduce(plus, zero), sum) === 0) return places;
  }
  return fewest;
}

/** Decimals with which the shares add up to what is accounted for, as they are shown. `marks`: the thresholds, in percent. */
export function placesOf(
  { standings, trusts, accounted }: Pick<LookThrough, "standings" | "trusts" | "accounted">,
  marks: readonly number[],
): number {
  const shares = [...standings, ...trusts].map(({ share }) => share.from);
  return placesFor(shares, accounted.from, marks);
}
