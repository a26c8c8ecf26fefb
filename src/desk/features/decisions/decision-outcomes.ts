import type { CaseLine } from "../review/case-work.ts";
import type { OutcomeId } from "#contract/desk/case-words.ts";

export type DecisionAct = "propose" | "decide" | "confirm" | "endorse" | "return" | "withdraw";

/** What one act may lead to: a second person is due for a final rejection, and where the risk asks for one; a prohibited risk is rejected. */
export function outcomesFor(
  act: DecisionAct,
  { needs_two: needsTwo, band }: CaseLine,
): OutcomeId[] {
  const approve: OutcomeId[] = band === "prohibited" ? [] : ["approve"];
  if (act === "propose") return [...approve, "rejectRetry", "rejectFinal"];
  if (act !== "decide") return [];
  return needsTwo ? ["rejectRetry"] : [...approve, "rejectRetry"];
}
