import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
  transition,
} from "xstate";
import { canonical } from "#contract/application/canonical.ts";
import { type Configuration, configurationOf, leadsTo } from "./chart-configuration.ts";
import { anyChart, type ChartVersions } from "./charts.ts";
import type { StatusChart } from "#contract/application/chart-paths.ts";
import { flat } from "./flat-state.ts";
import type { History } from "./histories.ts";

type StoredEvent = History["events"][number];

/** What the chart does not explain. */
export interface Misfit {
  /** Null where every event fits and the stored status is another. */
  seq: number | null;
  event: string | null;
  /** Empty where the chart rejects the event. */
  expected: string;
  found: string;
}

/** An actor that runs a history again. */
interface Run {
  path: () => string;
  /** Where the event can lead; empty where the chart rejects it. */
  take: (event: StoredEvent) => string[];
  /** Names of what differs in the stored context. */
  differing: () => string[];
}

interface Saved {
  chart: string;
  version: number;
  configuration: object;
}

/** Finds the first misfit of a history: exactly where all of it is of today's chart, else by the charts as they were written. */
export function historyChecker(saved: readonly Saved[], versions: ChartVersions) {
  const writtenAs = (chart: string, version: number) =>
    saved.find((each) => each.chart === chart && each.version === version)!
      .configuration as Configuration;
  const ofToday = new Map(
    Object.keys(versions).map((name) => [name, configurationOf(anyChart(name as StatusChart))]),
  );
  return {
    today: (chart: string): Configuration => ofToday.get(chart) ?? {},
    misfitOf(history: History): Misfit | null {
      const { chart, version, events } = history;
      const now = versions[chart];
      const isOfToday = [{ version }, ...events].every((each) => each.version === now);
      return firstMisfit(
        history,
        isOfToday
          ? runExactly(history, anyChart(chart))
          : runAsWritten(history, (of) => writtenAs(chart, of)),
      );
    },
  };
}

function firstMisfit({ events, seq: last, path }: History, run: Run): Misfit | null {
  for (const stored of events) {
    const { seq, event, from_path, to_path } = stored;
    if (from_path !== run.path()) return { seq, event, expected: run.path(), found: from_path };
    const to = run.take(stored);
    if (!to.includes(to_path)) return { seq, event, expected: to.join(" "), found: to_path };
  }
  const ended = { event: null, expected: run.path() };
  if (events.length !== last)
    return { ...ended, seq: last, expected: `#${events.length}`, found: `#${last}` };
  if (path !== run.path()) return { ...ended, seq: null, found: path };
  const differing = run.differing();
  if (differing.length === 0) return null;
  return { ...ended, seq: null, found: `${path} (${differing.join(", ")})` };
}

/** With guards and context. */
function runExactly({ begun, snapshot }: History, machine: AnyStateMachine): Run {
  let at = machine.resolveState(begun) as AnyMachineSnapshot;
  return {
    path: () => flat(at.value),
    take({ event, by_role, facts }) {
      const given = { ...(facts as object), type: event, by: by_role } as EventObject;
      if (!at.can(given)) return [];
      at = transition(machine, at, given)[0] as AnyMachineSnapshot;
      return [flat(at.value)];
    },
    differing() {
      const context = stored(at.context);
      const names = new Set([...Object.keys(context), ...Object.keys(snapshot.context)]);
      const isOther = (name: string) =>
        canonical(context[name] ?? null) !== canonical(snapshot.context[name] ?? null);
      return [...names].filter(isOther).toSorted();
    },
  };
}

/** The code of an older version is gone: whatever its guards say. */
function runAsWritten({ begun }: History, chartOf: (version: number) => Configuration): Run {
  let path = flat(begun.value);
  return {
    path: () => path,
    take({ version, event, to_path }) {
      const found = leadsTo(chartOf(version), path, event);
      path = to_path;
      return found;
    },
    differing: () => [],
  };
}

/** As it is stored: undefined values are not. */
const stored = (context: object) => JSON.parse(JSON.stringify(context)) as Record<string, unknown>;
