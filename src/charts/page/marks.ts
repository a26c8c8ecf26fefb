import { type ChartParts, statesIn } from "../drawing/parts.ts";

/** Ids of states and arrows in which the text stands; none for an empty one. */
export function foundParts({ root, arrows }: ChartParts, find: string): ReadonlySet<string> {
  const words = find.trim().toLowerCase();
  if (words === "") return new Set();
  const has = (...texts: readonly (string | undefined)[]) =>
    texts.some((text) => text?.toLowerCase().includes(words));
  const states = statesIn(root).filter(({ state }) =>
    has(
      state.name,
      state.description,
      ...state.tags,
      ...state.invokes,
      ...state.entry,
      ...state.exit,
      ...state.inside.flatMap(({ event, guard, actions }) => [event, guard, ...actions]),
    ),
  );
  const found = arrows.filter(({ event, guard, actions }) => has(event, guard, ...actions));
  return new Set([...states.map(({ state }) => state.id), ...found.map(({ id }) => id)]);
}
