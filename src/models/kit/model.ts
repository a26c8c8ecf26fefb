import type { AnyActorLogic, AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from "xstate";

/** An event with its data; models speak about every chart's events. */
export interface AnyEvent {
  type: string;
  [datum: string]: unknown;
}

/** The events to try. A list: a type without a row is tried bare. A function: only its rows are tried. */
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

/** An event, or the one that a situation asks for. */
export type EventIn = AnyEvent | ((snapshot: AnyMachineSnapshot) => AnyEvent | undefined);

type Becomes = (after: AnyMachineSnapshot, before: AnyMachineSnapshot) => boolean;

/**
 * An event, where it leads, and what the context then holds. Where: "ready, failed -> sending; member -> guest ! peer.leave".
 * The first of them that names the state or one above it counts; "*" names every state. "a | b": both happen. "stays": the
 * same state. After "!": what is sent, emitted or done outside. A state that is not named refuses the event; so does "refused".
 */
export type Move = readonly [
  event: EventIn,
  where: string,
  then?: Readonly<Record<string, unknown>> | Becomes | undefined,
];

interface Shared {
  machine: AnyStateMachine;
  /** Without it the whole context; state and facts together are the key of a situation. */
  facts?: Facts;
  /** What a person can tell apart on a screen besides the state; without it nothing. */
  shown?: Facts;
  /** Stands in for a named actor whose outcome is not decided by a done or error event. */
  actors?: Record<string, AnyActorLogic>;
  drivers?: Record<string, Driver>;
}

/** What must be true of a chart, written from the specification and product.md, not from the chart. */
export interface Specification extends Shared {
  /** How the chart may start; without it once, without input. */
  inputs?: readonly unknown[];
  /** Where it begins over all inputs, and what it does outside at once: "ready ! code.send | countingDown". */
  begins: string;
  /** Every event that is tried, and where it leads; a state that is not named refuses it. */
  moves: readonly Move[];
  /** By tag: the states that carry it. */
  tags?: Record<string, string>;
  /** By src: the input of an invoked actor. Every form of input is compared with it. */
  asks?: Record<string, unknown>;
  /** By delay: the milliseconds it lasts in the first run. */
  waits?: Record<string, number>;
  claims: Record<string, (snapshot: AnyMachineSnapshot) => boolean>;
}

/** One chart as the path tests see it. */
export interface ChartModel extends Shared {
  /** The chart's file without ending. */
  file: string;
  name: string;
  runs: readonly ChartRun[];
  invariants: Record<string, (snapshot: AnyMachineSnapshot) => boolean>;
  specification: Specification;
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

/** Two snapshots with the same key look the same on a screen. */
export function shownKey(model: ChartModel, snapshot: AnyMachineSnapshot): string {
  return `${stateName(snapshot)} ${JSON.stringify(model.shown?.(snapshot) ?? {})}`;
}
