/** What platforms are told about the accounts that came through them. */
export const webhooks = [
  // Of one account the sequence counts its events; each platform gets its own row.
  `create table webhook_delivery (
    id uuid primary key default gen_random_uuid(),
    account_id uuid not null references account,
    issuer text not null,
    sequence int not null,
    event text not null,
    data jsonb not null,
    created_at timestamptz not null,
    state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
    attempts jsonb not null default '[]',
    next_at timestamptz,
    unique (account_id, sequence, issuer)
  )`,
  `create index webhook_delivery_newest on webhook_delivery (created_at desc, id)`,
  // A receiver that answered 410; another URL is tried again.
  `create table webhook_disabled (
    issuer text not null,
    url text not null,
    at timestamptz not null,
    primary key (issuer, url)
  )`,
  // In the transaction of the change, for the account that it knows.
  `create function post_webhooks(issuers text[], event_name text, event_data jsonb, made_at timestamptz)
    returns void language plpgsql security definer set search_path = public, pg_temp as $$
    declare
      named record;
      number int;
    begin
      select coalesce(max(d.sequence), 0) + 1 into number
        from webhook_delivery d where d.account_id = app_account();
      for named in
        select distinct p.issuer from platform_identity p
        where p.account_id = app_account() and p.unbound_at is null and p.issuer = any (issuers)
      loop
        with made as (
          insert into webhook_delivery (account_id, issuer, sequence, event, data, created_at)
          values (app_account(), named.issuer, number, event_name, event_data, made_at)
          returning id
        )
        select made.id into strict named from made;
        perform graphile_worker.add_job('webhook', json_build_object('delivery', named.id));
      end loop;
    end $$`,
  `revoke execute on function post_webhooks from public`,
  `grant execute on function post_webhooks to gatehouse_app`,
  // False unless it had failed. A receiver that was disabled is tried again.
  `create function send_webhook_again(delivery uuid, moment timestamptz) returns boolean language plpgsql
    security definer set search_path = public, pg_temp as $$
    declare failed record;
    begin
      if not person_may('approver', 'administrator') then
        raise exception 'a person of the desk sends it again' using errcode = 'insufficient_privilege';
      end if;
      update webhook_delivery d set state = 'waiting', next_at = moment
        where d.id = delivery and d.state = 'failed' returning d.issuer into failed;
      if not found then return false; end if;
      delete from webhook_disabled w where w.issuer = failed.issuer;
      perform graphile_worker.add_job('webhook', json_build_object('delivery', delivery));
      return true;
    end $$`,
  `revoke execute on function send_webhook_again from public`,
  `grant execute on function send_webhook_again to gatehouse_app`,
  `alter table webhook_delivery enable row level security`,
  `create policy read on webhook_delivery for select
    using ((select person_may('approver', 'auditor', 'administrator')))`,
  `grant select on webhook_delivery to gatehouse_app`,
];
