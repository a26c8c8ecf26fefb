import type { FoundFault, Run } from "./asked.ts";

const row = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;
const table = (headings: readonly string[], lines: readonly (readonly (string | number)[])[]) => [
  row(headings),
  row(headings.map(() => "---")),
  ...lines.map(row),
];
const seconds = (ms: number) => (ms / 1000).toFixed(1);

export const stepsOf = ({ steps, walks, length, seed, seconds: took }: Run): string =>
  `${steps} steps in ${walks.length} walks of at most ${length} commands, seed ${seed}, ${took.toFixed(0)} s: no violation.`;

/** By chart: what the walks reached of its states and written transitions. */
export const coverageOf = ({ covered }: Pick<Run, "covered">): string[] =>
  table(
    ["chart", "states", "transitions"],
    covered.map((each) => [
      each.chart,
      `${each.states} of ${each.ofStates}`,
      `${each.transitions} of ${each.ofTransitions}`,
    ]),
  );

export const faultsOf = (faults: readonly FoundFault[]): string[] =>
  table(
    ["planted fault", "found after steps", "steps of its story"],
    faults.map(({ name, story }) => [
      name,
      story ? story.foundAfter : "NOT FOUND",
      story ? story.steps.length : "",
    ]),
  );

/** docs/model.md, from the last runs. */
export function pageOf(run: Run, faults: readonly FoundFault[] | null): string {
  const longest = run.walks.toSorted((a, b) => b.seconds - a.seconds).slice(0, 5);
  const missing = run.covered.flatMap(({ missing: left }) => left.map((name) => `- \`${name}\``));
  return [
    "# The whole product as a model",
    "",
    "Written by `npm run model` from its last runs; do not edit. A walk lets the holder, a collaborator, a related person, reviewers,",
    "approvers, a senior manager and the clock act in random order on one account of the real server. After each step",
    "the server must stand where the charts predict, and the claims of [claims.ts](../tests/model/walk/claims.ts) must hold.",
    "",
    "- `npm run model -- --walks 100 --seed 7 --steps 40`: 100 walks of at most 40 commands; the same seed gives the same walks.",
    "- `npm run model -- --faults`: plants each mistake in the server and walks until it is found.",
    "- A violation is made shorter and told step by step, with the command that tells it again.",
    "",
    "## The last run",
    "",
    stepsOf(run),
    "",
    ...coverageOf(run),
    "",
    ...(missing.length > 0 ? ["Not reached:", "", ...missing, ""] : []),
    "## Slowest",
    "",
    ...table(
      ["walk", "seconds"],
      longest.map(({ steps, seconds: took }) => [`${steps} steps`, took.toFixed(1)]),
    ),
    "",
    ...table(
      ["step", "seconds"],
      run.slowest.slice(0, 5).map(({ says, ms }) => [says, seconds(ms)]),
    ),
    "",
    ...(faults ? ["## Planted faults", "", ...faultsOf(faults), ""] : []),
  ].join("\n");
}
