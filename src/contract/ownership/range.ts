import {
  compared,
  type Exact,
  known,
  least,
  minus,
  most,
  one,
  plus,
  times,
  zero,
} from "../exact.ts";
import type { OwnershipRules } from "../options/ownership-rules.ts";
import type { Holding, Stake } from "./structure.ts";

/** Known bounds of a share; `open` excludes `to`. */
export interface Range {
  readonly from: Exact;
  readonly to: Exact;
  readonly open: boolean;
}

export const whole: Range = { from: one, to: one, open: false };
export const nothing: Range = { from: zero, to: zero, open: false };

export const hundredth = known("0.01");
export const fraction = (percent: string | number): Exact => times(known(percent), hundredth);

/** Voting rights, control and roles in a trust are no shares. */
function rangeOf({ kind, percent, band }: Stake, { bands }: OwnershipRules): Range {
  if (kind === "exact" && percent) {
    const share = fraction(percent);
    return { from: share, to: share, open: false };
  }
  if (kind === "band" && band) {
    const { from, to } = bands[band];
    return { from: fraction(from), to: to ? fraction(to) : one, open: to !== null };
  }
  return kind === "unknown" ? { from: zero, to: one, open: false } : nothing;
}

/** Each share is at most what the others certainly leave. */
export function stakesOf(holdings: readonly Holding[], rules: OwnershipRules): Range[] {
  const ranges = holdings.map(({ stake }) => rangeOf(stake, rules));
  const certain = ranges.reduce((sum, range) => plus(sum, range.from), zero);
  return ranges.map((range) => {
    const left = most(range.from, minus(one, minus(certain, range.from)));
    return compared(left, range.to) < 0 ? { ...range, to: left, open: false } : range;
  });
}

export function along(stake: Range, share: Range): Range {
  const open = (stake.open && share.to.over > 0n) || (share.open && stake.to.over > 0n);
  return { from: times(stake.from, share.from), to: times(stake.to, share.to), open };
}

export function together(a: Range, b: Range): Range {
  const to = plus(a.to, b.to);
  if (compared(to, one) > 0)
    return { from: least(plus(a.from, b.from), one), to: one, open: false };
  return { from: plus(a.from, b.from), to, open: a.open || b.open };
}

/** Also at the figure itself: the house rule. */
export function reaches({ from, to, open }: Range, threshold: Exact): "yes" | "maybe" | "no" {
  if (compared(from, threshold) >= 0) return "yes";
  const side = compared(to, threshold);
  return side > 0 || (side === 0 && !open) ? "maybe" : "no";
}

/** Only above the figure: the statute. */
export function exceeds({ from, to }: Range, figure: Exact): "yes" | "maybe" | "no" {
  if (compared(from, figure) > 0) return "yes";
  return compared(to, figure) > 0 ? "maybe" : "no";
}
