import { sql, type Kysely } from "kysely";

/** Links that identify: only the hash is kept, and whoever shows the link may see its row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table ticket (
    id uuid primary key default gen_random_uuid(),
    kind text not null check (kind in ('invite')),
    token_sha256 bytea not null unique,
    account_id uuid not null references account,
    member_id uuid not null references member,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    ended_at timestamptz
  )`,
  `create index ticket_member on ticket (member_id)`,
  `alter table ticket enable row level security`,
  `create policy own on ticket using (account_id = (select app_account()))`,
  `create policy named on ticket for select using (token_sha256 = (select app_secret()))`,
  `grant select, insert, update on ticket to gatehouse_app`,
];
