import { type LineId, lineOf } from "../business-lines.ts";
import { inForce } from "../editions.ts";
import { ownershipRules } from "../options/ownership-rules.ts";
import type { Facts } from "../rules/facts.ts";
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

/** The lowest threshold of the lines applied for, in percent: a figure of words. */
export function leastShare({ lines, rulesOn }: Facts): { percent: number } {
  const rules = inForce(ownershipRules, rulesOn);
  return { percent: thresholdsOf(lines, { rules })[0]?.percent ?? rules.thresholds.low };
}
