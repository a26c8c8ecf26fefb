import { appendOnly, ownRows } from "./role.ts";

export const statuses = [
  `create table chart_start (
    chart text not null,
    version int not null,
    state text not null,
    made_of bytea not null,
    configuration jsonb not null,
    primary key (chart, version)
  )`,
  `create table chart_edge (
    chart text not null,
    version int not null,
    from_state text not null,
    event text not null,
    by_role text not null,
    to_state text not null,
    primary key (chart, version, from_state, event, by_role, to_state),
    foreign key (chart, version) references chart_start (chart, version)
  )`,
  // As states are named everywhere: `rejected.final`.
  `create function state_path(value jsonb) returns text language sql immutable
    set search_path = public, pg_temp as $$ select translate(replace(value::text, '": ', '.'), '{}"', '') $$`,
  `create table line_status (
    id uuid primary key default gen_random_uuid(),
    account_id uuid not null references account,
    line text not null,
    chart text not null,
    version int not null,
    seq int not null default 0,
    state text not null,
    snapshot jsonb not null check (snapshot->'value' ? state),
    begun jsonb not null,
    path text generated always as (state_path(snapshot->'value')) stored,
    changed_at timestamptz not null default now(),
    unique (account_id, line, chart),
    foreign key (chart, version) references chart_start (chart, version)
  )`,
  `create table line_event (
    status_id uuid not null references line_status,
    seq int not null,
    account_id uuid not null references account,
    chart text not null,
    version int not null,
    from_state text not null,
    event text not null,
    by_role text not null,
    to_state text not null,
    from_path text not null,
    to_path text not null,
    -- How long the state before had lasted.
    seconds double precision not null,
    facts jsonb not null default '{}' constraint line_event_reason check (
      chart <> 'businessAccount' or by_role = 'holder'
      or event not in ('account.decline', 'account.freeze', 'account.close')
      or coalesce(facts ->> 'reason', '') <> ''
    ),
    member_id uuid references member,
    person_id uuid references desk_person,
    at timestamptz not null default now(),
    primary key (status_id, seq),
    foreign key (chart, version, from_state, event, by_role, to_state)
      references chart_edge (chart, version, from_state, event, by_role, to_state)
  )`,
  `create index line_event_account on line_event (account_id, at, seq)`,
  `create index line_event_member on line_event (member_id)`,
  `create index line_event_person on line_event (person_id)`,
  `create index line_event_counts on line_event (chart, version, from_path, event, to_path, seconds)
    include (seq)`,
  `create index line_status_counts on line_status (chart, version, path, changed_at)
    include (seq)`,
  `create function status_begins() returns trigger language plpgsql
    set search_path = public, pg_temp as $$ begin
    if new.seq <> 0 or not exists (
      select from chart_start s where s.chart = new.chart and s.version = new.version and s.state = new.state
    ) then
      raise exception 'a status begins in the first state of its chart' using errcode = 'integrity_constraint_violation';
    end if;
    new.begun := new.snapshot;
    return new;
  end $$`,
  `create trigger status_begins before insert on line_status for each row execute function status_begins()`,
  `create function status_moves() returns trigger language plpgsql
    set search_path = public, pg_temp as $$ begin
    if new.id <> old.id or new.account_id <> old.account_id or new.line <> old.line or new.chart <> old.chart
      or new.begun <> old.begun or new.seq <> old.seq + 1 or not exists (
        select from line_event e
        where e.status_id = old.id and e.seq = new.seq and e.account_id = new.account_id
          and e.chart = new.chart and e.version = new.version
          and e.from_state = old.state and e.to_state = new.state
          and e.to_path = state_path(new.snapshot->'value')
      )
    then
      raise exception 'a status moves only by a transition of its chart' using errcode = 'integrity_constraint_violation';
    end if;
    return new;
  end $$`,
  `create trigger status_moves before update on line_status for each row execute function status_moves()`,
  `create function event_follows() returns trigger language plpgsql
    set search_path = public, pg_temp as $$
    declare status record; last record;
    begin
    select s.path, s.changed_at into status from line_status s
      where s.id = new.status_id and s.account_id = new.account_id and s.chart = new.chart
        and s.seq = new.seq - 1 and s.state = new.from_state;
    if not found then
      raise exception 'an event follows the status it moves' using errcode = 'integrity_constraint_violation';
    end if;
    select e.at, e.from_path = e.to_path as stays, e.seconds into last from line_event e
      where e.status_id = new.status_id and e.seq = new.seq - 1;
    new.from_path := status.path;
    new.at := greatest(new.at, last.at);
    new.seconds := greatest(0, extract(epoch from new.at - coalesce(last.at, status.changed_at)))
      + case when last.stays then last.seconds else 0 end;
    return new;
  end $$`,
  `create trigger event_follows before insert on line_event for each row execute function event_follows()`,
  // What the last check of all histories found; one row.
  `create table conformance (
    "only" boolean primary key default true check ("only"),
    at timestamptz not null,
    report jsonb not null
  )`,
  `alter table conformance enable row level security`,
  `create policy read on conformance for select using ((select person_may('auditor', 'administrator')))`,
  `grant select on conformance to gatehouse_app`,
  ...appendOnly("line_event", "chart_edge", "chart_start"),
  `create trigger line_status_stays before delete on line_status for each row execute function never_changes()`,
  `create trigger line_status_is_kept before truncate on line_status for each statement execute function never_changes()`,
  ...ownRows("line_status", "line_event"),
  `grant select on chart_edge, chart_start to gatehouse_app`,
  `grant select, insert, update on line_status to gatehouse_app`,
  `grant select, insert on line_event to gatehouse_app`,
];
