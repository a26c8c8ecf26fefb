import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { FoundFault, Run } from "./asked.ts";
import type { Covered } from "./walk/recorder.ts";
import { beyondWalks } from "./walk/beyond-walks.ts";

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

/** What several runs reached together. */
export const coveredIn = (runs: readonly Run[]): Covered[] =>
  [
    ...Map.groupBy(
      runs.flatMap(({ covered }) => covered),
      ({ chart }) => chart,
    ).values(),
  ].map((all) =>
    all.reduce((one, { chart, states, transitions }) => ({
      chart,
      states: both(one.states, states),
      transitions: both(one.transitions, transitions),
    })),
  );

/** What they did not reach; what is beyond all walks is left out. */
export const notReached = (runs: readonly Run[]): string[] =>
  coveredIn(runs).flatMap(({ chart, states, transitions }) =>
    [...states.missing, ...transitions.missing].filter((part) => !beyondWalks[chart]?.[part]),
  );

export const stepsOf = (runs: readonly Run[]): number =>
  runs.reduce((all, { steps }) => all + steps, 0);
