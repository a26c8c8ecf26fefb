import type { ChartEntry } from "../chart-data.ts";

/** Charts in which every word of the search stands, in any order. */
export function foundIn(entries: readonly ChartEntry[], find: string): ChartEntry[] {
  const words = find.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter(({ name, question, path, words: own }) => {
    const text = `${name} ${path} ${question} ${own}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
