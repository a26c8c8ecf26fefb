import { sql } from "kysely";
import type { ChartCounts } from "#contract/calls/charts/desk-charts.ts";
import { limits } from "#contract/limits.ts";
import { daysAfter } from "../clock.ts";
import type { Tx } from "../database/database.ts";
import { type Configuration, standingsIn } from "./chart-configuration.ts";

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

interface Asked {
  chart: string;
  version: number;
  now: Date;
}

/** As a person of the desk; null for a chart or a version that was never in use. */
export async function countsOf(handle: Tx, asked: Asked): Promise<ChartCounts | null> {
  const { chart, version, now } = asked;
  const saved = await handle
    .selectFrom("chart_start")
    .select(["version", "state", "configuration"])
    .where("chart", "=", chart)
    .orderBy("version")
    .execute();
  const own = saved.find((each) => each.version === version);
  if (!own) return null;
  const since = daysAfter(now, -limits.idleHistoryDays);
  const { rows: taken } = await sql<Taken>`
    select * from chart_transitions(${chart}, ${version})`.execute(handle);
  const { rows: stays } = await sql<{ path: string; seconds: number }>`
    select * from chart_stays(${chart}, ${version})`.execute(handle);
  const { rows: standings } = await sql<Standing>`
    select * from chart_standings(${chart}, ${version}, ${since})`.execute(handle);
  const configuration = own.configuration as Configuration;
  return {
    chart,
    version,
    versions: saved.map((each) => each.version),
    states: standingsIn(configuration)
      .toSorted()
      .map((state) => ({
        state,
        entered: enteredIn(state, own.state, taken, standings),
        medianSeconds: wholeSeconds(stays.find(({ path }) => path === state)?.seconds),
        ...standingIn(standings, state, configuration[state]?.type === "final"),
      })),
    transitions: taken.map(({ from_path: from, event, to_path: to, taken: count, seconds }) => ({
      from,
      event,
      to,
      taken: count,
      medianSeconds: wholeSeconds(seconds),
    })),
  };
}

const wholeSeconds = (seconds: number | undefined) =>
  seconds === undefined ? null : Math.round(seconds);

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

function standingIn(standings: readonly Standing[], state: string, isFinal: boolean) {
  const found = standings.find(({ path }) => path === state);
  const here = found?.here ?? 0;
  return { here, left: isFinal ? here : (found?.idle ?? 0) };
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
