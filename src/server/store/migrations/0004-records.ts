import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table audit (
    account_id uuid not null references account,
    seq int not null,
    at timestamptz not null,
    actor text not null,
    action text not null,
    target text,
    fields text[] not null default '{}',
    ip_prefix text,
    request_id text,
    prev_hash bytea not null,
    hash bytea not null,
    primary key (account_id, seq)
  )`,
  `create table audit_head (
    account_id uuid primary key references account,
    seq int not null,
    hash bytea not null
  )`,
  `create trigger audit_is_final before update or delete on audit for each row execute function never_changes()`,
  `create trigger audit_stays before truncate on audit for each statement execute function never_changes()`,
  ...["audit", "audit_head"].flatMap((table) => [
    `alter table ${table} enable row level security`,
    `create policy own on ${table} using (account_id = (select app_account()))`,
  ]),
  `create table rate_bucket (
    key text primary key,
    taken int not null,
    ends_at timestamptz not null
  )`,
  `create index rate_bucket_end on rate_bucket (ends_at)`,
  `create table mail (
    id uuid primary key default gen_random_uuid(),
    locale text not null,
    kind text not null,
    sealed bytea,
    sent_at timestamptz,
    error text,
    created_at timestamptz not null default now()
  )`,
  `create index mail_created on mail (created_at desc)`,
  `create function post_mail(mail_id uuid, mail_locale text, mail_kind text, mail_sealed bytea, made_at timestamptz)
    returns void language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      insert into mail (id, locale, kind, sealed, created_at)
        values (mail_id, mail_locale, mail_kind, mail_sealed, made_at);
      perform graphile_worker.add_job('mail', json_build_object('mail', mail_id), max_attempts => 8);
    end $$`,
  `revoke execute on function post_mail from public`,
  `grant execute on function post_mail to gatehouse_app`,
  `grant select, insert on audit to gatehouse_app`,
  `grant select, insert, update on audit_head to gatehouse_app`,
  `grant select, insert, update, delete on rate_bucket to gatehouse_app`,
];
