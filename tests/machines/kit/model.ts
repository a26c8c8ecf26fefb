import type { AnyActorLogic, AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from "xstate";

/** An event with whatever facts it carries; models speak about every chart's events. */
export interface AnyEvent {
  type: string;
  [fact: string]: unknown;
}

/** The payloads to try. A list: a type without a row is tried bare. A function: only its rows are tried. */
export type Cases = readonly AnyEvent[] | ((snapshot: AnyMachineSnapshot) => readonly AnyEvent[]);

/** One way to start a chart, and what may happen to it. */
export interface ChartRun {
  input?: unknown;
  cases: Cases;
}

/** What of a context tells two situations in the same state apart; counters capped. */
export type Facts = (snapshot: AnyMachineSnapshot) => Record<string, unknown>;

/** Makes a live actor do what the event says when sending it would not be enough. */
export type Driver = (actor: AnyActorRef, event: AnyEvent) => void | Promise<void>;

/** One chart as the path tests see it. `name` is the chart's export; `file` its file without ending. */
export interface ChartModel {
  file: string;
  name: string;
  machine: AnyStateMachine;
  runs: readonly ChartRun[];
  /** Without it the whole context; state and facts together are the key of a situation. */
  facts?: Facts;
  /** Stands in for a named actor whose outcome is not decided by a done or error event. */
  actors?: Record<string, AnyActorLogic>;
  drivers?: Record<string, Driver>;
  invariants: Record<string, (snapshot: AnyMachineSnapshot) => boolean>;
}

/** A mistake written into a chart's source: `find` must stand there exactly once. */
export interface Fault {
  name: string;
  find: string;
  replace: string;
}

/** All faults of one chart file. */
export interface PlantedFaults {
  file: string;
  faults: readonly Fault[];
}

function flat(value: unknown): string {
  if (typeof value === "string") return value;
  return Object.entries(value as Record<string, unknown>)
    .map(([name, below]) => (flat(below) ? `${name}.${flat(below)}` : name))
    .join(" & ");
}

/** The active states in one line: "member.active", or "a.b & c.d" for regions side by side. */
export function stateName(snapshot: AnyMachineSnapshot): string {
  return flat(snapshot.value);
}

/** The facts of a situation; without a choice of its own, a chart's whole context. */
export function factsOf(model: ChartModel, snapshot: AnyMachineSnapshot): Record<string, unknown> {
  return model.facts ? model.facts(snapshot) : (snapshot.context as Record<string, unknown>);
}

/** Two snapshots with the same key are the same situation. */
export function keyOf(model: ChartModel, snapshot: AnyMachineSnapshot): string {
  return `${stateName(snapshot)} ${JSON.stringify(factsOf(model, snapshot))}`;
}
