import type { Coverage } from "#charts/chart-data.ts";
import { type Level, reasonOf } from "#models/levels.ts";
import type { Walked } from "../charts/kit/walked.ts";
import { coveredIn, type Figures, stepsOf } from "../model/report.ts";

/** What one test file reported. */
export interface Ran {
  walked: Walked[];
  isPassed: boolean;
  tests: { chart: string; level: Walked["level"]; title: string; ms: number }[];
}

/** Of the slowest walks of a level. */
const shown = 5;
const names = { bare: "chart alone", screens: "screens", tours: "built application" } as const;
const kinds = Object.keys(names) as Walked["level"][];

const row = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;
const table = (headings: readonly string[], lines: readonly (readonly (string | number)[])[]) => [
  row(headings),
  row(headings.map(() => "---")),
  ...lines.map(row),
];

type Reached = Pick<Walked, "states" | "transitions">;
type Parts = Walked["states"];

const both = (one: Parts, other: Parts): Parts => ({
  count: one.count,
  missing: one.missing.filter((part) => other.missing.includes(part)),
});

/** What several walks took together. */
const together = (all: readonly Reached[]): Reached | undefined =>
  all.length === 0
    ? undefined
    : all.reduce((one, other) => ({
        states: both(one.states, other.states),
        transitions: both(one.transitions, other.transitions),
      }));

const of = ({ count, missing }: Parts) => `${count - missing.length}/${count}`;
const cell = (reached: Reached | undefined) =>
  reached ? `${of(reached.states)}, ${of(reached.transitions)}` : "";

const taken = ({ count, missing }: Parts) => ({ taken: count - missing.length, of: count });

/** docs/coverage.json: by the file of each chart, for its page. */
export const coverageOf = (
  ran: readonly Ran[],
  levels: Readonly<Record<string, Level>>,
): Record<string, Coverage> => {
  const walked = ran.flatMap((file) => file.walked);
  const reachedAt = (chart: string) =>
    kinds.flatMap((level) => {
      const found = together(walked.filter((own) => own.chart === chart && own.level === level));
      if (!found) return [];
      return [[level, { states: taken(found.states), transitions: taken(found.transitions) }]];
    });
  return Object.fromEntries(
    Object.keys(levels).map((chart) => [chart, Object.fromEntries(reachedAt(chart)) as Coverage]),
  );
};

const camel = (file: string) =>
  file.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** docs/coverage.md. */
export function coverageIn(
  ran: readonly Ran[],
  levels: Readonly<Record<string, Level>>,
  figures: Figures,
  charts: Parameters<typeof coveredIn>[1],
): string {
  const walked = ran.flatMap((file) => file.walked);
  const inModel = new Map(
    coveredIn(figures.runs, charts).map((covered) => [covered.chart, covered]),
  );
  const lines = Object.keys(levels).map((chart) => {
    const own = walked.filter((each) => each.chart === chart);
    const at = kinds.map((level) =>
      cell(together(walked.filter((own) => own.chart === chart && own.level === level))),
    );
    return [
      chart,
      ...at,
      cell(inModel.get(camel(chart))),
      languagesOf(own),
      replacedIn(own).length || "",
      reasonOf(levels[chart]!),
    ];
  });
  const failed = ran.filter(({ isPassed }) => !isPassed).length;
  return [
    "# How far the charts are walked",
    "",
    "Written by `npm run coverage` from the reports of the last `npm test` and from [model.json](model.json); do not edit. Each cell has",
    "the states, then the written transitions, that were taken: by the actors of the chart alone and of its screens, and in the steps",
    "whose outcome was seen in the built application. A step that did not run is not counted. What no walk takes is named, with its reason,",
    "in the test. Walks by generated paths have no seed; those of the whole product have the seeds below, and no cell where the chart",
    "has other states or transitions since.",
    "",
    failed === 0 ? "Every walk passed." : `${failed} test files did not pass.`,
    "",
    ...table(
      [
        "chart",
        ...kinds.map((kind) => names[kind]),
        "whole product",
        "languages",
        "answered in the server's place",
        "why not more",
      ],
      lines,
    ),
    "",
    "## Answered in the server's place",
    "",
    "In the built application the real server answers, except these calls of the walks. A connection that breaks is not counted.",
    "",
    ...table(["chart", "call", "times", "why"], replacements(walked)),
    "",
    "## Slowest walks",
    "",
    ...table(["level", "chart", "walk", "seconds"], slowest(ran)),
    "",
    "## Seeds of the whole product",
    "",
    `${stepsOf(figures.runs)} steps: ${figures.runs.map(({ seed }) => seed).join(", ")}. See [model.md](model.md).`,
    "",
  ].join("\n");
}

const languagesOf = (walked: readonly Walked[]) =>
  [...new Set(walked.flatMap(({ locale }) => locale ?? []))].toSorted().join(", ");

const replacedIn = (walked: readonly Walked[]) =>
  walked.flatMap(({ chart, replaced = [] }) => replaced.map((each) => ({ chart, ...each })));

/** One line for each reason of a chart and call. */
const replacements = (walked: readonly Walked[]): (string | number)[][] =>
  [
    ...Map.groupBy(replacedIn(walked), ({ chart, call, reason }) =>
      [chart, call, reason].join("|"),
    ).values(),
  ].map((same) => [same[0]!.chart, same[0]!.call, same.length, same[0]!.reason]);

/** Of each level. */
function slowest(ran: readonly Ran[]): (string | number)[][] {
  const walks = ran.flatMap(({ tests }) => tests);
  return kinds.flatMap((kind) =>
    walks
      .filter(({ level }) => level === kind)
      .toSorted((a, b) => b.ms - a.ms)
      .slice(0, shown)
      .map(({ level, chart, title, ms }) => [
        names[level],
        chart,
        title.replaceAll("|", "/"),
        (ms / 1000).toFixed(1),
      ]),
  );
}
