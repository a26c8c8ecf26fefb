import { Kysely, PostgresDialect } from "kysely";
import { Migrator } from "kysely/migration";
import type pg from "pg";
import * as tables from "./migrations/0001-tables.ts";

const migrations = { "0001-tables": tables };

/** A copy or a dump of the database does not keep this privilege. */
const noTemporaryTables = `do $$ begin
  perform pg_advisory_xact_lock(hashtextextended('database privileges', 0));
  if has_database_privilege('public', current_database(), 'temporary') then
    execute format('revoke temporary on database %I from public', current_database());
  end if;
end $$`;

/** Of several processes one migrates and the others wait. */
export async function migrate(owner: pg.Pool): Promise<void> {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: owner }) });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error)
    throw error instanceof Error
      ? error
      : new Error("The migration of the tables failed", { cause: error });
  await owner.query(noTemporaryTables);
}
