import { initialTransition, transition } from "xstate";
import { neverHappened } from "./coverage.ts";
import { stateName, type ChartModel, type Specification } from "#models/kit/model.ts";
import {
  effectNames,
  isEqual,
  isNamed,
  namesIn,
  outcomesIn,
  outcomeText,
} from "#models/kit/moves.ts";
import { nodesOf } from "#browser/drawing/nodes.ts";
import { edgePaths, explore, type Graph } from "#models/kit/paths.ts";
import { tryMoves } from "./tried.ts";

const situationsOf = (graphs: readonly Graph[]) =>
  graphs.flatMap(({ states }) => [...states.values()]);

/** The claims that do not hold, each with a situation in which it does not. */
function brokenClaims({ invariants }: ChartModel, graphs: readonly Graph[]): string[] {
  const situations = graphs.flatMap(({ states, edges }) => [
    ...states,
    ...edges.map(({ to, after }) => [to, after] as const),
  ]);
  return Object.entries(invariants).flatMap(([claim, holds]) => {
    const broken = situations.find(([, snapshot]) => !holds(snapshot));
    return broken ? [`${claim}: not in ${broken[0]}`] : [];
  });
}

function wrongTags({ tags: expected = {} }: Specification, graphs: readonly Graph[]): string[] {
  return situationsOf(graphs).flatMap((snapshot) => {
    const state = stateName(snapshot);
    const names = Object.keys(expected).filter((tag) => isNamed(state, namesIn(expected[tag]!)));
    const found = [...snapshot.tags].toSorted().join();
    return found === names.toSorted().join() ? [] : [`${state} is tagged ${found}`];
  });
}

interface Spawned {
  type: string;
  params: { id?: string; src?: string; input?: unknown; delay?: number; event?: { type: string } };
}

/** What a chart starts in a run, in the order in which it happens: its actors with their input, its waits. */
function startedIn({ machine }: ChartModel, input: unknown, { edges }: Graph): Spawned[] {
  const [, first] = initialTransition(machine, input as never);
  const later = edges.map(({ before, event }) => transition(machine, before, event as never)[1]);
  return [first, ...later].flat() as unknown as Spawned[];
}

const formOf = (input: unknown) =>
  typeof input === "object" && input !== null ? Object.keys(input).toSorted().join() : typeof input;

/** Adds a value unless one of the same form is known: later inputs have other values in the same form. */
function addForm(found: Map<string, unknown[]>, name: string, value: unknown) {
  const known = found.get(name) ?? [];
  if (!known.some((one) => formOf(one) === formOf(value))) found.set(name, [...known, value]);
}

/** The inputs of invoked actors and the waits that differ from what is specified. */
function wronglyStarted(
  model: ChartModel,
  { asks = {}, waits = {} }: Specification,
  graphs: readonly Graph[],
) {
  const all = graphs.flatMap((graph, at) => startedIn(model, model.runs[at]?.input, graph));
  const invoked = new Set(
    nodesOf(model.machine.root).flatMap(({ invoke }) => invoke.map(({ id }) => id)),
  );
  const inputs = new Map<string, unknown[]>();
  const delays = new Map<string, unknown[]>();
  for (const { type, params } of all) {
    const { id = "", src = "", input, delay, event } = params ?? {};
    const name = /^xstate\.after\.([^.]+)\./.exec(event?.type ?? "")?.[1];
    if (type === "xstate.spawnChild" && invoked.has(id)) addForm(inputs, src, input);
    if (type === "xstate.raise" && name) addForm(delays, name, delay);
  }
  const differing = (found: Map<string, unknown[]>, expected: Record<string, unknown>) => [
    ...Object.keys(expected)
      .filter((name) => !found.has(name))
      .map((name) => `${name} never starts`),
    ...[...found].flatMap(([name, values]) =>
      values
        .filter((value) => !(name in expected && isEqual(value, expected[name])))
        .map((value) => `${name}: ${JSON.stringify(value)}`),
    ),
  ];
  return [...differing(inputs, asks), ...differing(delays, waits)];
}

/** Where a chart begins from its inputs, and what it does outside at once. */
function wrongStarts({ machine, runs }: ChartModel, { begins }: Specification): string[] {
  const starts = new Set(
    runs.map(({ input }) => {
      const [first, actions] = initialTransition(machine, input as never);
      return outcomeText(stateName(first), effectNames(actions));
    }),
  );
  const expected = new Set(outcomesIn(begins));
  return [
    ...[...starts].filter((start) => !expected.has(start)).map((start) => `begins with ${start}`),
    ...[...expected]
      .filter((start) => !starts.has(start))
      .map((start) => `never begins with ${start}`),
  ];
}

/** The nets of a chart, the quick ones first, each with what it finds wrong; none of them knows the golden table. */
export async function* nets(model: ChartModel, limit?: number): AsyncGenerator<[string, string[]]> {
  const graphs = model.runs.map((run) => explore(model, run, limit));
  yield ["claims", brokenClaims(model, graphs)];
  const { specification } = model;
  yield ["begins", wrongStarts(model, specification)];
  const active = situationsOf(graphs).filter(({ status }) => status === "active");
  const { refusals, moves, data } = tryMoves(model, specification.moves, active);
  yield ["refusals", refusals];
  yield ["moves", moves];
  yield ["data", data];
  yield ["tags", wrongTags(specification, graphs)];
  yield ["started", wronglyStarted(model, specification, graphs)];
  yield [
    "paths",
    await neverHappened(
      model,
      graphs.map((graph) => edgePaths(graph)),
    ),
  ];
}
