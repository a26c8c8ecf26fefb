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

/** The tables of graphile-worker have row-level security without a policy, and may change with its version. */
const jobsRun = `do $$ declare named record; begin
  perform pg_advisory_xact_lock(hashtextextended('database privileges', 0));
  if has_schema_privilege('gatehouse_jobs', 'graphile_worker', 'usage') and not exists (
    select from pg_class c
    where c.relnamespace = 'graphile_worker'::regnamespace and c.relkind = 'r'
      and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'jobs')
  ) then return; end if;
  grant usage on schema graphile_worker to gatehouse_jobs;
  grant all on all tables in schema graphile_worker to gatehouse_jobs;
  grant all on all sequences in schema graphile_worker to gatehouse_jobs;
  grant execute on all functions in schema graphile_worker to gatehouse_jobs;
  for named in
    select c.oid::regclass as "table" from pg_class c
    where c.relnamespace = 'graphile_worker'::regnamespace and c.relkind = 'r'
      and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'jobs')
  loop
    execute format('create policy jobs on %s to gatehouse_jobs using (true)', named.table);
  end loop;
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
  await owner.query(jobsRun);
}
