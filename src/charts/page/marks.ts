import { type ChartParts, statesIn } from "#browser/drawing/parts.ts";
import { hasWords, wordsOfState, wordsOfStep } from "#browser/drawing/words.ts";

/** Ids of states and arrows in which every word stands; none for an empty text. */
export function foundParts({ root, arrows }: ChartParts, find: string): ReadonlySet<string> {
  if (find.trim() === "") return new Set();
  const states = statesIn(root).filter(({ state }) =>
    hasWords(find, [...wordsOfState(state), ...state.inside.flatMap(wordsOfStep)]),
  );
  const found = arrows.filter((arrow) => hasWords(find, wordsOfStep(arrow)));
  return new Set([...states.map(({ state }) => state.id), ...found.map(({ id }) => id)]);
}
