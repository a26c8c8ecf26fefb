import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createMachine,
  type EventObject,
  type ExecutableActionObject,
  fromCallback,
  initialTransition,
  transition,
} from "xstate";
import { guardName, nodesOf, writtenIn } from "#browser/drawing/nodes.ts";
import type { Taken } from "#charts/chart-data.ts";
import { chartJson } from "./json.ts";

/*
 * Stately Sketch (github.com/statelyai/sketch, src/lib/store.ts and src/components/TransitionViz.tsx, read in November 2026) starts a
 * machine without input and gives an event no data but the name of the one guard that shall hold. A guard holds where that name is or
 * contains its own; one that only stands before transitions without an event holds where no guard is named.
 */

/** In one step; a machine that takes more never comes to rest. */
const mostMicrosteps = 1_000;

const isByItself = ({ eventType }: AnyTransitionDefinition) => eventType === "";
const writtenOf = ({ root }: AnyStateMachine) => nodesOf(root).flatMap(writtenIn);

type GuardArgs = { event: { "@xstate.guard"?: string } };

/** The machine as Sketch simulates it. */
function simulated(machine: AnyStateMachine): AnyStateMachine {
  const written = writtenOf(machine);
  const names = new Set(written.map(guardName).filter((name) => name !== undefined));
  const guards = [...names].map((name) => {
    const before = written.filter((one) => guardName(one) === name);
    const holds = ({ event: { "@xstate.guard": chosen } }: GuardArgs) =>
      chosen === undefined ? before.every(isByItself) : chosen.includes(name);
    return [name, holds] as const;
  });
  const provided = machine.provide({ guards: Object.fromEntries(guards) } as never);
  Object.assign(provided.options, { maxIterations: mostMicrosteps });
  return provided;
}

/** A machine of its JSON. No actor runs; the library only warns where there is none. */
export function machineOfJson(json: string): AnyStateMachine {
  const machine = createMachine(JSON.parse(json) as object) as AnyStateMachine;
  const sources = nodesOf(machine.root).flatMap(({ invoke }) => invoke.map(({ src }) => src));
  const actors = Object.fromEntries(sources.map((src) => [src, fromCallback(() => {})]));
  return machine.provide({ actors } as never);
}

export interface SketchWalk {
  /** Arrows with an event: at one without an event nothing is chosen. */
  arrows: Taken;
  /** What would hang the browser or start again at once, for ever: the event, or what is wrong with a wait. */
  endless: string[];
}

type Stepped = readonly [snapshot: AnyMachineSnapshot, actions: ExecutableActionObject[]];

const isEndless = (error: unknown) => String(error).includes("Infinite loop");

/** A step; null where the machine refuses it by an error. Collects what never ends. */
function stepping(machine: AnyStateMachine, endless: Set<string>) {
  const attempt = (name: string, step: () => Stepped): AnyMachineSnapshot | null => {
    try {
      const [next, actions] = step();
      for (const { params } of actions as { params?: { event?: EventObject; delay?: number } }[])
        if (params && "delay" in params && params.event?.type.startsWith("xstate.after"))
          if (!(Number(params.delay) > 0)) endless.add(`${params.event.type} does not wait`);
      return next;
    } catch (error) {
      if (isEndless(error)) endless.add(name);
      return null;
    }
  };
  return {
    start: () => attempt("start", () => initialTransition(machine) as Stepped),
    send: (now: AnyMachineSnapshot, event: EventObject) =>
      attempt(event.type, () => transition(machine, now, event) as Stepped),
  };
}

/** What is taken where each event is sent in each state that can be reached. */
export function walkInSketch(opened: AnyStateMachine): SketchWalk {
  const machine = simulated(opened);
  const events = writtenOf(machine).filter((one) => !isByItself(one));
  const endless = new Set<string>();
  const { start, send } = stepping(machine, endless);
  const first = start();
  const reached = new Map(first ? [[JSON.stringify(first.value), first]] : []);
  const taken = new Set<AnyTransitionDefinition>();
  for (const now of reached.values()) {
    if (now.status !== "active") continue;
    for (const one of events) {
      const guard = guardName(one);
      const event = { type: one.eventType, ...(guard ? { "@xstate.guard": guard } : {}) };
      const next = send(now, event);
      if (next === null) continue;
      machine.getTransitionData(now, event).forEach((each) => taken.add(each));
      const key = JSON.stringify(next.value);
      if (!reached.has(key)) reached.set(key, next);
    }
  }
  return { arrows: { taken: taken.size, of: events.length }, endless: [...endless] };
}

interface Written {
  machine: AnyStateMachine;
  golden: string;
}

/** The arrows of all these charts that can be walked from their JSON. */
export const walkedFromJson = (charts: readonly Written[]): Taken => inTotal(charts.map(fromJson));

/** The arrows of one chart that can be walked from its JSON. */
export const fromJson = ({ machine, golden }: Written): Taken =>
  walkInSketch(machineOfJson(chartJson(machine, golden))).arrows;

/** Of several charts together. */
export const inTotal = (all: readonly Taken[]): Taken => ({
  taken: all.reduce((sum, { taken }) => sum + taken, 0),
  of: all.reduce((sum, { of }) => sum + of, 0),
});
