import { getAdjacencyMap } from "@xstate/graph";
import { getNextTransitions, type AnyMachineSnapshot } from "xstate";
import {
  keyOf,
  shownKey,
  type AnyEvent,
  type Cases,
  type ChartModel,
  type ChartRun,
} from "./model.ts";

export interface Edge {
  from: string;
  to: string;
  event: AnyEvent;
  before: AnyMachineSnapshot;
  after: AnyMachineSnapshot;
}
export interface Graph {
  initial: AnyMachineSnapshot;
  first: string;
  states: ReadonlyMap<string, AnyMachineSnapshot>;
  edges: readonly Edge[];
}
export interface Walk {
  title: string;
  initial: AnyMachineSnapshot;
  steps: readonly Edge[];
}

type Adjacency = Record<
  string,
  {
    state: AnyMachineSnapshot;
    transitions: Record<string, { event: AnyEvent; state: AnyMachineSnapshot }>;
  }
>;

const mostMoves = 50_000;

function eventsOf(cases: Cases) {
  return (snapshot: AnyMachineSnapshot): AnyEvent[] => {
    if (snapshot.status !== "active") return [];
    const given = typeof cases === "function" ? cases(snapshot) : cases;
    const types = new Set(getNextTransitions(snapshot).map((next) => next.eventType));
    types.delete("");
    return [...types]
      .flatMap((type) => {
        const rows = given.filter((event) => event.type === type);
        return rows.length > 0 || typeof cases === "function" ? rows : [{ type }];
      })
      .filter((event) => snapshot.can(event));
  };
}

/** Every situation a chart can be in from one start, and every move between them. */
export function explore(model: ChartModel, run: ChartRun, limit = mostMoves): Graph {
  const key = (snapshot: AnyMachineSnapshot) => keyOf(model, snapshot);
  const found = getAdjacencyMap<AnyMachineSnapshot, AnyEvent, unknown>(model.machine, {
    input: run.input,
    events: eventsOf(run.cases),
    serializeState: key,
    limit,
    // What follows from a broken claim says no more and may have no end.
    stopWhen: (snapshot) => Object.values(model.invariants).some((holds) => !holds(snapshot)),
  }) as unknown as Adjacency;
  const states = new Map(Object.entries(found).map(([name, at]) => [name, at.state]));
  const edges = Object.entries(found).flatMap(([from, at]) =>
    Object.values(at.transitions).map((move) => ({
      from,
      to: key(move.state),
      event: move.event,
      before: at.state,
      after: move.state,
    })),
  );
  const [start] = states;
  if (!start) throw new Error("the chart has no first situation");
  return { first: start[0], initial: start[1], states, edges };
}

function outgoing(graph: Graph): Map<string, Edge[]> {
  const out = new Map<string, Edge[]>();
  for (const edge of graph.edges) {
    const known = out.get(edge.from);
    if (known) known.push(edge);
    else out.set(edge.from, [edge]);
  }
  return out;
}

function routes(out: Map<string, Edge[]>, from: string): Map<string, readonly Edge[]> {
  const best = new Map<string, readonly Edge[]>([[from, []]]);
  for (const [at, route] of best)
    for (const edge of out.get(at) ?? [])
      if (!best.has(edge.to)) best.set(edge.to, [...route, edge]);
  return best;
}

function walk(graph: Graph, steps: readonly Edge[]): Walk {
  const title = steps.map((step) => step.event.type).join(" → ");
  return { title: title || "(stays at the start)", initial: graph.initial, steps };
}

/** One short path per move, those that only begin another left out: small independent tests. */
export function edgePaths(graph: Graph, wanted: readonly Edge[] = graph.edges): Walk[] {
  const best = routes(outgoing(graph), graph.first);
  const paths = wanted.map((edge) => [...(best.get(edge.from) ?? []), edge]);
  const passed = new Set(paths.flatMap((steps) => steps.slice(0, -1)));
  const longest = paths.filter((steps) => !passed.has(steps.at(-1)!));
  return (longest.length > 0 ? longest : [[]]).map((steps) => walk(graph, steps));
}

/**
 * Few long walks over every move, for places where another start is slow: a page in a browser. Of the moves that
 * `nameOf` calls the same, one is taken.
 */
export function tours(
  graph: Graph,
  maxSteps: number,
  wanted: readonly Edge[] = graph.edges,
  nameOf: (edge: Edge) => unknown = (edge) => edge,
): Walk[] {
  const out = outgoing(graph);
  const todo = new Set(wanted.map(nameOf));
  const isTodo = (edge: Edge) => todo.has(nameOf(edge));
  const walks: Walk[] = [];
  while (todo.size > 0) {
    const steps: Edge[] = [];
    for (let at = graph.first; ; at = steps.at(-1)?.to ?? graph.first) {
      const next = nearest(out, at, isTodo);
      if (!next || (steps.length > 0 && steps.length + next.length > maxSteps)) break;
      for (const edge of next) {
        steps.push(edge);
        todo.delete(nameOf(edge));
      }
    }
    if (steps.length === 0) break;
    walks.push(walk(graph, steps));
  }
  return walks.length > 0 ? walks : [walk(graph, [])];
}

/** Returns the graphs of a chart's runs with the moves for a screen: one of those that look the same, and each first move. */
export function shownRuns(model: ChartModel) {
  const seen = new Set<string>();
  return model.runs.map((run) => {
    const graph = explore(model, run);
    const wanted = graph.edges.filter(({ from, event, before, after }) => {
      const look = [shownKey(model, before), JSON.stringify(event), shownKey(model, after)].join();
      const isNew = !seen.has(look) || from === graph.first;
      seen.add(look);
      return isNew;
    });
    return { input: run.input, graph, wanted };
  });
}

function nearest(
  out: Map<string, Edge[]>,
  at: string,
  isTodo: (edge: Edge) => boolean,
): readonly Edge[] | undefined {
  for (const [place, route] of routes(out, at)) {
    const edge = out.get(place)?.find(isTodo);
    if (edge) return [...route, edge];
  }
  return undefined;
}
