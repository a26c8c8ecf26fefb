import { ownRows } from "./role.ts";

const readers = "'reviewer', 'approver', 'seniorManager', 'auditor'";

/** Who is to prove a face or an identity, by which link, and every attempt. */
export const identity = [
  // `person`: the row of the person in the answers with the name; empty for the account holder.
  `create table identity_link (
    id uuid primary key default gen_random_uuid(),
    account_id uuid not null references account,
    kind text not null check (kind in ('face', 'identity')),
    person text not null check (length(person) <= 100 and (person = '') = (kind = 'face')),
    email_key bytea check ((email_key is null) = (kind = 'face')),
    token_hmac bytea not null unique,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    ended_at timestamptz,
    seal bytea not null
  )`,
  `create index identity_link_account on identity_link (account_id, kind, person, created_at)`,
  // At most one is under way. What has ended stays; `superseded_at`: the row then named another address.
  `create table identity_check (
    id uuid primary key default gen_random_uuid(),
    account_id uuid not null references account,
    kind text not null check (kind in ('face', 'identity')),
    person text not null check (length(person) <= 100 and (person = '') = (kind = 'face')),
    vendor text not null,
    transaction text not null,
    sealed_url bytea not null,
    state text not null default 'underWay' check (state in ('underWay', 'verified', 'failed',
      'notSamePerson', 'interrupted', 'timedOut', 'cameraRefused', 'unsupportedBrowser', 'systemError')),
    begun_at timestamptz not null,
    asked_at timestamptz not null,
    expires_at timestamptz not null,
    ended_at timestamptz check ((ended_at is null) = (state = 'underWay')),
    superseded_at timestamptz check (superseded_at is null or kind = 'identity')
  )`,
  `create index identity_check_account on identity_check (account_id, kind, person, begun_at)`,
  `create unique index identity_check_live on identity_check (account_id, kind, person)
    where state = 'underWay' and superseded_at is null`,
  `create index identity_check_turn on identity_check (asked_at)
    where state = 'underWay' and superseded_at is null`,
  // One begins at the vendor at a time, outside a transaction. A server that stops leaves its row until it expires.
  `create table identity_begin (
    account_id uuid not null references account,
    kind text not null check (kind in ('face', 'identity')),
    person text not null check (length(person) <= 100 and (person = '') = (kind = 'face')),
    id uuid not null,
    expires_at timestamptz not null,
    primary key (account_id, kind, person)
  )`,
  `create function identity_check_stays() returns trigger language plpgsql
    set search_path = public, pg_temp as $$ begin
      -- Not in one condition: the portal's role cannot call is_erased.
      if tg_op = 'DELETE' then if is_erased(old.account_id) then return old; end if; end if;
      if tg_op = 'UPDATE' and old.state = 'underWay'
        and to_jsonb(new) - '{state,ended_at,asked_at}'::text[]
          = to_jsonb(old) - '{state,ended_at,asked_at}'::text[]
      then
        return new;
      end if;
      if tg_op = 'UPDATE' and old.superseded_at is null
        and to_jsonb(new) - 'superseded_at' = to_jsonb(old) - 'superseded_at'
      then
        return new;
      end if;
      raise exception 'a check ends once and stays' using errcode = 'integrity_constraint_violation';
    end $$`,
  `create trigger identity_check_stays before update or delete on identity_check
    for each row execute function identity_check_stays()`,
  `create function identity_check_begins() returns trigger language plpgsql
    set search_path = public, pg_temp as $$ begin
      raise exception 'a check begins under way' using errcode = 'integrity_constraint_violation';
    end $$`,
  `create trigger identity_check_begins before insert on identity_check
    for each row when (new.state <> 'underWay') execute function identity_check_begins()`,
  `create function verified_is_recorded() returns trigger language plpgsql
    security definer set search_path = public, pg_temp as $$ begin
      if is_on_trail(new.account_id, new.kind || '.verified') then return null; end if;
      raise exception 'a check is verified with its entry on the trail' using errcode = 'integrity_constraint_violation';
    end $$`,
  `create constraint trigger verified_is_recorded after update on identity_check deferrable initially deferred
    for each row when (new.state = 'verified' and old.state <> 'verified') execute function verified_is_recorded()`,
  `create trigger identity_check_is_kept before truncate on identity_check
    for each statement execute function never_changes()`,
  ...ownRows("identity_link", "identity_check", "identity_begin"),
  `create policy named on identity_link for select using (token_hmac = (select app_secret()))`,
  ...["identity_link", "identity_check"].map(
    (table) => `create policy read on ${table} for select using ((select person_may(${readers})))`,
  ),
  `grant select, insert on identity_link, identity_check to gatehouse_app`,
  `grant select, insert, update (id, expires_at), delete on identity_begin to gatehouse_app`,
  `grant update (ended_at) on identity_link to gatehouse_app`,
  `grant update (state, ended_at, superseded_at) on identity_check to gatehouse_app`,
  // The sandbox vendor's own memory.
  `create table sandbox_check (
    token_sha256 bytea primary key,
    reference text not null,
    kind text not null check (kind in ('face', 'identity')),
    locale text not null,
    return_url text not null,
    chosen text,
    told_from timestamptz,
    expires_at timestamptz not null,
    check ((chosen is null) = (told_from is null))
  )`,
  `create index sandbox_check_expiry on sandbox_check (expires_at)`,
  `grant select, insert, update on sandbox_check to gatehouse_app`,
];
