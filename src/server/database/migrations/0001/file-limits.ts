import { appendOnly, ownRows } from "./role.ts";

/** Limits for the applicant's own documents that the desk has raised. */
export const fileLimits = [
  `create table file_limit (
    id uuid primary key default gen_random_uuid(),
    account_id uuid not null references account,
    account_number text not null,
    files_total int not null,
    reason text not null,
    person_id uuid not null references desk_person,
    at timestamptz not null
  )`,
  `create index file_limit_account on file_limit (account_id)`,
  `create index file_limit_person on file_limit (person_id)`,
  `create index file_limit_newest on file_limit (at desc, id)`,
  ...appendOnly("file_limit"),
  ...ownRows("file_limit"),
  `create policy read on file_limit for select using ((select person_may('approver', 'auditor')))`,
  `grant select, insert on file_limit to gatehouse_app`,
  // The only way to change the limit: by an approver, in their own name, and never down.
  `create function file_limit_is_raised() returns trigger language plpgsql
    security definer set search_path = public, pg_temp as $$ begin
      if new.person_id is distinct from app_person() or not person_may('approver') then
        raise exception 'an approver raises the limit' using errcode = 'insufficient_privilege';
      end if;
      update account a set files_total = new.files_total
        where a.id = new.account_id and a.number = new.account_number
          and coalesce(a.files_total, 0) < new.files_total;
      if not found then
        raise exception 'a limit is only raised' using errcode = 'integrity_constraint_violation';
      end if;
      return new;
    end $$`,
  `revoke execute on function file_limit_is_raised from public`,
  `create trigger file_limit_is_raised before insert on file_limit
    for each row execute function file_limit_is_raised()`,
  // The account of a number, for an approver; applicants have no case before they submit.
  `create function account_numbered(wanted text) returns uuid language sql stable security definer
    set search_path = public, pg_temp as $$
      select a.id from account a where a.number = wanted and person_may('approver')
    $$`,
  `revoke execute on function account_numbered from public`,
  `grant execute on function account_numbered to gatehouse_app`,
];
