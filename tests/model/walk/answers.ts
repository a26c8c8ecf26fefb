import type { CaseModel } from "./case-model.ts";
import { isAccepted, isWaiting, type Move, type Name, reviewedIn, type Walker } from "./walker.ts";

/** What the server must answer: `ok`, or why it refuses. Several only where the model cannot tell. */
export type Must = readonly [string, ...string[]];

export const ok: Must = ["ok"];

/** Only who has the case works on it, and only on one that a newer case has not replaced. */
export function onOwnCase(walker: Walker, found: CaseModel, by: Name, otherwise: () => Must): Must {
  if (found.assigneeId !== walker.desk[by].id) return ["caseTaken"];
  return reviewedIn(walker, found).length === 0 ? ["caseChanged"] : otherwise();
}

export const asChartsSay = (walker: Walker, moves: readonly Move[]): Must =>
  isAccepted(walker, moves) ? ok : ["notPossible"];

/** The first line that a newer case has, or whose chart rejects, decides. */
export function onLines(walker: Walker, found: CaseModel, moves: readonly Move[]): Must {
  const own: readonly string[] = reviewedIn(walker, found);
  for (const move of moves) {
    if (!own.includes(move[0])) return ["caseChanged"];
    if (!isAccepted(walker, [move])) return ["notPossible"];
  }
  return ok;
}

/** A request ends with the last line that waits for it. */
export const isRequestOpen = (walker: Walker, { id, lines }: CaseModel): boolean =>
  lines.some((line) => isWaiting(walker, line, id));
