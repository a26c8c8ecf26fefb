import { appendOnly, ownRows } from "./role.ts";

export const records = [
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
    session_id uuid,
    primary key (account_id, seq)
  )`,
  // Of an applicant or of the desk; the session itself is gone sooner than its entries.
  `create index audit_session on audit (session_id) where session_id is not null`,
  ...appendOnly("audit"),
  // Every account has a head to lock from the start.
  `create table audit_head (
    account_id uuid primary key references account,
    seq int not null,
    hash bytea not null,
    seal bytea
  )`,
  `create function trail_begins() returns trigger language plpgsql
    security definer set search_path = public, pg_temp as $$ begin
      insert into audit_head (account_id, seq, hash) values (new.id, 0, decode(repeat('00', 32), 'hex'));
      return null;
    end $$`,
  `revoke execute on function trail_begins from public`,
  `create trigger trail_begins after insert on account for each row execute function trail_begins()`,
  ...ownRows("audit", "audit_head"),
  // Each row follows the newest one, the portal's in the account of its transaction, and none is written once its session has ended.
  `create function append_trail(entry audit, head_seal bytea, own_session uuid) returns void language plpgsql
    security definer set search_path = public, pg_temp as $$
    declare writer text := coalesce(nullif(current_setting('role'), 'none'), session_user);
    begin
      if writer = 'gatehouse_app' and entry.account_id is distinct from app_account() then
        raise exception 'a trail is written for the account of the transaction' using errcode = 'insufficient_privilege';
      end if;
      if writer = 'gatehouse_app' and entry.actor like 'desk %'
        and entry.actor is distinct from 'desk ' || app_person()
      then
        raise exception 'a person of the desk is recorded by their own session' using errcode = 'insufficient_privilege';
      end if;
      if writer = 'gatehouse_jobs' and (entry.action <> 'account.erase' or not is_erased(entry.account_id)) then
        raise exception 'a job records what it erases' using errcode = 'insufficient_privilege';
      end if;
      perform session_goes_on(own_session) where own_session is not null;
      update audit_head h set seq = entry.seq, hash = entry.hash, seal = head_seal
        where h.account_id = entry.account_id and h.seq = entry.seq - 1 and h.hash = entry.prev_hash;
      if not found then
        raise exception 'a trail goes on from its newest row' using errcode = 'integrity_constraint_violation';
      end if;
      insert into audit select entry.*;
    end $$`,
  `revoke execute on function append_trail from public`,
  `grant execute on function append_trail to gatehouse_app`,
  // By this transaction. An entry that is written without the key of the trail breaks its chain.
  `create function is_on_trail(of_account uuid, variadic wanted text[]) returns boolean language sql stable
    security definer set search_path = public, pg_temp as $$
      select exists (
        select from (
          select action, xmin as by from audit where account_id = of_account order by seq desc limit 100
        ) newest
        where action = any (wanted) and by = (select this_transaction())
      )
    $$`,
  `revoke execute on function is_on_trail from public`,
  `create function member_is_recorded() returns trigger language plpgsql
    security definer set search_path = public, pg_temp as $$ begin
      if (new.id, new.account_id, new.role) is not distinct from (old.id, old.account_id, old.role)
        and (new.password_hash is not distinct from old.password_hash
          or is_on_trail(old.account_id, 'password.change', 'password.reset', 'email.undo'))
        and ((new.email, new.email_key) is not distinct from (old.email, old.email_key)
          or is_on_trail(old.account_id, 'email.change', 'email.undo'))
      then
        return null;
      end if;
      raise exception 'access changes with its entry on the trail' using errcode = 'integrity_constraint_violation';
    end $$`,
  `create constraint trigger member_is_recorded after update on member deferrable initially deferred
    for each row when (row_security_active('public.member') and (
      new.id, new.account_id, new.role, new.password_hash, new.email, new.email_key
    ) is distinct from (
      old.id, old.account_id, old.role, old.password_hash, old.email, old.email_key
    )) execute function member_is_recorded()`,
  `create function identity_is_recorded() returns trigger language plpgsql
    security definer set search_path = public, pg_temp as $$ begin
      if is_on_trail(new.account_id, 'platform.bind') then return null; end if;
      raise exception 'a platform is connected with its entry on the trail'
        using errcode = 'integrity_constraint_violation';
    end $$`,
  `create constraint trigger identity_is_recorded after insert on platform_identity
    deferrable initially deferred for each row when (row_security_active('public.platform_identity'))
    execute function identity_is_recorded()`,
  `grant select on audit, audit_head to gatehouse_app`,
  // To lock a head; its row policy keeps the column as it is.
  `grant update (account_id) on audit_head to gatehouse_app`,
  // One row. Only the owner reads it.
  `create table root_key (
    "only" boolean primary key default true check ("only"),
    master_id text not null,
    sealed bytea not null,
    changed_at timestamptz not null
  )`,
  `create table mail (
    id uuid primary key default gen_random_uuid(),
    locale text not null,
    kind text not null,
    sealed bytea,
    sent_at timestamptz,
    error text,
    created_at timestamptz not null default now()
  )`,
  `create index mail_kind on mail (kind, created_at)`,
  `create index mail_sealed on mail (created_at desc) where sealed is not null`,
  `create function post_mail(mail_id uuid, mail_locale text, mail_kind text, mail_sealed bytea, made_at timestamptz)
    returns void language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      insert into mail (id, locale, kind, sealed, created_at)
        values (mail_id, mail_locale, mail_kind, mail_sealed, made_at);
      perform graphile_worker.add_job('mail', json_build_object('mail', mail_id), max_attempts => 8);
    end $$`,
  `revoke execute on function post_mail from public`,
  `grant execute on function post_mail to gatehouse_app`,
];
