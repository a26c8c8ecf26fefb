import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  getInitialSnapshot,
  transition,
} from "xstate";
import { activeStates } from "#browser/chart-actors.ts";
import { causeOf } from "#browser/drawing/drawing.ts";
import type { ChartParts } from "#browser/drawing/parts.ts";
import { eventName, skeletonOf } from "./skeleton.ts";
import { stepsOf, type WrittenStep } from "#browser/drawing/steps.ts";

/** A chart that can be walked by hand. */
export interface Walkable {
  steps: readonly WrittenStep[];
  machine: AnyStateMachine;
}

export function walkable(parts: ChartParts): Walkable {
  const steps = stepsOf(parts);
  return { steps, machine: skeletonOf(parts, steps) };
}

/** Where a walk stands. */
export interface Standing {
  /** Ids of the states in which the chart is. */
  active: ReadonlySet<string>;
  /** What can be taken next. */
  choices: readonly WrittenStep[];
  /** Events that the chart accepts elsewhere. */
  refused: readonly string[];
  /** The transitions of the last step. */
  last: readonly number[];
  /** The steps that were taken, as the address names them. */
  taken: readonly number[];
  /** Whether a step of the address cannot be taken: it belongs to another version of the chart. */
  isBroken: boolean;
  snapshot: AnyMachineSnapshot;
}

const isDone = "xstate.done.state.";

/** From each innermost state outwards: what the chart would try first stands first. */
function chainsIn(snapshot: AnyMachineSnapshot): string[][] {
  const nodes = activeStates(snapshot);
  const innermost = nodes.filter((node) => !nodes.some((other) => other.parent === node));
  return innermost.map((node) => {
    const chain: string[] = [];
    for (let at: AnyStateNode | undefined = node; at; at = at.parent) chain.push(at.id);
    return chain;
  });
}

/** A state is done when the one inside it that is active is final. */
function isReady(snapshot: AnyMachineSnapshot, { event, from }: WrittenStep): boolean {
  if (!event.startsWith(isDone)) return true;
  return activeStates(snapshot).some(({ type, parent }) => type === "final" && parent?.id === from);
}

/** Per innermost state and event, the transitions up to the first that no guard can prevent. */
function candidates({ steps }: Walkable, snapshot: AnyMachineSnapshot): WrittenStep[][] {
  return chainsIn(snapshot).flatMap((chain) => {
    const here = chain.flatMap((id) => steps.filter(({ from }) => from === id));
    const byEvent = Map.groupBy(
      here.filter((step) => isReady(snapshot, step)),
      ({ event }) => event,
    );
    return [...byEvent.values()].map((branches) => {
      const sure = branches.findIndex(({ guard }) => guard === undefined);
      return sure < 0 ? branches : branches.slice(0, sure + 1);
    });
  });
}

/** Takes a transition; states beside it take their first one for the same event. */
function take(chart: Walkable, snapshot: AnyMachineSnapshot, step: WrittenStep) {
  const beside = candidates(chart, snapshot).filter(
    (branches) => branches[0]!.event === step.event && !branches.includes(step),
  );
  const taken = [step.number, ...beside.map(([first]) => first!.number)];
  const event = { type: eventName(step.event), taken };
  return transition(chart.machine, snapshot, event as never)[0] as AnyMachineSnapshot;
}

/** Whether a transition needs no event. */
export const isAtOnce = ({ event }: WrittenStep) => event === "" || event.startsWith(isDone);

/** Takes what no guard and no event holds back. */
function settle(chart: Walkable, snapshot: AnyMachineSnapshot, last: number[] = []): Settled {
  const next = candidates(chart, snapshot)
    .map(([first]) => first!)
    .find((step) => isAtOnce(step) && step.guard === undefined);
  // A chart never comes back to the same place at once.
  if (!next || last.includes(next.number)) return { snapshot, last };
  return settle(chart, take(chart, snapshot, next), [...last, next.number]);
}

/** The standing after some steps; it stops before one that cannot be taken. */
export function standing(chart: Walkable, asked: readonly number[]): Standing {
  const settled = settle(chart, getInitialSnapshot(chart.machine) as AnyMachineSnapshot);
  let now = standingAt(chart, settled, []);
  for (const number of asked) {
    now = stepFrom(chart, now, number);
    if (now.isBroken) break;
  }
  return now;
}

/** The standing after one more step; where that cannot be taken, the same and broken. */
export function stepFrom(chart: Walkable, from: Standing, number: number): Standing {
  const step = from.choices.find((choice) => choice.number === number);
  if (!step) return { ...from, isBroken: true };
  const settled = settle(chart, take(chart, from.snapshot, step), [number]);
  return standingAt(chart, settled, [...from.taken, number]);
}

interface Settled {
  snapshot: AnyMachineSnapshot;
  last: readonly number[];
}

function standingAt(chart: Walkable, { snapshot, last }: Settled, taken: number[]): Standing {
  const choices = choicesAt(chart, snapshot);
  const open = new Set(choices.map(({ event }) => event));
  const events = new Set(chart.steps.map(({ event }) => event));
  return {
    active: new Set(activeStates(snapshot).map(({ id }) => id)),
    choices,
    refused: [...events].filter((event) => event !== "" && !open.has(event)),
    last,
    taken,
    isBroken: false,
    snapshot,
  };
}
const choicesAt = (chart: Walkable, snapshot: AnyMachineSnapshot): WrittenStep[] => [
  ...new Set(candidates(chart, snapshot).flat()),
];

/** The ids of the innermost of some states. */
export const innermost = (active: ReadonlySet<string>): string[] =>
  [...active].filter((id) => ![...active].some((other) => other.startsWith(`${id}.`)));

const nameOf = (step: WrittenStep) =>
  [causeOf(step) || "at once", step.guard && `[${step.guard}]`].filter(Boolean).join(" ");

/** The events of a walk with their guards; no other generated path of the chart has the same. */
export const titleOf = ({ steps }: Walkable, walk: readonly number[]): string =>
  walk.map((number) => nameOf(steps[number]!)).join(" → ");
