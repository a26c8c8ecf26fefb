import { questionnaire } from "@gatehouse/machines/questionnaires/questionnaire";
import { reviewCase } from "@gatehouse/machines/review/review-case";
import { reviewClock } from "@gatehouse/machines/review/review-clock";
import { sql } from "kysely";
import type { AnyStateMachine } from "xstate";
import {
  chartBegins,
  type CountedTransition,
  stayStep,
} from "#contract/calls/charts/chart-counts.ts";
import type { Db, Tx } from "../database/database.ts";
import { countedAs } from "../statuses/saved-charts.ts";

const charts = { reviewCase, reviewClock, questionnaire };

type ServerChart = keyof typeof charts;

/** Charts that the server runs and of which no history is stored: their moves are counted. */
// Their contexts and events differ, and only states are read.
export const serverCharts = Object.values(charts) as unknown as readonly AnyStateMachine[];

const versions = new Map(serverCharts.map((chart) => [chart.id, countedAs(chart).madeOf]));

/** Whether a stored chart is the one that the server runs. */
export const isRunning = (chart: string, madeOf: Buffer): boolean =>
  versions.get(chart)?.equals(madeOf) === true;

/** States are dotted paths inside the chart. since: of the state before; null where that is not stored. */
interface Move extends Pick<CountedTransition, "from" | "event" | "to"> {
  since: Date | null;
  now: Date;
}

/**
 * Counts a move of a chart, only if the transaction commits, and after it: none waits for another. Gives since when the chart
 * is in the state where it now is.
 */
export async function countMove(handle: Tx, chart: ServerChart, move: Move): Promise<Date> {
  const { from, event, to, since, now } = move;
  const stay = since === null ? 0 : stayStep((now.getTime() - since.getTime()) / 1000);
  await sql`select count_move(${chart}, ${versions.get(chart)!}, ${from}, ${event}, ${to}, ${stay})`.execute(
    handle,
  );
  return from === to && since !== null ? since : now;
}

/** Counts that a chart begins in this state. */
export const countBeginning = (
  handle: Tx,
  chart: ServerChart,
  to: string,
  now: Date,
): Promise<Date> =>
  countMove(handle, chart, { from: "", event: chartBegins, to, since: null, now });

/** As the role of jobs: adds what `countMove` has left to be counted. */
export async function addMoves(jobs: Db, rows: unknown): Promise<void> {
  await sql`select count_charts(${JSON.stringify(rows)}::jsonb)`.execute(jobs);
}
