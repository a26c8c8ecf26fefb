import { type LineId, lineIds } from "../business-lines.ts";

/** The lines an application covers, in their own order; what is no line is left out. */
export function linesOf(
  answers: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
): LineId[] {
  const chosen = answers["applicableAccount"]?.["lines"];
  return Array.isArray(chosen) ? lineIds.filter((line) => chosen.includes(line)) : [];
}
