import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `do $$ begin
    if not exists (select from pg_roles where rolname = 'gatehouse_app') then create role gatehouse_app login; end if;
  exception when duplicate_object or unique_violation then null;
  end $$`,
  `revoke all on schema public from public`,
  `grant usage on schema public to gatehouse_app`,
  `create function app_account() returns uuid language sql stable
    as $$ select nullif(current_setting('app.account', true), '')::uuid $$`,
  `create function app_secret() returns bytea language sql stable
    as $$ select decode(nullif(current_setting('app.secret', true), ''), 'hex') $$`,
  `create table account (
    id uuid primary key default gen_random_uuid(),
    number text not null unique check (number ~ '^[0-9]{8}$'),
    register_type text not null,
    data_key bytea not null,
    created_at timestamptz not null default now()
  )`,
  `create table member (
    id uuid primary key default gen_random_uuid(),
    account_id uuid not null references account,
    role text not null check (role in ('holder', 'assistant')),
    email text not null,
    email_key bytea not null,
    contact_name text,
    designation text,
    country_code text,
    phone text,
    sales_email text,
    password_hash text,
    locale text not null,
    created_at timestamptz not null default now(),
    removed_at timestamptz,
    failures int not null default 0,
    failed_at timestamptz
  )`,
  `create unique index member_holder_email on member (email_key) where role = 'holder' and removed_at is null`,
  `create unique index member_account_email on member (account_id, email_key) where removed_at is null`,
  `create index member_email on member (email_key)`,
  `create table session (
    id uuid primary key default gen_random_uuid(),
    token_sha256 bytea not null unique,
    member_id uuid not null references member,
    account_id uuid not null references account,
    created_at timestamptz not null default now(),
    seen_at timestamptz not null default now(),
    idle_until timestamptz not null,
    ends_at timestamptz not null,
    ip_prefix text,
    user_agent text,
    revoked_at timestamptz
  )`,
  `create index session_member on session (account_id, member_id)`,
  `create table pre_session (
    id uuid primary key default gen_random_uuid(),
    token_sha256 bytea not null unique,
    expires_at timestamptz not null
  )`,
  `create index pre_session_expiry on pre_session (expires_at)`,
  `create table challenge (
    id uuid primary key default gen_random_uuid(),
    purpose text not null,
    email_key bytea not null,
    code_hmacs bytea[] not null check (cardinality(code_hmacs) between 1 and 2),
    codes_expire timestamptz[] not null check (cardinality(codes_expire) = cardinality(code_hmacs)),
    tries int not null default 0,
    used_at timestamptz,
    sent_at timestamptz not null,
    pre_session_id uuid not null references pre_session on delete cascade,
    ip_prefix text,
    proof_sha256 bytea unique,
    proof_expires_at timestamptz,
    proof_used_at timestamptz
  )`,
  `create index challenge_live on challenge (email_key, purpose, sent_at desc)`,
  `create index challenge_pre_session on challenge (pre_session_id)`,
  `alter table account enable row level security`,
  `create policy own on account using (id = (select app_account()))`,
  `alter table member enable row level security`,
  `create policy own on member using (account_id = (select app_account()))`,
  `create policy named on member for select using (email_key = (select app_secret()))`,
  `alter table session enable row level security`,
  `create policy own on session using (account_id = (select app_account()))`,
  `create policy named on session for select using (token_sha256 = (select app_secret()))`,
  `grant select, insert, update on account, member, session to gatehouse_app`,
  `grant select, insert, update, delete on pre_session, challenge to gatehouse_app`,
];
