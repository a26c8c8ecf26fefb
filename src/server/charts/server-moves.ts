import { questionnaire } from "@gatehouse/machines/questionnaires/questionnaire";
import { reviewCase } from "@gatehouse/machines/review/review-case";
import { reviewClock } from "@gatehouse/machines/review/review-clock";
import { sql } from "kysely";
import type { AnyStateMachine } from "xstate";
import { chartBegins, type CountedTransition } from "#contract/calls/charts/chart-counts.ts";
import type { Db, Tx } from "../database/database.ts";
import { countedAs } from "../statuses/saved-charts.ts";

const charts = { reviewCase, reviewClock, questionnaire };

type ServerChart = keyof typeof charts;

/** Charts that the server runs and of which no history is stored: their moves are counted. */
// Their contexts and events differ, and only states are read.
export const serverCharts = Object.values(charts) as unknown as readonly AnyStateMachine[];

const versions = new Map(serverCharts.map((chart) => [chart.id, countedAs(chart).madeOf]));

type Move = Pick<CountedTransition, "from" | "event" | "to">;

/** Counts a move of a chart; states are dotted paths inside it. Only if the transaction commits, and after it: none waits for another. */
export async function countMove(handle: Tx, chart: ServerChart, move: Move): Promise<void> {
  const { from, event, to } = move;
  await sql`select count_move(${chart}, ${versions.get(chart)!}, ${from}, ${event}, ${to})`.execute(
    handle,
  );
}

/** Counts that a chart begins in this state. */
export const countBeginning = (handle: Tx, chart: ServerChart, to: string): Promise<void> =>
  countMove(handle, chart, { from: "", event: chartBegins, to });

/** As the owner of the tables: adds what `countMove` has left to be counted. */
export async function addMoves(owner: Db, rows: unknown): Promise<void> {
  await sql`select count_charts(${JSON.stringify(rows)}::jsonb)`.execute(owner);
}
