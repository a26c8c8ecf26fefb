import { sql, type Kysely } from "kysely";

/** Stamps are read and written whole and never searched, so they are kept as they come. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table application alter column stamps drop default`,
  `alter table application alter column stamps type json using stamps::json`,
  `alter table application alter column stamps set default '{}'`,
];
