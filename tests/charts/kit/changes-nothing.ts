import {
  type AnyStateMachine,
  type AnyStateNode,
  getInitialMicrosteps,
  getMicrosteps,
} from "xstate";
import { nodesOf, writtenIn } from "#browser/drawing/nodes.ts";
import type { AnyEvent, ChartModel } from "#models/kit/model.ts";
import { eventIn } from "#models/kit/moves.ts";
import { explore } from "#models/kit/paths.ts";

interface Branch {
  guard?: unknown;
}

interface Guard {
  type: string;
  params?: unknown;
}

/** Every context that a chart can have, between two moves by itself too, and every event that its model has. */
export interface Possible {
  contexts: readonly unknown[];
  events: readonly AnyEvent[];
}

const distinct = <Item>(items: readonly Item[]) => [
  ...new Map(items.map((item) => [JSON.stringify(item), item])).values(),
];

export function possibleIn(model: ChartModel): Possible {
  const { machine, specification, runs } = model;
  const graphs = runs.map((run) => ({ ...explore(model, run), input: run.input }));
  const situations = graphs.flatMap(({ states }) => [...states.values()]);
  const edges = graphs.flatMap((graph) => graph.edges);
  const steps = [
    ...graphs.flatMap(({ input }) => getInitialMicrosteps(machine, input)),
    ...edges.flatMap(({ before, event }) => getMicrosteps(machine, before, event as never)),
  ];
  const moved = specification.moves.flatMap(([event]) =>
    situations.flatMap((at) => eventIn(event, at) ?? []),
  );
  return {
    contexts: distinct([...situations, ...steps.map(([at]) => at)].map(({ context }) => context)),
    events: distinct([...edges.map(({ event }) => event), ...moved]),
  };
}

const guardOf = ({ guard }: Branch): Guard | undefined =>
  typeof guard === "string" ? { type: guard } : (guard as Guard | undefined);

/** Whether a guard is true; a guard that cannot be asked of this context and event counts as such. */
function isTrue(
  { implementations }: AnyStateMachine,
  { type, params }: Guard,
  asked: { context: unknown; event: AnyEvent },
): boolean {
  const guard = implementations.guards?.[type] as (asked: unknown, params: unknown) => boolean;
  try {
    return guard(asked, typeof params === "function" ? params(asked) : params);
  } catch {
    return true;
  }
}

/**
 * Whether two branches under one event are never possible at once, so that their order changes nothing: asked of every
 * context that the chart can have, with every such event, whether the two meet in the chart or not.
 */
export function excludeEachOther(
  machine: AnyStateMachine,
  { contexts, events }: Possible,
  type: string,
  one: Branch,
  other: Branch,
): boolean {
  const [first, second] = [guardOf(one), guardOf(other)];
  if (!first || !second) return false;
  const asked = events.filter((event) => type === "" || event.type === type);
  return (
    asked.length > 0 &&
    contexts.every((context) =>
      asked.every(
        (event) =>
          !isTrue(machine, first, { context, event }) ||
          !isTrue(machine, second, { context, event }),
      ),
    )
  );
}

/**
 * Whether a state is ever entered without a word on which state inside it. Where every arrow names that one, the first
 * state changes nothing; XState demands it all the same.
 */
export function isEnteredAlone(node: AnyStateNode): boolean {
  const { machine, parent } = node;
  const targets = nodesOf(machine.root).flatMap((from) =>
    writtenIn(from).flatMap(({ target }) => target ?? []),
  );
  if (!parent || parent.type === "parallel" || targets.includes(node)) return true;
  const isFirst = parent.initial.target?.includes(node) ?? false;
  return isFirst && isEnteredAlone(parent);
}
