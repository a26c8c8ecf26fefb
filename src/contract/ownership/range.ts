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

/** A share of the whole as far as it is known: from `from` up to `to`; `open` where `to` itself is not reached. */
export interface Range {
  readonly from: Exact;
  readonly to: Exact;
  readonly open: boolean;
}

export const whole: Range = { from: one, to: one, open: false };
export const nothing: Range = { from: zero, to: zero, open: false };

export const hundredth = known("0.01");
const fraction = (percent: string): Exact => times(known(percent), hundredth);

/** What a stake says by itself, whoever else holds a part. */
function said({ kind, percent, band }: Stake, { bands }: OwnershipRules): Range {
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

/** The share of one company that each of its holdings is; no more than the others certainly leave. */
export function stakesOf(holdings: readonly Holding[], rules: OwnershipRules): Range[] {
  const ranges = holdings.map(({ stake }) => said(stake, rules));
  const certain = ranges.reduce((sum, range) => plus(sum, range.from), zero);
  return ranges.map((range) => {
    const left = most(range.from, minus(one, minus(certain, range.from)));
    return compared(left, range.to) < 0 ? { ...range, to: left, open: false } : range;
  });
}

/** A share of a share: the product of both ends. */
export function along(stake: Range, share: Range): Range {
  const open = (stake.open && share.to.over > 0n) || (share.open && stake.to.over > 0n);
  return { from: times(stake.from, share.from), to: times(stake.to, share.to), open };
}

/** Two shares together, at most the whole. */
export function together(a: Range, b: Range): Range {
  const to = plus(a.to, b.to);
  if (compared(to, one) > 0)
    return { from: least(plus(a.from, b.from), one), to: one, open: false };
  return { from: plus(a.from, b.from), to, open: a.open || b.open };
}

/** Whether a share is certainly at a threshold or over it, may be, or is not. */
export function reaches({ from, to, open }: Range, threshold: Exact): "yes" | "maybe" | "no" {
  if (compared(from, threshold) >= 0) return "yes";
  const side = compared(to, threshold);
  return side > 0 || (side === 0 && !open) ? "maybe" : "no";
}
