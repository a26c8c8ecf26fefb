const readers = "'administrator', 'auditor', 'approver'";

/** What the desk may know of all histories together: charts, states and events, never whose they are. */
export const chartCounts = [
  // Each transition of a version of a chart; `begun`: of them the first of their history.
  `create function chart_transitions(of_chart text, of_version int)
    returns table (from_path text, event text, to_path text, taken int, begun int, seconds double precision)
    language sql stable security definer set search_path = public, pg_temp as $$
      select e.from_path, e.event, e.to_path, count(*)::int, (count(*) filter (where e.seq = 1))::int,
        percentile_cont(0.5) within group (order by e.seconds)
      from line_event e
      where e.chart = of_chart and e.version = of_version and (select person_may(${readers}))
      group by 1, 2, 3 order by 1, 2, 3
    $$`,
  // How long a stay in each state lasted; a transition that stays ends none.
  `create function chart_stays(of_chart text, of_version int, paths text[]) returns table (path text, seconds double precision)
    language sql stable security definer set search_path = public, pg_temp as $$
      select e.from_path, percentile_cont(0.5) within group (order by e.seconds)
      from line_event e
      where e.chart = of_chart and e.version = of_version and e.from_path = any (paths) and e.from_path <> e.to_path
        and (select person_may(${readers}))
      group by 1
    $$`,
  // Where histories stand. `begun`: no event yet. `idle`: no event since that moment.
  `create function chart_standings(of_chart text, of_version int, since timestamptz)
    returns table (path text, here int, begun int, idle int)
    language sql stable security definer set search_path = public, pg_temp as $$
      select s.path, count(*)::int, (count(*) filter (where s.seq = 0))::int,
        (count(*) filter (where s.changed_at < since))::int
      from line_status s
      where s.chart = of_chart and s.version = of_version and (select person_may(${readers}))
      group by 1
    $$`,
  // Where the charts without a history stand, by their innermost state. A case waits for the desk: no applicant has left it.
  `create function chart_kept(of_chart text, since timestamptz) returns table (state text, here int, idle int)
    language sql stable security definer set search_path = public, pg_temp as $$
      select k.state, count(*)::int, (count(*) filter (where k.at < since))::int
      from (
        select case when assignee is null then 'unassigned' else 'assigned' end as state, null::timestamptz as at
          from review_case where of_chart = 'reviewCase'
        union all select clock, null from review_case where of_chart = 'reviewClock'
        union all select q.state, q.state_at from questionnaire q where of_chart = 'questionnaire'
        union all select 'notAsked', null from account a
          where of_chart = 'questionnaire' and not exists (select from questionnaire q where q.account_id = a.id)
      ) k
      where (select person_may(${readers}))
      group by 1
    $$`,
  // What browsers have counted, and the server of charts without a history. The portal adds; only the desk reads.
  `create table chart_count (
    chart text not null,
    version int not null,
    from_path text not null,
    event text not null,
    to_path text not null,
    within int not null,
    taken bigint not null,
    primary key (chart, version, from_path, event, to_path, within),
    foreign key (chart, version) references chart_start (chart, version)
  )`,
  `alter table chart_count enable row level security`,
  `create policy read on chart_count for select using ((select person_may(${readers})))`,
  `grant select on chart_count to gatehouse_app`,
  // In the order of the key, so that two reports at once do not wait for each other.
  `create function count_charts(rows jsonb) returns void language sql security definer
    set search_path = public, pg_temp as $$
      insert into chart_count as known
        select r.chart, r.version, r."from", r.event, r."to", r.within, sum(r.count)
        from jsonb_to_recordset(rows)
          as r(chart text, version int, "from" text, event text, "to" text, within int, count int)
        group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
      on conflict (chart, version, from_path, event, to_path, within) do update
        set taken = known.taken + excluded.taken
    $$`,
  // What the server does is counted by a job, after the transaction.
  `create function count_move(of_chart text, chart_made_of bytea, from_path text, event text, to_path text, stay int)
    returns void language sql security definer set search_path = public, pg_temp as $$
      select graphile_worker.add_job('moves', json_build_array(json_build_object('chart', s.chart, 'version', s.version,
        'from', from_path, 'event', event, 'to', to_path, 'within', stay, 'count', 1)))
      from chart_start s where s.chart = of_chart and s.made_of = chart_made_of
    $$`,
  ...[
    "count_move",
    "count_charts",
    "chart_transitions",
    "chart_stays",
    "chart_standings",
    "chart_kept",
  ].flatMap((name) => [
    `revoke execute on function ${name} from public`,
    `grant execute on function ${name} to gatehouse_app`,
  ]),
];
