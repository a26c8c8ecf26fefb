import type { Ground } from "./ground.ts";

/** One figure of a budget. */
export interface Row {
  what: string;
  unit: string;
  measured: number;
  /** What it is held against, measured in the same run; without one the limit is of the figure itself. */
  peer?: { what: string; measured: number };
  limit: { atMost: number } | { atLeast: number };
  /** What the figure is the sum of; written into docs/measure.json only. */
  parts?: Record<string, number>;
}

export interface Budget {
  name: string;
  /** How it is measured, in a sentence or a few. */
  method: string;
  measure(ground: Ground): Promise<Row[]>;
}

/** The figure the limit is of: the ratio to the peer where there is one. */
export const judged = ({ measured, peer }: Row): number =>
  peer ? measured / peer.measured : measured;

/** Whether a row keeps its limit. */
export function keeps(row: Row): boolean {
  const figure = judged(row);
  return "atMost" in row.limit ? figure <= row.limit.atMost : figure >= row.limit.atLeast;
}

/** The figure that so great a part of some figures does not exceed. */
export const percentile = (figures: readonly number[], part: number): number =>
  figures.toSorted((a, b) => a - b)[Math.ceil(figures.length * part) - 1]!;

/** The middle of some figures; the lower one where two stand in the middle. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (middle === undefined) throw new Error("There is no median of nothing.");
  return middle;
}
