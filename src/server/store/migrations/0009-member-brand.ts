import { sql, type Kysely } from "kysely";

/** The brand a person came with last, in whose name they are written to; none before this was kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw("alter table member add column brand text").execute(db);
}
