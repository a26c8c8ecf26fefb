import { sql, type Kysely } from "kysely";

/** A code for another address is the member's who asked for it; one from before proves nothing any more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table challenge add column member_id uuid`.execute(db);
}
