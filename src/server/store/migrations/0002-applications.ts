import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create sequence application_reference`,
  `create table application (
    id uuid primary key default gen_random_uuid(),
    account_id uuid not null references account,
    reference text not null unique default
      'GH-' || to_char(now() at time zone 'UTC', 'YYYY') || '-' || lpad(nextval('application_reference')::text, 6, '0'),
    flow text not null,
    revision int not null default 1,
    answers jsonb not null default '{}',
    stamps jsonb not null default '{}',
    lines text[] not null default '{}',
    state text not null default 'draft' check (state in ('draft', 'submitted')),
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    updated_by uuid not null references member,
    submitted_at timestamptz,
    rules_version text not null,
    check ((state = 'submitted') = (submitted_at is not null))
  )`,
  `create index application_account on application (account_id, flow)`,
  `create unique index application_draft on application (account_id, flow) where state = 'draft'`,
  `create table submission (
    id uuid primary key default gen_random_uuid(),
    application_id uuid not null references application,
    account_id uuid not null references account,
    idempotency_key text not null,
    body_sha256 bytea not null,
    snapshot text not null,
    snapshot_sha256 bytea not null check (snapshot_sha256 = sha256(convert_to(snapshot, 'UTF8'))),
    files jsonb not null,
    member_id uuid not null references member,
    at timestamptz not null default now(),
    reply jsonb not null,
    unique (account_id, idempotency_key)
  )`,
  `create index submission_application on submission (application_id, at)`,
  `create table upload (
    id uuid primary key default gen_random_uuid(),
    account_id uuid not null references account,
    application_id uuid not null references application,
    slot text not null,
    client_uid text not null,
    name text not null,
    type text not null,
    size int not null check (size >= 0),
    sha256 bytea,
    pages int,
    state text not null check (state in ('storing', 'checking', 'stored', 'refused', 'removed')),
    key text not null unique,
    data_key bytea not null,
    uploaded_by uuid not null references member,
    created_at timestamptz not null default now(),
    removed_at timestamptz,
    unique (application_id, client_uid),
    check (state <> 'stored' or sha256 is not null)
  )`,
  `create index upload_application on upload (application_id, slot) where removed_at is null`,
  `create function never_changes() returns trigger language plpgsql
    as $$ begin raise exception '% is append only', tg_table_name using errcode = 'integrity_constraint_violation'; end $$`,
  `create trigger submission_is_final before update or delete on submission
    for each row execute function never_changes()`,
  `create trigger submission_stays before truncate on submission
    for each statement execute function never_changes()`,
  ...["application", "submission", "upload"].flatMap((table) => [
    `alter table ${table} enable row level security`,
    `create policy own on ${table} using (account_id = (select app_account()))`,
  ]),
  `grant usage on sequence application_reference to gatehouse_app`,
  `grant select, insert, update on application, upload to gatehouse_app`,
  `grant select, insert on submission to gatehouse_app`,
];
