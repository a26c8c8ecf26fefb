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
  // The embedded database has them from its beginning.
  ...["gatehouse_app", "gatehouse_jobs"].map(
    (name) => `do $$ begin
      if not exists (select from pg_roles where rolname = '${name}') then create role ${name} login; end if;
    exception when duplicate_object or unique_violation then null;
    end $$`,
  ),
  `revoke all on schema public from public`,
  `grant usage on schema public to gatehouse_app`,
  `create function app_account() returns uuid language sql stable
    set search_path = public, pg_temp as $$ select nullif(current_setting('app.account', true), '')::uuid $$`,
  `create function app_secret() returns bytea language sql stable
    set search_path = public, pg_temp as $$ select decode(nullif(current_setting('app.secret', true), ''), 'hex') $$`,
  // What a row has as `xmin` that this transaction wrote, outside a savepoint.
  `create function this_transaction() returns xid language sql stable
    set search_path = public, pg_temp as $$ select pg_current_xact_id()::xid $$`,
  // No request says that an account is erased, and only then its rows can be deleted.
  `create function is_erased(named uuid) returns boolean language plpgsql stable security definer
    set search_path = public, pg_temp as $$ begin
      return exists (select from account where id = named and erased_at is not null);
    end $$`,
  `revoke execute on function is_erased from public`,
  `create function never_changes() returns trigger language plpgsql
    set search_path = public, pg_temp as $$ begin
    if tg_op = 'DELETE' and tg_table_name <> 'audit' and to_jsonb(old) ? 'account_id' then
      if is_erased((to_jsonb(old) ->> 'account_id')::uuid) then return old; end if;
    end if;
    raise exception '% is append only', tg_table_name using errcode = 'integrity_constraint_violation'; end $$`,
];
