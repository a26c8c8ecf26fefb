import { transition, type AnyMachineSnapshot } from "xstate";
import { placesIn } from "#tests/charts/kit/coverage.ts";
import { keyOf, stateName, type AnyEvent, type ChartModel } from "#models/kit/model.ts";
import { type Edge, explore, tours, type Walk } from "#models/kit/paths.ts";

/** What the walks of one table are made from. */
export interface Tour {
  model: ChartModel;
  /** The most steps of one walk. */
  steps: number;
  /** The types of the events that no walk makes. */
  omitted?: readonly string[] | undefined;
  /** What an event says where it really happens: walks are long, and names in it may be others by then. */
  here?: ((event: AnyEvent, now: AnyMachineSnapshot) => AnyEvent) | undefined;
}

/**
 * Walks for each run of a model that take every written transition once for each state it leads to, and begin in every first state:
 * of events with other data, and of states that share a transition, one is taken. The screens try every outcome that looks
 * different; here another start costs seconds.
 */
export function walksOf(tour: Tour): Walk[][] {
  const { model, steps, omitted = [] } = tour;
  const nameOf = movesOf(model);
  const seen = new Set<string>();
  return model.runs.map((run) => {
    const { edges, ...graph } = explore(model, run);
    const left = edges.filter(({ event }) => !omitted.includes(event.type));
    const begin = `begins ${stateName(graph.initial)}`;
    const wanted = left.filter((edge) => !seen.has(nameOf(edge)));
    if (wanted.length === 0 && seen.has(begin)) return [];
    const walks = tours({ ...graph, edges: left }, steps, wanted, nameOf);
    for (const step of walks.flatMap((walk) => walk.steps)) seen.add(nameOf(step));
    seen.add(begin);
    return walks.map((walk) => asItHappens(tour, walk));
  });
}

function asItHappens({ model, here }: Tour, walk: Walk): Walk {
  let before = walk.initial;
  const steps = walk.steps.map((step): Edge => {
    const event = here?.(step.event, before) ?? step.event;
    const after = transition(model.machine, before, event as never)[0] as AnyMachineSnapshot;
    const reached = keyOf(model, after);
    if (reached !== step.to)
      throw new Error(`${event.type} leads to ${reached}, not to ${step.to}`);
    const real = { ...step, event, before, after };
    before = after;
    return real;
  });
  return { ...walk, steps };
}

/** Names a move by the transitions that it takes where they are written, and the state it leads to. */
function movesOf({ machine }: ChartModel) {
  const places = placesIn(machine);
  const known = new Map<Edge, string>();
  const named = ({ before, event, after }: Edge): string => {
    const taken = machine.getTransitionData(before, event as never);
    return [...taken.map((transition) => places.get(transition)), stateName(after)].join();
  };
  return (edge: Edge): string => {
    const name = known.get(edge) ?? named(edge);
    known.set(edge, name);
    return name;
  };
}
