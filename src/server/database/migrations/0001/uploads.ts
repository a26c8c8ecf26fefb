import { ownRows } from "./role.ts";

export const uploads = [
  // Copied documents share a key; the bytes go with the last row.
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
    key text not null,
    data_key bytea not null,
    uploaded_by uuid not null references member,
    run int,
    created_at timestamptz not null default now(),
    removed_at timestamptz,
    unique (application_id, client_uid),
    check (state <> 'stored' or sha256 is not null)
  )`,
  `create index upload_account on upload (account_id, client_uid)`,
  `create index upload_uploaded_by on upload (uploaded_by)`,
  `create index upload_key on upload (key) where removed_at is null`,
  ...ownRows("upload"),
  // One that was removed or refused can be given again, as a new one.
  `create function file_stays() returns trigger language plpgsql
    set search_path = public, pg_temp as $$ begin
      if (new.id, new.account_id, new.application_id, new.client_uid)
          is distinct from (old.id, old.account_id, old.application_id, old.client_uid)
        or (new.removed_at is null) <> (new.state not in ('removed', 'refused'))
        or old.state in ('removed', 'refused')
          and (new.state in ('checking', 'stored') or old.sha256 is not null and new.state = 'storing')
        or old.state = 'stored' and new.state = 'removed' and old.slot not like 'requested.%' and exists (
          select from application where id = old.application_id and state = 'submitted'
        )
        or old.state = 'stored' and (new.state not in ('stored', 'removed')
          or (new.slot, new.name, new.type, new.size, new.sha256, new.pages, new.key, new.data_key,
              new.uploaded_by, new.created_at)
            is distinct from (old.slot, old.name, old.type, old.size, old.sha256, old.pages, old.key, old.data_key,
              old.uploaded_by, old.created_at))
      then
        raise exception 'a stored file is what was taken' using errcode = 'integrity_constraint_violation';
      end if;
      return new;
    end $$`,
  `create trigger file_stays before update on upload for each row execute function file_stays()`,
  // Into a submitted application only what the desk asked for; as stored only a copy of a stored file of the account.
  `create function file_arrives() returns trigger language plpgsql
    set search_path = public, pg_temp as $$ begin
      if new.state = 'storing' and (new.slot like 'requested.%' or not exists (
          select from application where id = new.application_id and state = 'submitted'
        ))
        or new.state = 'stored' and exists (
          select from upload u join application a on a.id = new.application_id and a.state = 'draft'
          where u.account_id = new.account_id and u.state = 'stored'
            and (u.key, u.data_key, u.sha256, u.size) = (new.key, new.data_key, new.sha256, new.size)
        )
      then
        return new;
      end if;
      raise exception 'a file is taken by an upload' using errcode = 'integrity_constraint_violation';
    end $$`,
  `create trigger file_arrives before insert on upload for each row
    when (row_security_active('public.upload')) execute function file_arrives()`,
  `grant select, insert, update on upload to gatehouse_app`,
  `create function stored_files(application uuid) returns text language sql stable
    set search_path = public, pg_temp as $$
      select md5(coalesce(string_agg(id || ' ' || created_at, ' ' order by id), ''))
      from upload where application_id = application and state = 'stored'
    $$`,
];
