import { sql, type Kysely } from "kysely";

/** Links by which the address that an account had before is put back: only the hash is kept, and whoever shows the link may see its row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table email_undo (
    id uuid primary key default gen_random_uuid(),
    token_sha256 bytea not null unique,
    account_id uuid not null references account,
    member_id uuid not null references member,
    email text not null,
    email_key bytea not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    ended_at timestamptz
  )`,
  `create index email_undo_member on email_undo (member_id)`,
  `create index email_undo_expiry on email_undo (expires_at)`,
  `alter table email_undo enable row level security`,
  `create policy own on email_undo using (account_id = (select app_account()))`,
  `create policy named on email_undo for select using (token_sha256 = (select app_secret()))`,
  `grant select, insert, update on email_undo to gatehouse_app`,
];
