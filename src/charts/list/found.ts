import type { ChartEntry } from "../chart-data.ts";
import { hasWords } from "#browser/drawing/words.ts";

/** Charts in which every word of the search stands, in any order; a subject is also found by its name in the reader's language. */
export const foundIn = (
  entries: readonly ChartEntry[],
  find: string,
  subjectName: (subject: string) => string = String,
): ChartEntry[] =>
  entries.filter(({ name, question, path, words }) =>
    hasWords(find, [name, path, subjectName(path.split("/")[0]!), question, ...words]),
  );
