import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { AnyStateMachine } from "xstate";
import { fingerprintOf } from "../charts/kit/fingerprint.ts";
import type { FoundFault, Run } from "./asked.ts";
import type { Covered } from "./walk/recorder.ts";
import { beyondWalks } from "./walk/beyond-walks.ts";
import { allEdges, notWalked } from "./walk/edges.ts";

/** docs/model.json: the last run, the runs added to it, and the faults found last. */
export interface Figures {
  runs: Run[];
  faults: FoundFault[];
}

export function read<Content>(path: string): Content | null {
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Content) : null;
}

export const write = (path: string, content: unknown): void =>
  writeFileSync(path, `${JSON.stringify(content, null, 1)}\n`);

type Parts = Covered["states"];
const both = (one: Parts, other: Parts): Parts => ({
  count: one.count,
  missing: one.missing.filter((part) => other.missing.includes(part)),
});

/** What several runs reached together; a run in which a chart had other states or transitions than now counts nothing of it. */
export function coveredIn(
  runs: readonly Run[],
  charts: readonly { machine: AnyStateMachine }[],
): Covered[] {
  const all = runs.flatMap(({ covered }) => covered);
  return charts.flatMap(({ machine }) => {
    const fingerprint = fingerprintOf(machine);
    const [first, ...others] = all.filter(
      (each) => each.chart === machine.id && each.fingerprint === fingerprint,
    );
    if (!first) return [];
    const add = (one: Covered, other: Covered): Covered => ({
      ...one,
      states: both(one.states, other.states),
      transitions: both(one.transitions, other.transitions),
    });
    return [others.reduce(add, first)];
  });
}

/** What they did not reach; what is beyond all walks is left out. */
export const notReached = (covered: readonly Covered[]): string[] =>
  covered.flatMap(({ chart, states, transitions }) =>
    [...states.missing, ...transitions.missing].filter((part) => !beyondWalks[chart]?.[part]),
  );

/** Edges of the status charts that no run took; those of {@link notWalked} are left out. */
export function edgesNotTaken(runs: readonly Run[]): string[] {
  const taken = new Set(runs.flatMap(({ edges }) => edges));
  return allEdges.filter((edge) => !taken.has(edge) && !(edge in notWalked));
}

export const stepsOf = (runs: readonly Run[]): number =>
  runs.reduce((all, { steps }) => all + steps, 0);
