import { shown, type FoundFault, type Made, type Run } from "./asked.ts";
import { type Figures, notReached, stepsOf } from "./report.ts";
import { beyondWalks } from "./walk/beyond-walks.ts";
import { faults } from "./walk/planted-faults.ts";
import type { Covered } from "./walk/recorder.ts";

const row = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;
const table = (headings: readonly string[], lines: readonly (readonly (string | number)[])[]) => [
  row(headings),
  row(headings.map(() => "---")),
  ...lines.map(row),
];
const seconds = (ms: number) => (ms / 1000).toFixed(1);

const made = ["begun at (UTC)", "commit"];
const madeOf = ({ at = "", commit = "" }: Partial<Made>) => [at, commit];

/** Several runs are added up. */
export function summaryOf(runs: readonly Run[]): string {
  const walks = runs.reduce((all, run) => all + run.walks, 0);
  const added = runs.length > 1 ? `, ${runs.length} runs added up` : "";
  return `${stepsOf(runs)} steps in ${walks} walks${added}: no violation.`;
}

const reached = ({ count, missing }: Covered["states"]) => `${count - missing.length} of ${count}`;

/** By chart: what the walks reached of its states and written transitions. */
export const coverageOf = (covered: readonly Covered[]): string[] =>
  table(
    ["chart", "states", "transitions", "beyond the walks"],
    covered.map(({ chart, states, transitions }) => [
      `[${chart}](charts/README.md)`,
      reached(states),
      reached(transitions),
      Object.keys(beyondWalks[chart] ?? {}).length,
    ]),
  );

/** Every planted fault, with what the last walks found of it. */
export const faultsOf = (found: readonly FoundFault[]): string[] =>
  table(
    ["planted fault", "seed", "found after steps", "steps of its story", "what showed it", ...made],
    Object.keys(faults).map((name) => {
      const own = found.find((each) => each.name === name);
      if (!own) return [name, "", "not looked for", "", "", "", ""];
      if (!own.story) return [name, own.seed, "NOT FOUND", "", "", ...madeOf(own)];
      const { foundAfter, steps, wrong } = own.story;
      return [name, own.seed, foundAfter, steps.length, wrong.split("\n")[0]!, ...madeOf(own)];
    }),
  );

const beyondOf = (): string[] =>
  table(
    ["beyond the walks", "why"],
    Object.values(beyondWalks).flatMap((parts) =>
      Object.entries(parts).map(([part, why]) => [`\`${part}\``, why]),
    ),
  );

function slowestOf(runs: readonly Run[]): string[] {
  const walks = runs.flatMap(({ slowest, seed, length }) =>
    slowest.walks.map(({ at, steps, seconds: took }) => ({ seed, length, at, steps, took })),
  );
  const steps = runs.flatMap(({ slowest }) => slowest.steps);
  return [
    ...table(
      ["walk", "steps", "seconds"],
      walks
        .toSorted((a, b) => b.took - a.took)
        .slice(0, shown)
        .map((own) => [
          `\`--seed ${own.seed} --steps ${own.length} --path ${own.at}\``,
          own.steps,
          own.took.toFixed(1),
        ]),
    ),
    "",
    ...table(
      ["step", "seconds"],
      steps
        .toSorted((a, b) => b.ms - a.ms)
        .slice(0, shown)
        .map(({ says, ms }) => [says, seconds(ms)]),
    ),
  ];
}

/** docs/model.md, from the last runs, and what they reached of the charts as these are now. */
export function pageOf({ runs, faults: found }: Figures, covered: readonly Covered[]): string {
  const missing = notReached(covered).map((name) => `- \`${name}\``);
  return [
    "# The whole product as a model",
    "",
    "Written by `npm run model` from its last runs; do not edit. A walk lets the holder, a collaborator, a related person, reviewers,",
    "approvers, a senior manager and the clock act in random order on one account of the real server. After each step",
    "the server must stand where the charts predict, and the claims of [claims.ts](../tests/model/walk/claims.ts) must hold.",
    "",
    "- `npm run model -- --walks 100 --seed 7 --steps 40`: 100 walks of at most 40 commands; the same seed gives the same walks.",
    "- `--add`: adds the run to those before, without it the page begins again. A run counts for the charts that are since the same.",
    "- `--page`: walks nothing, writes this page again from [model.json](model.json) and the charts as they are now.",
    "- `npm run model -- --browsers --walks 5 --seed 7`: each of them acts on pages, in a browser of their own; after each step every open",
    "  page must show and offer what the charts predict. `--fault` plants a mistake. Nothing of it is written here.",
    "- `npm run model -- --faults`: plants each mistake in the server and walks until it is found; `--fault` names one.",
    "- A violation is made shorter and told step by step, with the command that tells it again.",
    "",
    "## The last runs",
    "",
    summaryOf(runs),
    "",
    ...table(
      ["seed", "walks", "commands of a walk, at most", "steps", "seconds", ...made],
      runs.map((run) => [
        run.seed,
        run.walks,
        run.length,
        run.steps,
        run.seconds.toFixed(0),
        ...madeOf(run),
      ]),
    ),
    "",
    "## What the walks reached",
    "",
    ...coverageOf(covered),
    "",
    ...beyondOf(),
    "",
    ...(missing.length > 0 ? ["Not reached by these runs:", "", ...missing, ""] : []),
    "## Slowest",
    "",
    ...slowestOf(runs),
    "",
    ...(found.length > 0
      ? [
          "## Planted faults",
          "",
          "Each is a mistake in one place of the server. Without it, the same story shows nothing.",
          "",
          ...faultsOf(found),
          "",
        ]
      : []),
  ].join("\n");
}
