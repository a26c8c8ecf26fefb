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
    stored: sql`select case when assignee is null then 'unassigned' else 'assigned' end as state,
      account_id, 'case ' || reference as about from review_case`,
  },
  reviewClock: {
    chart: reviewClock,
    stored: sql`select clock as state, account_id, 'case ' || reference as about from review_case`,
  },
  questionnaire: {
    chart: questionnaire,
    stored: sql`select q.state, q.account_id, coalesce('application ' || a.reference, 'no application') as about
      from questionnaire q left join application a on a.id = q.application_id`,
  },
  faceVerification: {
    chart: faceVerification,
    stored: sql`select state, account_id, kind || ' check ' || id as about from identity_check`,
  },
};

interface Stored {
  accountId: string;
  /** Names the case, the application or the check. */
  about: string;
  state: string;
}

export interface KeptStates {
  chart: string;
  count: number;
  /** What stands in a state that is not in today's chart. */
  gone: Stored[];
}

const namesIn = (chart: AnyStateMachine) =>
  standingsIn(configurationOf(chart)).map((path) => path.split(".").at(-1));

/** As the owner of the tables or the role of jobs. */
export const keptStates = (db: Db): Promise<KeptStates[]> =>
  Promise.all(
    Object.entries(kept).map(async ([name, { chart, stored }]) => {
      const known = namesIn(chart as unknown as AnyStateMachine);
      const [counted, gone] = await Promise.all([
        sql<{ count: number }>`select count(*)::int as count from (${stored}) as each`.execute(db),
        sql<Stored>`select account_id as "accountId", about, state from (${stored}) as each
          where state <> all (${known}::text[]) order by about, account_id`.execute(db),
      ]);
      return { chart: name, count: counted.rows[0]!.count, gone: gone.rows };
    }),
  );
