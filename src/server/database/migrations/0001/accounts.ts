import { ownRows } from "./role.ts";

export const accounts = [
  `create table account (
    id uuid primary key default gen_random_uuid(),
    number text not null unique check (number ~ '^[0-9]{8}$'),
    register_type text not null,
    data_key bytea not null,
    files_total integer,
    created_at timestamptz not null default now(),
    used_at timestamptz,
    noticed_at timestamptz,
    held_for text,
    erased_at timestamptz,
    check (erased_at is null or held_for is null),
    check ((erased_at is not null) = (data_key = ''))
  )`,
  `create trigger account_keeps_key before update of data_key on account for each row
    when (new.data_key <> old.data_key and new.data_key <> '') execute function never_changes()`,
  // Files of erased accounts: the sweep removes those that a crash left.
  `create table erased_file (key text primary key)`,
  `create table member (
    id uuid primary key default gen_random_uuid(),
    account_id uuid not null references account,
    role text not null check (role in ('holder', 'assistant')),
    email text not null,
    email_key bytea not null,
    email_proved_at timestamptz,
    contact_name text,
    designation text,
    country_code text,
    phone text,
    sales_email text,
    password_hash text,
    locale text not null,
    brand text,
    created_at timestamptz not null default now(),
    removed_at timestamptz,
    access_revision int not null,
    seal bytea not null
  )`,
  `create trigger member_goes_on before update on member for each row
    when (new.access_revision < old.access_revision
      or new.access_revision > old.access_revision + 1 and row_security_active('public.member')
      or new.access_revision = old.access_revision and new.seal <> old.seal and row_security_active('public.member'))
    execute function never_changes()`,
  `create index member_account on member (account_id)`,
  `create unique index member_holder_email on member (email_key) where role = 'holder' and removed_at is null`,
  `create unique index member_holder on member (account_id) where role = 'holder' and removed_at is null`,
  `create unique index member_account_email on member (account_id, email_key) where removed_at is null`,
  `create index member_email on member (email_key)`,
  `alter table account enable row level security`,
  `create policy own on account using (id = (select app_account()))`,
  ...ownRows("member"),
  `create policy named on member for select using (email_key = (select app_secret()))`,
  `grant select, insert on account to gatehouse_app`,
  `grant select, insert, update on member to gatehouse_app`,
  `create table session (
    id uuid primary key default gen_random_uuid(),
    token_hmac bytea not null unique,
    member_id uuid not null references member,
    account_id uuid not null references account,
    created_at timestamptz not null default now(),
    seen_at timestamptz not null default now(),
    idle_until timestamptz not null,
    ends_at timestamptz not null,
    ip_prefix text,
    user_agent text,
    revoked_at timestamptz,
    seal bytea not null
  )`,
  `create index session_member on session (member_id)`,
  `create index session_account on session (account_id)`,
  ...ownRows("session"),
  `create policy named on session for select using (token_hmac = (select app_secret()))`,
  `grant select, insert, update (seen_at, idle_until, revoked_at) on session to gatehouse_app`,
  // Bypasses the row policies: finds a session by its token hash. One whose time is over is ended for good, so that a clock that
  // is set back does not bring it back.
  `create function session_found(token bytea, moment timestamptz)
    returns table (
      id uuid, member_id uuid, account_id uuid, created_at timestamptz, idle_until timestamptz, ends_at timestamptz,
      role text, email text, contact_name text, account_number text, email_key bytea, password_hash text, access_revision int,
      seal bytea, session_seal bytea
    )
    language sql volatile security definer set search_path = public, pg_temp as $$
      update session set revoked_at = moment
      where token_hmac = token and revoked_at is null and (idle_until <= moment or ends_at <= moment);
      select s.id, s.member_id, s.account_id, s.created_at, s.idle_until, s.ends_at, m.role, m.email, m.contact_name, a.number,
        m.email_key, m.password_hash, m.access_revision, m.seal, s.seal
      from session s join member m on m.id = s.member_id join account a on a.id = s.account_id
      where s.token_hmac = token and s.revoked_at is null and m.removed_at is null
    $$`,
  `revoke execute on function session_found from public`,
  `grant execute on function session_found to gatehouse_app`,
  // Called under the lock of the audit head: the action of an ended session is not recorded.
  `create function session_goes_on(named uuid) returns boolean language plpgsql
    set search_path = public, pg_temp as $$ begin
    if exists (
      select from session s join member m on m.id = s.member_id
      where s.id = named and s.revoked_at is null and m.removed_at is null
    ) then return true; end if;
    raise exception 'the session has ended' using errcode = 'GH001';
  end $$`,
  `revoke execute on function session_goes_on from public`,
  `grant execute on function session_goes_on to gatehouse_app`,
  `create table platform_identity (
    id uuid primary key default gen_random_uuid(),
    account_id uuid not null references account,
    member_id uuid not null references member,
    issuer text not null,
    identity_key bytea not null,
    shown_as text not null,
    bound_at timestamptz not null,
    unbound_at timestamptz,
    seal bytea not null
  )`,
  `create unique index platform_identity_bound on platform_identity (identity_key) where unbound_at is null`,
  `create index platform_identity_account on platform_identity (account_id)`,
  `create index platform_identity_member on platform_identity (member_id)`,
  ...ownRows("platform_identity"),
  `create policy named on platform_identity for select using (identity_key = (select app_secret()))`,
  `grant select, insert, update (unbound_at) on platform_identity to gatehouse_app`,
];
