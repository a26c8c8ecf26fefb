import { sql, type Kysely } from "kysely";

/**
 * The risk of a client for one line, with the inputs it was made of. Append only, and the role the portal works as
 * may add a score and never read one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table risk_score (
    id uuid primary key default gen_random_uuid(),
    account_id uuid not null references account,
    application_id uuid not null references application,
    line text not null,
    model_version text not null,
    lists_version text not null,
    total int not null check (total between 0 and 100),
    band text not null check (band in ('low', 'medium', 'high', 'prohibited')),
    needs_two boolean not null,
    inputs jsonb not null,
    result jsonb not null,
    at timestamptz not null default now()
  )`,
  `create index risk_score_application on risk_score (application_id, at)`,
  `create trigger risk_score_is_final before update or delete on risk_score
    for each row execute function never_changes()`,
  `create trigger risk_score_stays before truncate on risk_score
    for each statement execute function never_changes()`,
  `alter table risk_score enable row level security`,
  `create policy own on risk_score using (account_id = (select app_account()))`,
  `grant insert on risk_score to gatehouse_app`,
];
