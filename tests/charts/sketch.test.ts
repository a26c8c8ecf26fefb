import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createMachine,
  fromCallback,
  initialTransition,
  transition,
} from "xstate";
import { guardName, nodesOf, writtenIn } from "#browser/drawing/nodes.ts";
import { charts, subjectOf } from "./kit/files.ts";

/*
 * Stately Sketch (github.com/statelyai/sketch, src/lib/machine.ts and store.ts, read in November 2026) makes a machine from JSON by
 * createMachine, starts it without input, and gives an event the name of the one guard that shall hold. A guard that only
 * stands before transitions that need no event holds by itself.
 */

const folder = join(import.meta.dirname, "..", "..", "docs", "charts");
const isByItself = ({ eventType }: AnyTransitionDefinition) => eventType === "";
const writtenOf = (machine: AnyStateMachine) => nodesOf(machine.root).flatMap(writtenIn);

type GuardArgs = { event: { "@xstate.guard"?: string } };

function simulated(json: string): AnyStateMachine {
  const machine = createMachine(JSON.parse(json) as object) as AnyStateMachine;
  const written = writtenOf(machine);
  const names = new Set(written.map(guardName).filter((name) => name !== undefined));
  const guards = [...names].map((name) => {
    const before = written.filter((one) => guardName(one) === name);
    const holds = ({ event }: GuardArgs) =>
      event["@xstate.guard"] === undefined
        ? before.every(isByItself)
        : event["@xstate.guard"] === name;
    return [name, holds] as const;
  });
  // No actor runs; the library only warns where there is none.
  const sources = nodesOf(machine.root).flatMap(({ invoke }) => invoke.map(({ src }) => src));
  const actors = Object.fromEntries(sources.map((src) => [src, fromCallback(() => {})]));
  return machine.provide({ guards: Object.fromEntries(guards), actors } as never);
}

/** The transitions that are taken where each event is sent in each state that can be reached. */
function walkedIn(machine: AnyStateMachine): Set<AnyTransitionDefinition> {
  const written = writtenOf(machine);
  const events = written.filter((one) => !isByItself(one));
  const [first] = initialTransition(machine) as [AnyMachineSnapshot, unknown];
  const reached = new Map([[JSON.stringify(first.value), first]]);
  const taken = new Set<AnyTransitionDefinition>();
  for (const now of reached.values()) {
    if (now.status !== "active") continue;
    for (const one of events) {
      const guard = guardName(one);
      const event = { type: one.eventType, ...(guard ? { "@xstate.guard": guard } : {}) };
      machine.getTransitionData(now, event).forEach((each) => taken.add(each));
      const [next] = transition(machine, now, event) as [AnyMachineSnapshot, unknown];
      reached.set(JSON.stringify(next.value), next);
    }
  }
  const nodes = new Set([...reached.values()].flatMap((now) => Object.keys(flatValue(now.value))));
  const arrived = ({ target }: AnyTransitionDefinition) =>
    (target ?? []).every((node) => nodes.has(node.path.join(".")));
  for (const one of written) if (isByItself(one) && arrived(one)) taken.add(one);
  return taken;
}

/** Each active state by its path. */
function flatValue(value: unknown, path = ""): Record<string, true> {
  if (typeof value === "string") return { [path + value]: true };
  return Object.fromEntries(
    Object.entries(value as object).flatMap(([name, inside]) => [
      [path + name, true as const],
      ...Object.entries(flatValue(inside, `${path}${name}.`)),
    ]),
  );
}

test("at least 90 % of the arrows with an event walk in Stately Sketch from the JSON", () => {
  const counts = charts.map(({ file, name }) => {
    const json = readFileSync(join(folder, subjectOf.get(file)!, `${file}.json`), "utf8");
    const machine = simulated(json);
    const written = writtenOf(machine);
    const walked = walkedIn(machine);
    const walks = (arrows: readonly AnyTransitionDefinition[]) =>
      arrows.map((arrow) => walked.has(arrow));
    return {
      name,
      withEvent: walks(written.filter((one) => !isByItself(one))),
      byItself: walks(written.filter(isByItself)),
    };
  });
  const withEvent = counts.flatMap((one) => one.withEvent);
  const byItself = counts.flatMap((one) => one.byItself);
  const taken = (all: readonly boolean[]) => all.filter(Boolean).length;
  const of = (all: readonly boolean[]) => `${taken(all)} of ${all.length}`;
  // Nothing is chosen at an arrow without an event, so it says nothing of what can be walked.
  console.info(
    `${of(withEvent)} arrows with an event walk; apart from them, ${of(byItself)} without one`,
    counts.flatMap((one) =>
      one.withEvent.includes(false) ? [`${one.name} ${of(one.withEvent)}`] : [],
    ),
  );
  expect(taken(withEvent) / withEvent.length).toBeGreaterThanOrEqual(0.9);
});
