import { allModels } from "#models/all-models.ts";
import { type ChartModel, stateName } from "#models/kit/model.ts";
import { type Edge, edgePaths, explore, type Graph } from "#models/kit/paths.ts";
import { neverHappened, placesIn } from "#tests/charts/kit/coverage.ts";
import type { Budget } from "../budget.ts";

export const bareWalks: Budget = {
  name: "bare-walks",
  method:
    "Every chart alone: all its situations are explored, and an actor of its own replays a short path to each way in which a state is left for another, until every state and every written transition is taken, as the actors report. One chart after the other, once, without warming up.",
  async measure() {
    const models = await allModels();
    const begun = performance.now();
    const left: string[] = [];
    for (const model of models) left.push(...(await neverHappened(model, pathsOf(model))));
    const seconds = (performance.now() - begun) / 1000;
    return [
      {
        what: `all states and transitions of ${models.length} charts, each chart alone`,
        unit: "s",
        measured: seconds,
        limit: { atMost: 5 },
      },
      {
        what: "states and transitions not taken",
        unit: "",
        measured: left.length,
        limit: { atMost: 0 },
      },
    ];
  },
};

/** By run. A way that was taken in another situation of the same state is not taken again. */
function pathsOf(model: ChartModel) {
  const known = new Set<string>();
  const isNew = (edge: Edge) => {
    const way = wayOf(model, edge);
    return !known.has(way) && known.add(way);
  };
  const wanted = ({ edges }: Graph) => edges.filter(isNew);
  return model.runs.map((run) => {
    const graph = explore(model, run);
    return edgePaths(graph, wanted(graph));
  });
}

/** The states of a move, and the transitions that its event takes, as they are written. */
function wayOf({ machine }: ChartModel, { before, event, after }: Edge): string {
  const places = placesIn(machine);
  const taken = machine.getTransitionData(before, event).map((one) => places.get(one));
  return [stateName(before), event.type, ...taken, stateName(after)].join(" ");
}
