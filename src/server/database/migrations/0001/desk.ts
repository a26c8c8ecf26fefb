import { limits } from "#contract/limits.ts";
import { appendOnly } from "./role.ts";

/** The people of the review desk and their sessions: apart from applicants. */
export const desk = [
  `create table desk_person (
    id uuid primary key default gen_random_uuid(),
    email text not null,
    email_key bytea not null unique,
    name text not null,
    roles text[] not null check (
      cardinality(roles) > 0
      and roles <@ array['reviewer', 'approver', 'seniorManager', 'auditor', 'administrator']
    ),
    password_hash text,
    totp_secret bytea not null,
    totp_step bigint not null default 0,
    recovery_hashes bytea[] not null,
    setup_hmac bytea unique,
    setup_until timestamptz,
    created_at timestamptz not null default now(),
    disabled_at timestamptz,
    check ((setup_hmac is null) = (setup_until is null) and (password_hash is null) = (setup_hmac is not null))
  )`,
  `create table desk_session (
    id uuid primary key default gen_random_uuid(),
    token_hmac bytea not null unique,
    person_id uuid not null references desk_person,
    created_at timestamptz not null,
    second_factor_at timestamptz,
    idle_until timestamptz not null,
    ends_at timestamptz not null,
    ip_prefix text,
    user_agent text,
    revoked_at timestamptz,
    seal bytea not null
  )`,
  `create index desk_session_person on desk_session (person_id)`,
  // The person whose session token the transaction knows, after both factors. Bypasses the row policies.
  `create function app_person() returns uuid language sql stable security definer
    set search_path = public, pg_temp as $$
      select s.person_id from desk_session s join desk_person p on p.id = s.person_id
      where s.token_hmac = app_secret() and s.second_factor_at is not null
        and s.revoked_at is null and p.disabled_at is null
    $$`,
  // As session_found: one whose time is over is ended for good.
  `create function desk_session_found(token bytea, moment timestamptz)
    returns table (
      id uuid, person_id uuid, email text, name text, roles text[],
      second_factor_at timestamptz, idle_until timestamptz, ends_at timestamptz, seal bytea
    )
    language sql volatile security definer set search_path = public, pg_temp as $$
      update desk_session set revoked_at = moment
      where token_hmac = token and revoked_at is null and (idle_until <= moment or ends_at <= moment);
      select s.id, p.id, p.email, p.name, p.roles, s.second_factor_at, s.idle_until, s.ends_at, s.seal
      from desk_session s join desk_person p on p.id = s.person_id
      where s.token_hmac = token and s.revoked_at is null and p.disabled_at is null
    $$`,
  `revoke execute on function desk_session_found from public`,
  `grant execute on function desk_session_found to gatehouse_app`,
  `create function person_may(variadic wanted text[]) returns boolean language sql stable security definer
    set search_path = public, pg_temp as $$
      select exists (select from desk_person p where p.id = app_person() and p.roles && wanted)
    $$`,
  `alter table desk_person enable row level security`,
  `create policy colleagues on desk_person for select using ((select app_person()) is not null)`,
  `grant select (id, email, name, roles, setup_until, created_at, disabled_at) on desk_person to gatehouse_app`,
  // The person whose address or link the transaction knows. Locks the row; bypasses the row policies.
  `create function desk_person_known() returns setof desk_person language sql security definer
    set search_path = public, pg_temp as $$
      select * from desk_person p
      where p.disabled_at is null and (p.email_key = app_secret() or p.setup_hmac = app_secret())
      for no key update
    $$`,
  `revoke execute on function desk_person_known from public`,
  `grant execute on function desk_person_known to gatehouse_app`,
  `alter table desk_session enable row level security`,
  `create policy named on desk_session using (token_hmac = (select app_secret()))`,
  `grant select, insert, update (idle_until, revoked_at) on desk_session to gatehouse_app`,
  // The second factor uses up a code of its person in the same transaction, once.
  `create function session_is_proved() returns trigger language plpgsql
    security definer set search_path = public, pg_temp as $$ begin
      if tg_op = 'INSERT' then
        if new.second_factor_at is null then return new; end if;
      elsif new.person_id = old.person_id and new.token_hmac = old.token_hmac and new.ends_at = old.ends_at
        and (old.revoked_at is null or new.revoked_at = old.revoked_at)
        and (new.second_factor_at is not distinct from old.second_factor_at
          or old.second_factor_at is null and exists (
            select from desk_person p where p.id = new.person_id
              and p.xmin = this_transaction()
          ))
      then
        return new;
      end if;
      raise exception 'a session is proved by its second factor' using errcode = 'integrity_constraint_violation';
    end $$`,
  `create trigger session_is_proved before insert or update on desk_session
    for each row execute function session_is_proved()`,
  // The session of this token, by a code of the person of this address that was not used before. False otherwise.
  `create function prove_desk_session(
      token bytea, address bytea, step bigint, recovery bytea, moment timestamptz, idle timestamptz
    ) returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
    declare proved uuid;
    begin
      update desk_person p
        set totp_step = coalesce(step, p.totp_step), recovery_hashes = array_remove(p.recovery_hashes, recovery)
        where p.email_key = address and p.disabled_at is null
          and case when recovery is null then p.totp_step < step
            else step is null and recovery = any (p.recovery_hashes) end
        returning p.id into proved;
      if proved is null then return false; end if;
      update desk_session s set second_factor_at = moment, idle_until = idle
        where s.token_hmac = token and s.person_id = proved
          and s.second_factor_at is null and s.revoked_at is null;
      return found;
    end $$`,
  `revoke execute on function prove_desk_session from public`,
  `grant execute on function prove_desk_session to gatehouse_app`,
  // A session is seen by its own token only. Those that were used last go on; those without the second factor are counted apart,
  // so that the password alone ends none that has it.
  `create function desk_sessions_are_few() returns trigger language plpgsql
    security definer set search_path = public, pg_temp as $$ begin
      perform pg_advisory_xact_lock(hashtextextended('desk sessions|' || new.person_id, 0));
      update desk_session set revoked_at = database_moment() where id in (
        select id from desk_session
        where person_id = new.person_id and revoked_at is null
          and (second_factor_at is null) = (new.second_factor_at is null)
        order by id = new.id desc, idle_until desc, created_at desc offset ${limits.sessionsMax}
      );
      return null;
    end $$`,
  `create trigger desk_sessions_are_few after insert or update of second_factor_at on desk_session
    for each row execute function desk_sessions_are_few()`,
  `create table desk_event (
    seq bigint generated always as identity primary key,
    person_id uuid not null references desk_person,
    action text not null,
    target text,
    at timestamptz not null
  )`,
  `create index desk_event_person on desk_event (person_id, at)`,
  ...appendOnly("desk_event"),
  `alter table desk_event enable row level security`,
  `create policy written on desk_event for insert with check (person_id = coalesce(
    (select app_person()), (select p.id from desk_person_known() p)
  ))`,
  `create policy own on desk_event for select using (person_id = (select app_person()))`,
  `create policy read on desk_event for select using ((select person_may('auditor', 'administrator')))`,
  `grant select, insert on desk_event to gatehouse_app`,
];
