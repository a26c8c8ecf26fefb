import { sql, type Kysely } from "kysely";

/** People whom a platform sends: their tickets, each used once in one browser, and whose account each has become. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table platform_ticket (
    id uuid primary key default gen_random_uuid(),
    jti_sha256 bytea not null unique,
    token_sha256 bytea not null unique,
    pre_session_id uuid not null,
    issuer text not null,
    identity_key bytea not null,
    email text,
    expires_at timestamptz not null,
    ended_at timestamptz,
    forget_at timestamptz not null
  )`,
  `create index platform_ticket_forget on platform_ticket (forget_at)`,
  `create table platform_identity (
    id uuid primary key default gen_random_uuid(),
    account_id uuid not null references account,
    member_id uuid not null references member,
    issuer text not null,
    identity_key bytea not null,
    shown_as text not null,
    bound_at timestamptz not null,
    unbound_at timestamptz
  )`,
  `create unique index platform_identity_bound on platform_identity (identity_key) where unbound_at is null`,
  `create index platform_identity_account on platform_identity (account_id)`,
  `alter table platform_identity enable row level security`,
  `create policy own on platform_identity using (account_id = (select app_account()))`,
  `create policy named on platform_identity for select using (identity_key = (select app_secret()))`,
  `grant select, insert, update on platform_ticket, platform_identity to gatehouse_app`,
];
