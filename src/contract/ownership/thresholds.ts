import { type LineId, lineOf } from "../business-lines.ts";
import type { Threshold } from "./reasons.ts";
import type { Structure } from "./structure.ts";

/** Grouped by threshold, lowest first. */
export function thresholdsOf(
  lines: readonly LineId[],
  { rules: { thresholds } }: Pick<Structure, "rules">,
): Threshold[] {
  const percentOf = (line: LineId) => thresholds[lineOf(line).uboThreshold];
  const percents = [...new Set(lines.map(percentOf))];
  return percents
    .toSorted((a, b) => a - b)
    .map((percent) => ({ percent, lines: lines.filter((line) => percentOf(line) === percent) }));
}
