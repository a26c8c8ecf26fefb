import { ownRows } from "./role.ts";

export const entry = [
  `create table pre_session (
    id uuid primary key default gen_random_uuid(),
    token_hmac bytea not null unique,
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
    member_id uuid,
    text_sha256 bytea check ((text_sha256 is not null) = (purpose = 'sign')),
    ip_prefix text,
    proof_hmac bytea unique,
    proof_expires_at timestamptz,
    proof_used_at timestamptz
  )`,
  `create index challenge_live on challenge (email_key, purpose, sent_at desc)`,
  `create index challenge_pre_session on challenge (pre_session_id)`,
  `create table captcha (
    id uuid primary key default gen_random_uuid(),
    kind text not null check (kind in ('slide', 'work')),
    pre_session_id uuid not null references pre_session on delete cascade,
    answer bytea not null,
    expires_at timestamptz not null,
    tried_at timestamptz,
    result_hmac bytea unique,
    used_at timestamptz,
    check (result_hmac is null or tried_at is not null),
    check (used_at is null or result_hmac is not null)
  )`,
  `create index captcha_pre_session on captcha (pre_session_id)`,
  `create index captcha_expiry on captcha (expires_at)`,
  `create table rate_bucket (
    key text primary key,
    taken int not null,
    ends_at timestamptz not null
  )`,
  `create index rate_bucket_end on rate_bucket (ends_at)`,
  // The portal never gives tries back.
  `create function code_stays() returns trigger language plpgsql
    set search_path = public, pg_temp as $$ begin
      if new.tries < old.tries or (old.used_at is not null and new.used_at is distinct from old.used_at)
        or (old.proof_used_at is not null and new.proof_used_at is distinct from old.proof_used_at)
        or (new.id, new.purpose, new.email_key, new.pre_session_id, new.member_id, new.text_sha256)
          is distinct from (old.id, old.purpose, old.email_key, old.pre_session_id, old.member_id, old.text_sha256)
      then
        raise exception 'a code is used up for good' using errcode = 'integrity_constraint_violation';
      end if;
      return new;
    end $$`,
  `create trigger code_stays before update on challenge for each row execute function code_stays()`,
  // The portal's role reads no code, and sets a proof only with one.
  `create function add_code(named uuid, code bytea, ends timestamptz, moment timestamptz) returns void
    language sql security definer set search_path = public, pg_temp as $$
      update challenge set code_hmacs = array[code, code_hmacs[1]], codes_expire = array[ends, codes_expire[1]],
        sent_at = moment
      where id = named and used_at is null
    $$`,
  `revoke execute on function add_code from public`,
  // Counts the try before it compares, under the lock of the row. A code that is too old when one is tried stays so, whatever the
  // clock says later.
  `create function try_code(named uuid, code bytea, most int, moment timestamptz, proof bytea, proof_ends timestamptz)
    returns table (tried int, outcome text) language plpgsql
    security definer set search_path = public, pg_temp as $$
    declare found_row challenge;
    begin
      update challenge c set tries = c.tries + 1, codes_expire = array(
        select case when ends <= moment then 'epoch' else ends end
        from unnest(c.codes_expire) with ordinality as each (ends, place) order by place
      ) where c.id = named returning * into found_row;
      tried := found_row.tries;
      outcome := case when found_row.id is null or found_row.used_at is not null or tried > most then 'spent'
        when exists (
          select from unnest(found_row.code_hmacs, found_row.codes_expire) as each (kept, ends)
          where kept = code and ends > moment
        ) then 'proved' else 'wrong' end;
      if outcome = 'proved' then
        update challenge set used_at = moment, proof_hmac = proof, proof_expires_at = proof_ends where id = named;
      end if;
      return next;
    end $$`,
  `revoke execute on function try_code from public`,
  `grant execute on function add_code, try_code to gatehouse_app`,
  `grant select, insert, update (expires_at) on pre_session to gatehouse_app`,
  `grant select (id, purpose, email_key, tries, used_at, sent_at, pre_session_id, member_id, text_sha256, proof_hmac,
    proof_expires_at, proof_used_at) on challenge to gatehouse_app`,
  `grant insert (id, purpose, email_key, code_hmacs, codes_expire, sent_at, pre_session_id, member_id, text_sha256,
    ip_prefix) on challenge to gatehouse_app`,
  `grant update (used_at, proof_used_at) on challenge to gatehouse_app`,
  `grant select, insert, update, delete on rate_bucket to gatehouse_app`,
  `grant select, insert, update (expires_at, tried_at, result_hmac, used_at) on captcha to gatehouse_app`,
  `create table ticket (
    id uuid primary key default gen_random_uuid(),
    kind text not null check (kind in ('invite')),
    token_hmac bytea not null unique,
    account_id uuid not null references account,
    member_id uuid not null references member,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    ended_at timestamptz,
    seal bytea not null
  )`,
  `create index ticket_account on ticket (account_id)`,
  `create index ticket_member on ticket (member_id)`,
  `create index ticket_expiry on ticket (expires_at)`,
  `create index ticket_end on ticket (ended_at)`,
  `create table email_undo (
    id uuid primary key default gen_random_uuid(),
    token_hmac bytea not null unique,
    account_id uuid not null references account,
    member_id uuid not null references member,
    email text not null,
    email_key bytea not null,
    since timestamptz not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    ended_at timestamptz,
    seal bytea not null
  )`,
  `create index email_undo_account on email_undo (account_id)`,
  `create index email_undo_member on email_undo (member_id)`,
  `create index email_undo_expiry on email_undo (expires_at)`,
  ...["ticket", "email_undo"].flatMap((table) => [
    ...ownRows(table),
    `create policy named on ${table} for select using (token_hmac = (select app_secret()))`,
  ]),
  `grant select, insert, update (ended_at) on ticket, email_undo to gatehouse_app`,
  `create table platform_ticket (
    id uuid primary key default gen_random_uuid(),
    jti_sha256 bytea not null unique,
    token_hmac bytea not null unique,
    pre_session_id uuid not null,
    issuer text not null,
    identity_key bytea not null,
    email text,
    expires_at timestamptz not null,
    ended_at timestamptz,
    forget_at timestamptz not null,
    seal bytea not null
  )`,
  `create index platform_ticket_forget on platform_ticket (forget_at)`,
  // Each proof of a platform is good for one exchange.
  `create table platform_proof (
    jti_sha256 bytea primary key,
    forget_at timestamptz not null
  )`,
  `create index platform_proof_forget on platform_proof (forget_at)`,
  `create table account_token (
    id uuid primary key default gen_random_uuid(),
    token_hmac bytea not null unique,
    account_id uuid not null references account,
    member_id uuid not null references member,
    line text not null,
    issuer text not null,
    expires_at timestamptz not null,
    used_at timestamptz,
    seal bytea not null
  )`,
  `create table own_data_ticket (
    token_hmac bytea primary key,
    account_id uuid not null references account,
    member_id uuid not null references member,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  `create index own_data_ticket_account on own_data_ticket (account_id)`,
  `create index own_data_ticket_member on own_data_ticket (member_id)`,
  `create index own_data_ticket_expiry on own_data_ticket (expires_at)`,
  ...ownRows("own_data_ticket"),
  `grant select, insert, update (used_at) on own_data_ticket to gatehouse_app`,
  `create index account_token_account on account_token (account_id)`,
  `create index account_token_member on account_token (member_id)`,
  `create index account_token_expiry on account_token (expires_at)`,
  ...ownRows("account_token"),
  `create policy named on account_token for select using (token_hmac = (select app_secret()))`,
  `grant select, insert, update (used_at) on account_token to gatehouse_app`,
  `grant select, insert on platform_proof to gatehouse_app`,
  `grant select, insert, update (ended_at) on platform_ticket to gatehouse_app`,
];
