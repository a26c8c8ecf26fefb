import { sql, type Kysely } from "kysely";

/** From when on what was let in is removed by an undoing: the beginning of the session in which the address was changed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table email_undo add column since timestamptz`,
  `update email_undo set since = created_at`,
  `alter table email_undo alter column since set not null`,
];
