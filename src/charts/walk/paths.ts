import { hasWords } from "#browser/drawing/words.ts";
import type { PathGroup } from "../chart-data.ts";
import { titleOf, type Walkable } from "./walk.ts";
import { walkIn } from "./walk-text.ts";

/** A generated path in the list. */
export interface ListedPath {
  /** Its place among all paths, from 1: an address names it so. */
  number: string;
  title: string;
  steps: number[];
  /** Ids of the innermost states at its end, with spaces between. */
  ends: string;
}

/** All paths of a chart in their order. */
export const listPaths = (chart: Walkable, groups: readonly PathGroup[]): ListedPath[] =>
  groups
    .flatMap(({ ends, walks }) =>
      walks.map((walk) => ({ steps: walkIn(walk), ends: ends.join(" ") })),
    )
    .map(({ steps, ends }, at) => ({
      number: String(at + 1),
      title: titleOf(chart, steps),
      steps,
      ends,
    }));

/** The paths that end where the reader asks, with all the words that the reader types; empty asks for none. */
export const pathsWith = (
  all: readonly ListedPath[],
  { ends = "", has = "" }: { ends?: string | undefined; has?: string | undefined },
): ListedPath[] =>
  all.filter((path) => (ends === "" || path.ends === ends) && hasWords(has, [path.title]));
