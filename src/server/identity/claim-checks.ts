import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import type { Db } from "../database/database.ts";
import type { Schema } from "../database/schema.ts";
import { type CheckToSettle, settledBy } from "./check-queries.ts";

/** Of every account, those that were not asked for the longest; another run does not get them as well. */
export const claimChecks = (jobs: Db, most: number, now: Date): Promise<CheckToSettle[]> =>
  claim(jobs, most, now, (row) => row("asked_at", "<", row.ref("expires_at")));

/** The same of checks that were asked for since their time was over, for the last time until `before`. */
export const claimOverdueChecks = (
  jobs: Db,
  most: number,
  now: Date,
  before: Date,
): Promise<CheckToSettle[]> =>
  claim(jobs, most, now, (row) =>
    row.and([row("asked_at", ">=", row.ref("expires_at")), row("asked_at", "<=", before)]),
  );

type Condition = (row: ExpressionBuilder<Schema, "identity_check">) => Expression<SqlBool>;

const claim = (jobs: Db, most: number, now: Date, due: Condition): Promise<CheckToSettle[]> =>
  jobs
    .updateTable("identity_check")
    .set({ asked_at: now })
    .where("id", "in", (from) =>
      from
        .selectFrom("identity_check")
        .select("id")
        .where("state", "=", "underWay")
        .where("superseded_at", "is", null)
        .where(due)
        .orderBy("asked_at")
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .returning(settledBy)
    .execute();
