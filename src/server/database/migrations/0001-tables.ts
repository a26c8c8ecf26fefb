import { sql, type Kysely } from "kysely";
import { accounts } from "./0001/accounts.ts";
import { agreements } from "./0001/agreements.ts";
import { applications } from "./0001/applications.ts";
import { cases } from "./0001/cases.ts";
import { chartCounts } from "./0001/chart-counts.ts";
import { desk } from "./0001/desk.ts";
import { deskPeople } from "./0001/desk-people.ts";
import { ends } from "./0001/ends.ts";
import { entry } from "./0001/entry.ts";
import { fileLimits } from "./0001/file-limits.ts";
import { fourEyes } from "./0001/four-eyes.ts";
import { questionnaires } from "./0001/questionnaires.ts";
import { identity } from "./0001/identity.ts";
import { jobs } from "./0001/jobs.ts";
import { records } from "./0001/records.ts";
import { review } from "./0001/review.ts";
import { role } from "./0001/role.ts";
import { statuses } from "./0001/statuses.ts";
import { uploads } from "./0001/uploads.ts";
import { webhooks } from "./0001/webhooks.ts";

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    role,
    accounts,
    desk,
    deskPeople,
    entry,
    applications,
    uploads,
    questionnaires,
    statuses,
    agreements,
    review,
    chartCounts,
    fourEyes,
    cases,
    identity,
    records,
    webhooks,
    fileLimits,
    ends,
    jobs,
  ].flat();
  for (const statement of statements) await sql.raw(statement).execute(db);
}
