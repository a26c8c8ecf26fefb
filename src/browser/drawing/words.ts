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

export const wordsOfStep = ({ event, guard = "", wait = "", ...rest }: Step): string[] => [
  event,
  guard,
  wait,
  ...rest.actions,
  rest.description,
];

/** The words of a search; a wait such as "5 s" is one. */
const wordsIn = (find: string): string[] => find.toLowerCase().match(/[\d.]+ s(?!\S)|\S+/g) ?? [];

function hasWord(word: string, text: string): boolean {
  if (!/^[\d.]+ s$/.test(word)) return text.includes(word);
  return [...text.matchAll(/[\d.]+ s\b/g)].some(([wait]) => wait === word);
}

/** Whether every word of a search stands in one of the texts. */
export function hasWords(find: string, texts: readonly string[]): boolean {
  const all = texts.join("\n").toLowerCase();
  return wordsIn(find).every((word) => hasWord(word, all));
}

/** The texts in which at least one word of a search stands, those with the most of them first. */
export function textsWith(find: string, texts: readonly string[]): string[] {
  const words = wordsIn(find);
  const countIn = (text: string) =>
    words.filter((word) => hasWord(word, text.toLowerCase())).length;
  return texts
    .filter((text) => countIn(text) > 0)
    .toSorted((one, other) => countIn(other) - countIn(one));
}
