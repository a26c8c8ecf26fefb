import { sql } from "kysely";
import type { ChartCounts } from "#contract/calls/charts/desk-charts.ts";
import { limits } from "#contract/limits.ts";
import { daysAfter } from "../clock.ts";
import type { Tx } from "../database/database.ts";
import { type Configuration, isTagged, standingsIn } from "./chart-configuration.ts";

interface Taken {
  from_path: string;
  event: string;
  to_path: string;
  taken: number;
  begun: number;
  seconds: number;
}

interface Standing {
  path: string;
  here: number;
  begun: number;
  idle: number;
}

export interface CountedChart {
  chart: string;
  version: number;
  /** The state in which it begins. */
  start: string;
  configuration: Configuration;
}

type Counts = Pick<ChartCounts, "states" | "transitions">;

/** From the stored histories; as a person of the desk. */
export async function countsOfHistories(
  handle: Tx,
  { chart, version, start, configuration }: CountedChart,
  now: Date,
): Promise<Counts> {
  const since = daysAfter(now, -limits.idleHistoryDays);
  const { rows: taken } = await sql<Taken>`
    select * from chart_transitions(${chart}, ${version})`.execute(handle);
  const stays = await staysOf(handle, chart, version, taken);
  const { rows: standings } = await sql<Standing>`
    select * from chart_standings(${chart}, ${version}, ${since})`.execute(handle);
  return {
    states: standingsIn(configuration)
      .toSorted()
      .map((state) => ({
        state,
        entered: enteredIn(state, start, taken, standings),
        ...lasted(stays.get(state)),
        ...standingIn(standings, state, isTagged(configuration, state, "open")),
      })),
    transitions: taken.map(({ from_path: from, event, to_path: to, taken: count, seconds }) => ({
      from,
      event,
      to,
      taken: count,
      ...lasted(seconds),
    })),
  };
}

/** How long the stays in each state lasted, in seconds. Where one transition alone ends them, it knows. */
async function staysOf(
  handle: Tx,
  chart: string,
  version: number,
  taken: readonly Taken[],
): Promise<ReadonlyMap<string, number>> {
  const leaving = taken.filter(({ from_path, to_path }) => from_path !== to_path);
  const byState = [...Map.groupBy(leaving, ({ from_path }) => from_path)];
  const known = byState.filter(([, ends]) => ends.length === 1);
  const paths = byState.filter(([, ends]) => ends.length > 1).map(([path]) => path);
  const { rows } = await sql<{ path: string; seconds: number }>`
    select * from chart_stays(${chart}, ${version}, ${paths}::text[])`.execute(handle);
  return new Map([
    ...known.map(([path, ends]) => [path, ends[0]!.seconds] as const),
    ...rows.map(({ path, seconds }) => [path, seconds] as const),
  ]);
}

const lasted = (seconds: number | undefined) => ({
  medianSeconds: seconds === undefined ? null : Math.round(seconds),
});

/** A history begins in the version of its first event. */
function enteredIn(
  state: string,
  start: string,
  taken: readonly Taken[],
  standings: readonly Standing[],
): number {
  const arrivals = taken.filter((each) => each.to_path === state && each.from_path !== state);
  const begun = state === start ? [...taken, ...standings].map((each) => each.begun) : [];
  return sum([...arrivals.map((each) => each.taken), ...begun]);
}

/** An applicant whose case waits for the desk has not stopped. */
function standingIn(standings: readonly Standing[], state: string, isOpen: boolean) {
  const found = standings.find(({ path }) => path === state);
  return { here: found?.here ?? 0, left: isOpen ? (found?.idle ?? 0) : 0 };
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
