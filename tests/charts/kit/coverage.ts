import { oncePer } from "#contract/once-per.ts";
import {
  type AnyActor,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  type InspectionEvent,
  isMachineSnapshot,
} from "xstate";
import { activeStates } from "#browser/chart-actors.ts";
import { replay } from "./drive.ts";
import type { ChartModel } from "#models/kit/model.ts";
import { guardName, nodesOf, writtenIn } from "#browser/drawing/nodes.ts";
import { edgePaths, explore, type Walk } from "#models/kit/paths.ts";

function nameOf(transition: AnyTransitionDefinition): string {
  const guard = guardName(transition);
  const targets = (transition.target ?? []).map((node) => node.id).join(", ");
  const event = transition.eventType || "always";
  return `${transition.source.id} --${event}${guard ? ` [${guard}]` : ""}--> ${targets || "(stays)"}`;
}

/** The places of a machine's transitions: a transition is the place where it is written, by state, event and position among its branches. */
export const placesIn = oncePer(
  (machine: AnyStateMachine): Map<AnyTransitionDefinition, string> =>
    new Map(
      nodesOf(machine.root).flatMap((node) =>
        writtenIn(node).map(
          (transition, at) => [transition, `${at} ${nameOf(transition)}`] as const,
        ),
      ),
    ),
);

/** All states and written transitions of a chart. */
export const partsOf = (machine: AnyStateMachine) => ({
  states: nodesOf(machine.root)
    .filter((node) => node.type !== "history")
    .map((node) => node.id),
  transitions: [...placesIn(machine).values()],
});

/** Counts what a chart's actors really did, over any number of runs of any provided copy of it. */
export function recordCoverage() {
  const taken = new Set<string>();
  const see = (snapshot: unknown) => {
    if (isMachineSnapshot(snapshot)) for (const { id } of activeStates(snapshot)) taken.add(id);
  };
  /** For a system with other actors too: what is of this chart. */
  const inspectorFor = (chart: string) => (event: InspectionEvent) => {
    if (event.type !== "@xstate.snapshot" && event.type !== "@xstate.microstep") return;
    const machine = (event.actorRef as AnyActor).logic as AnyStateMachine;
    if (machine.id !== chart) return;
    see(event.snapshot);
    if (event.type === "@xstate.snapshot") return;
    for (const transition of event._transitions) {
      // A first state that is left at once is in no snapshot.
      taken.add(transition.source.id);
      const place = placesIn(machine).get(transition);
      if (place) taken.add(place);
    }
  };
  const missing = (machine: AnyStateMachine): string[] => {
    const { states, transitions } = partsOf(machine);
    return [...states, ...transitions].filter((part) => !taken.has(part));
  };
  return { inspectorFor, missing };
}

export type Coverage = ReturnType<typeof recordCoverage>;

/** Replays these walks run by run, without them every path; gives the states and transitions that never happened. */
export async function neverHappened(
  model: ChartModel,
  walks: readonly (readonly Walk[])[] = model.runs.map((run) => edgePaths(explore(model, run))),
): Promise<string[]> {
  const coverage = recordCoverage();
  for (const [at, { input }] of model.runs.entries())
    for (const path of walks[at]!) await replayInto(coverage, model, input, path);
  return coverage.missing(model.machine);
}

/** Adds what an actor of the chart does along this walk. */
export const replayInto = (
  coverage: Coverage,
  model: ChartModel,
  input: unknown,
  walk: Walk,
): Promise<void> => replay(model, input, walk, coverage.inspectorFor(model.machine.id));
