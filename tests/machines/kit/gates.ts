import { recordCoverage } from "./coverage.ts";
import { replay } from "./drive.ts";
import type { ChartModel } from "./model.ts";
import { edgePaths, explore } from "./paths.ts";

/** Replays every path of every run; gives the states and transitions that never happened. */
export async function neverHappened(model: ChartModel): Promise<string[]> {
  const coverage = recordCoverage();
  for (const run of model.runs)
    for (const path of edgePaths(explore(model, run)))
      await replay(model, run.input, path, coverage.inspectorFor);
  return coverage.missing(model.machine);
}

/** The claims that do not hold, each with a situation in which it does not. */
export function brokenClaims(model: ChartModel): string[] {
  return model.runs.flatMap((run) => {
    const graph = explore(model, run);
    const situations = [
      ...graph.states,
      ...graph.edges.map((edge) => [edge.to, edge.after] as const),
    ];
    return Object.entries(model.invariants).flatMap(([claim, holds]) => {
      const broken = situations.find(([, snapshot]) => !holds(snapshot));
      return broken ? [`${claim}: not in ${broken[0]}`] : [];
    });
  });
}
