import { sql, type Kysely } from "kysely";

/** An application names the flow whose form it fills; the one of individuals was called otc. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `update application set flow = 'otcIndividual' where flow = 'otc'`,
  `alter table application add constraint application_flow
    check (flow in ('institutional', 'otcInstitution', 'otcIndividual'))`,
];
