export const ownRows = (...tables: string[]) =>
  tables.flatMap((table) => [
    `alter table ${table} enable row level security`,
    `create policy own on ${table} using (account_id = (select app_account()))`,
  ]);

export const appendOnly = (...tables: string[]) =>
  tables.flatMap((table) => [
    `create trigger ${table}_is_final before update or delete on ${table}
      for each row execute function never_changes()`,
    `create trigger ${table}_stays before truncate on ${table}
      for each statement execute function never_changes()`,
  ]);

export const role = [
  `do $$ begin
    if not exists (select from pg_roles where rolname = 'gatehouse_app') then create role gatehouse_app login; end if;
  exception when duplicate_object or unique_violation then null;
  end $$`,
  `revoke all on schema public from public`,
  `grant usage on schema public to gatehouse_app`,
  `create function app_account() returns uuid language sql stable
    set search_path = public, pg_temp as $$ select nullif(current_setting('app.account', true), '')::uuid $$`,
  `create function app_secret() returns bytea language sql stable
    set search_path = public, pg_temp as $$ select decode(nullif(current_setting('app.secret', true), ''), 'hex') $$`,
  `create function never_changes() returns trigger language plpgsql
    set search_path = public, pg_temp as $$ begin raise exception '% is append only', tg_table_name using errcode = 'integrity_constraint_violation'; end $$`,
];
