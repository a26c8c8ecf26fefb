import type { StatePart, Step } from "./parts.ts";

/** What a search finds of a state, without its transitions. */
export const wordsOfState = (state: StatePart): string[] => [
  state.name,
  state.description,
  ...state.tags,
  ...state.invokes,
  ...state.entry,
  ...state.exit,
];

export const wordsOfStep = ({ event, guard = "", actions, description }: Step): string[] => [
  event,
  guard,
  ...actions,
  description,
];

/** Whether every word of a search stands in one of the texts. */
export function hasWords(find: string, texts: readonly string[]): boolean {
  const all = texts.join("\n").toLowerCase();
  return find
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}
