import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  inTotal,
  machineOfJson,
  type SketchWalk,
  walkInSketch,
} from "../../src/run/charts/sketch.ts";
import { charts, subjectOf } from "./kit/files.ts";
import { openSource } from "./kit/source.ts";

const folder = join(import.meta.dirname, "..", "..", "docs", "charts");
const textOf = (file: string, ending: string) =>
  readFileSync(join(folder, subjectOf.get(file)!, `${file}.${ending}`), "utf8");

type Named = SketchWalk & { name: string };

const walks = {
  json: charts.map(({ file, name }): Named => ({
    name,
    ...walkInSketch(machineOfJson(textOf(file, "json"))),
  })),
  file: charts.map(({ file, name }): Named => {
    const [machine] = openSource(textOf(file, "js")).values();
    return { name, ...walkInSketch(machine!) };
  }),
};

/** Least share of all arrows with an event that can be walked, by the text that is pasted. */
const least = { json: 0.94, file: 0.68 } as const;

test.each(["json", "file"] as const)(
  "what walks in Stately Sketch from the %s, of all arrows with an event, is no less than it was",
  (text) => {
    const { taken, of } = inTotal(walks[text].map(({ arrows }) => arrows));
    console.info(
      `${text}: ${taken} of ${of} arrows with an event walk`,
      walks[text].flatMap(({ name, arrows }) =>
        arrows.taken < arrows.of ? [`${name} ${arrows.taken} of ${arrows.of}`] : [],
      ),
    );
    expect(taken / of).toBeGreaterThanOrEqual(least[text]);
  },
);

test.each(["json", "file"] as const)("no walk from the %s goes round without an end", (way) => {
  expect(
    walks[way].flatMap(({ name, endless }) => endless.map((event) => `${name}: ${event}`)),
  ).toEqual([]);
});
