import { sql, type Kysely } from "kysely";
import { accounts } from "./0001/accounts.ts";
import { applications } from "./0001/applications.ts";
import { entry } from "./0001/entry.ts";
import { records } from "./0001/records.ts";
import { role } from "./0001/role.ts";
import { statuses } from "./0001/statuses.ts";

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [role, accounts, entry, applications, statuses, records].flat();
  for (const statement of statements) await sql.raw(statement).execute(db);
}
