import { faceVerification } from "@gatehouse/machines/identity/face-verification";
import { questionnaire } from "@gatehouse/machines/questionnaires/questionnaire";
import { reviewCase } from "@gatehouse/machines/review/review-case";
import { reviewClock } from "@gatehouse/machines/review/review-clock";
import { sql } from "kysely";
import type { AnyStateMachine } from "xstate";
import type { Db } from "../database/database.ts";
import { configurationOf, standingsIn } from "./chart-configuration.ts";

/** Charts of which only the state is stored, without a history; nested states by their own name. */
const kept = {
  reviewCase: {
    chart: reviewCase,
    states: sql<Row>`select case when assignee is null then 'unassigned' else 'assigned' end as state,
      count(*)::int as count from review_case group by 1 order by 1`,
  },
  reviewClock: {
    chart: reviewClock,
    states: sql<Row>`select clock as state, count(*)::int as count from review_case group by 1 order by 1`,
  },
  questionnaire: {
    chart: questionnaire,
    states: sql<Row>`select state, count(*)::int as count from questionnaire group by 1 order by 1`,
  },
  faceVerification: {
    chart: faceVerification,
    states: sql<Row>`select state, count(*)::int as count from identity_check group by 1 order by 1`,
  },
};

interface Row {
  state: string;
  count: number;
}

export interface KeptStates {
  chart: string;
  count: number;
  /** Not in today's chart. */
  gone: Row[];
}

const namesIn = (chart: AnyStateMachine) =>
  standingsIn(configurationOf(chart)).map((path) => path.split(".").at(-1));

/** As the owner of the tables. */
export const keptStates = (owner: Db): Promise<KeptStates[]> =>
  Promise.all(
    Object.entries(kept).map(async ([name, { chart, states }]) => {
      const known = namesIn(chart as unknown as AnyStateMachine);
      const { rows } = await states.execute(owner);
      const count = rows.reduce((sum, each) => sum + each.count, 0);
      return { chart: name, count, gone: rows.filter(({ state }) => !known.includes(state)) };
    }),
  );
