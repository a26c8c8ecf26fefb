import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Coverage } from "#charts/chart-data.ts";
import { partsOf as coverageParts } from "./kit/coverage.ts";
import { charts } from "./kit/files.ts";
import { walkedBy } from "#models/levels.ts";

/** What the chart pages show of the last whole test run. */
const figures = JSON.parse(
  readFileSync(join(import.meta.dirname, "..", "..", "docs", "coverage.json"), "utf8"),
) as Record<string, Coverage>;

test("docs/coverage.json has a row for each chart of today, and no other", () => {
  const files = new Set(charts.map(({ file }) => file));
  expect(Object.keys(figures).toSorted()).toEqual([...files].toSorted());
});

test.each(charts)(
  "the figures of $name are of its states and transitions of today",
  ({ file, machine }) => {
    const { states, transitions } = coverageParts(machine);
    const of = { states: states.length, transitions: transitions.length };
    const rows = Object.entries(figures[file] ?? {}).map(([level, row]) => [
      level,
      { states: row.states.of, transitions: row.transitions.of },
    ]);
    const walked = (["screens", "tours"] as const).filter(
      (level) => walkedBy(file, level).length > 0,
    );
    expect(Object.fromEntries(rows)).toEqual(
      Object.fromEntries(["bare", ...walked].map((level) => [level, of])),
    );
    for (const row of Object.values(figures[file] ?? {}))
      expect([
        row.states.taken <= row.states.of,
        row.transitions.taken <= row.transitions.of,
      ]).toEqual([true, true]);
  },
);
