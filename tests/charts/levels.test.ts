import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { charts } from "./kit/files.ts";
import { caughtIn } from "#models/kit/caught.ts";
import { levels, screenListsOf, walkedBy } from "#models/levels.ts";

const tests = join(import.meta.dirname, "..");
const walks = { screens: /\btestPaths\(/, tours: /\btestTour\b/ } as const;
const kinds = Object.keys(walks) as (keyof typeof walks)[];

const found = globSync("{charts/{screens,tours},journeys}/**/*.test.{ts,tsx}", { cwd: tests });
const textOf = (file: string) => readFileSync(join(tests, file), "utf8");

test("every chart has a row, and every row a chart", () => {
  const files = [...new Set(charts.map(({ file }) => file))];
  expect(Object.keys(levels).toSorted()).toEqual(files.toSorted());
});

test.each(kinds)("every test of the %s that walks a chart is named, and no other", (kind) => {
  const walking = found.filter((file) => walks[kind].test(textOf(file)));
  const named = Object.keys(levels).flatMap((chart) => walkedBy(chart, kind));
  expect([...new Set(named)].toSorted()).toEqual(walking.toSorted());
});

test("at least five mistakes of the screens of each chart are planted and found", () => {
  const mistakesOf = (chart: string) =>
    screenListsOf(chart).flatMap((list) =>
      globSync(`charts/faults/screens/*/${list}.txt`, { cwd: tests }).flatMap((file) =>
        Object.values(caughtIn(textOf(file))).flat(),
      ),
    );
  const onScreens = Object.keys(levels).filter((chart) => screenListsOf(chart).length > 0);
  expect(onScreens.filter((chart) => mistakesOf(chart).length < 5)).toEqual([]);
});

test("every chart that a person touches is walked on its screens and in the built portal", () => {
  const open = Object.entries(levels).flatMap(([chart, row]) =>
    kinds
      .filter((kind) => kind in row && walkedBy(chart, kind).length === 0)
      .map((kind) => `${chart}: ${kind}`),
  );
  expect(open).toEqual([]);
});
