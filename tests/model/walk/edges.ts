import type { AnyMachineSnapshot } from "xstate";
import type { StatusChart } from "#contract/application/chart-paths.ts";
import { edgesOf, explorations } from "#server/statuses/charts.ts";
import { flat } from "#server/statuses/flat-state.ts";

interface Edge {
  from: string;
  event: string;
  by: string;
  to: string;
}

const desk = ["reviewer", "approver"];

export const nameOf = (chart: StatusChart, { from, event, by, to }: Edge): string =>
  `${chart}: ${from} -- ${event} by ${desk.includes(by) ? "desk" : by} -> ${to}`;

const charts = Object.keys(explorations) as StatusChart[];

/** Every edge of the three charts, nested states apart. */
export const allEdges: readonly string[] = [
  ...new Set(
    charts.flatMap((chart) => {
      const { edges } = edgesOf(explorations[chart], ({ value }: AnyMachineSnapshot) =>
        flat(value),
      );
      return edges.map((edge) => nameOf(chart, edge));
    }),
  ),
].toSorted();

/** What no call and no clock of the product asks for in a walk, and why. */
export const notWalked: Readonly<Record<string, string>> = {
  "businessAccount: normal -- account.freeze by system -> frozen":
    "the clock freezes only with a lapse",
};
