import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../gate/program.ts";
import { groups } from "./scorecard.ts";

/** An id of the scorecard as it stands in the title of a test. */
export const idPattern = `\\b(?:${Object.keys(groups).join("|")})\\d\\d\\b`;

/** The ids in a text, each once. */
export const idsIn = (text: string): string[] => [
  ...new Set(text.match(new RegExp(idPattern, "g"))),
];

/** By project of Vitest where its tests lie, as in vite.config.ts; all others are unit tests. */
const projects: [string, RegExp][] = [
  ["journeys", /^tests\/(journeys|charts\/tours)\//],
  ["screens", /\.test\.tsx$/],
  ["server", /^(src\/server|tests\/(access|attacks|fuzz|server))\//],
];

export interface TestFile {
  project: string;
  /** From the root, with slashes. */
  path: string;
  ids: string[];
}

/** A title, opened where a test or a group of tests is, or after the rows of an `each`; not in a comment. */
const titled =
  /^(?!\s*(?:\/\/|\/?\*)).*?(?:\b(?:test|describe)(?:\.\w+)*|\))\(\s*(["'\x60])(.*?)\1/gm;

/** The ids that the titles of a test file's tests and groups carry, each once. */
export const idsOfTitles = (source: string): string[] =>
  idsIn([...source.matchAll(titled)].map(([, , title]) => title).join("\n"));

/** The test files whose titles carry ids. */
export function filesWithIds(): TestFile[] {
  return globSync("{src,tests}/**/*.test.{ts,tsx}", { cwd: root })
    .map((found) => found.replaceAll("\\", "/"))
    .map((path) => ({
      project: projects.find(([, lies]) => lies.test(path))?.[0] ?? "unit",
      path,
      ids: idsOfTitles(readFileSync(join(root, path), "utf8")),
    }))
    .filter(({ ids }) => ids.length > 0)
    .toSorted((a, b) => a.path.localeCompare(b.path));
}
