import { type LineId, lineIds } from "../business-lines.ts";

/** In table order; unknown values are ignored. */
export function linesOf(
  answers: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
): LineId[] {
  const chosen = answers["applicableAccount"]?.["lines"];
  return Array.isArray(chosen) ? lineIds.filter((line) => chosen.includes(line)) : [];
}
