import { sql, type Kysely } from "kysely";

/** A further application takes documents over: its rows name the same bytes, which go with the last of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table upload drop constraint upload_key_key`,
  `create index upload_key on upload (key) where removed_at is null`,
];
