/** What people of the desk do, the database checks again: after all tables. */
export const fourEyes = [
  // The desk acts only as the person of its session, in a role that this person has; an applicant in the role of
  // the member.
  `create function person_acts() returns trigger language plpgsql
    security definer set search_path = public, pg_temp as $$ begin
      if new.by_role in ('holder', 'assistant') then
        if new.person_id is null and exists (
          select from member m
          where m.id = new.member_id and m.account_id = new.account_id and m.role = new.by_role
        ) then
          return new;
        end if;
      elsif new.by_role not in ('reviewer', 'approver', 'seniorManager') then
        if new.person_id is null then return new; end if;
      elsif new.person_id = app_person() and person_may(new.by_role) then
        return new;
      end if;
      raise exception 'each person acts in their own name and role'
        using errcode = 'integrity_constraint_violation';
    end $$`,
  `create trigger person_acts before insert on line_event for each row execute function person_acts()`,
  `create function score_follows() returns trigger language plpgsql
    security definer set search_path = public, pg_temp as $$ begin
      new.status_seq := coalesce((
        select s.seq from line_status s
        where s.account_id = new.account_id and s.line = new.line and s.chart = 'kycStatus'
      ), 0);
      return new;
    end $$`,
  `create trigger score_follows before insert on risk_score for each row execute function score_follows()`,
  `create function score_is_submitted() returns trigger language plpgsql
    security definer set search_path = public, pg_temp as $$ begin
      if exists (
        select from line_event e join line_status s on s.id = e.status_id
        where s.account_id = new.account_id and s.line = new.line and s.chart = 'kycStatus'
          and e.seq = new.status_seq + 1 and e.event = 'kyc.submit'
          and e.xmin = this_transaction()
      ) then return null; end if;
      raise exception 'a score belongs to a submission' using errcode = 'integrity_constraint_violation';
    end $$`,
  `create constraint trigger score_is_submitted after insert on risk_score deferrable initially deferred
    for each row when (row_security_active('public.risk_score')) execute function score_is_submitted()`,
  // By every score submitted since the last approval, else by the last one; or by a hit since that approval.
  `create function is_elevated(of_account uuid, of_line text) returns boolean language sql stable
    security definer set search_path = public, pg_temp as $$
      with moves as (
        select e.event, e.facts, e.seq from line_event e join line_status s on s.id = e.status_id
        where s.account_id = of_account and s.line = of_line and s.chart = 'kycStatus'
      ), approved as (
        select coalesce(max(seq), 0) as seq from moves where event = 'kyc.approve'
      ), scores as (
        select r.needs_two, m.seq from risk_score r
        join moves m on m.event = 'kyc.submit' and m.seq = r.status_seq + 1
        where r.account_id = of_account and r.line = of_line
      )
      select coalesce(bool_or(needs_two), true) or exists (
        select from moves where event = 'kyc.lapse' and facts ->> 'cause' = 'adverseHit'
          and seq > (select seq from approved)
      )
      from scores where seq >= (select least(a.seq, (select max(seq) from scores)) from approved a)
    $$`,
  `revoke execute on function is_elevated from public`,
  // By every score of the last submission and since.
  `create function is_prohibited(of_account uuid, of_line text) returns boolean language sql stable
    security definer set search_path = public, pg_temp as $$
      select coalesce(bool_or(r.band = 'prohibited'), false) from risk_score r
      where r.account_id = of_account and r.line = of_line and r.status_seq >= coalesce((
        select max(e.seq) - 1 from line_event e join line_status s on s.id = e.status_id
        where s.account_id = of_account and s.line = of_line and s.chart = 'kycStatus' and e.event = 'kyc.submit'
      ), 0)
    $$`,
  `revoke execute on function is_prohibited from public`,
  `create function decided_by_people() returns trigger language plpgsql
    security definer set search_path = public, pg_temp as $$
    declare of_line text; last record; proposal record;
    begin
      select line into of_line from line_status where id = new.status_id;
      select e.event, e.to_state, e.person_id, e.status_id, e.seq,
        e.xmin = this_transaction() as is_new into last
        from line_event e join line_status s on s.id = e.status_id
        where s.account_id = new.account_id and s.line = of_line and s.chart = 'decision'
        order by e.seq desc limit 1;
      if last.to_state is distinct from 'decided' or last.person_id is distinct from new.person_id
        or not last.is_new
      then
        raise exception 'a decision comes before its status' using errcode = 'integrity_constraint_violation';
      end if;
      select e.person_id, e.seq, e.facts ->> 'outcome' as outcome into proposal from line_event e
        where e.status_id = last.status_id and e.event in ('decision.propose', 'decision.decide')
        order by e.seq desc limit 1;
      if proposal.outcome is distinct from (case
        when new.to_state = 'approved' then 'approve'
        when new.facts ->> 'kind' = 'FINAL' then 'rejectFinal' else 'rejectRetry' end)
      then
        raise exception 'the status follows another decision' using errcode = 'integrity_constraint_violation';
      end if;
      if new.to_state = 'approved' and is_prohibited(new.account_id, of_line) then
        raise exception 'a prohibited risk is never approved' using errcode = 'integrity_constraint_violation';
      end if;
      if last.event = 'decision.decide' then
        if proposal.outcome = 'rejectFinal' or (
          proposal.outcome = 'approve' and is_elevated(new.account_id, of_line)
        ) then
          raise exception 'one person does not decide this alone' using errcode = 'integrity_constraint_violation';
        end if;
        return new;
      end if;
      if exists (
        select from line_event e join desk_person p on p.id = e.person_id
        where e.status_id = last.status_id and e.seq >= proposal.seq
          and (p.disabled_at is not null or e.by_role <> all (p.roles))
      ) then
        raise exception 'a person with a part in the proposal has left its role' using errcode = 'integrity_constraint_violation';
      end if;
      if proposal.person_id = new.person_id then
        raise exception 'no one confirms their own proposal' using errcode = 'integrity_constraint_violation';
      end if;
      if proposal.outcome = 'approve' and is_elevated(new.account_id, of_line) and not exists (
        select from line_event e
        where e.status_id = last.status_id and e.event = 'decision.endorse' and e.seq > proposal.seq
          and e.person_id not in (proposal.person_id, new.person_id)
      ) then
        raise exception 'a senior manager has not approved this' using errcode = 'integrity_constraint_violation';
      end if;
      return new;
    end $$`,
  `create trigger decided_by_people before insert on line_event for each row
    when (new.chart = 'kycStatus' and new.to_state in ('approved', 'rejected'))
    execute function decided_by_people()`,
  `create function rejected_as_decided() returns trigger language plpgsql
    set search_path = public, pg_temp as $$ begin
    if exists (
      select from line_event e where e.status_id = new.id and e.seq = new.seq
        and lower(e.facts ->> 'kind') = new.snapshot -> 'value' ->> 'rejected'
    ) then
      return new;
    end if;
    raise exception 'the status follows another decision' using errcode = 'integrity_constraint_violation';
  end $$`,
  `create trigger rejected_as_decided before update on line_status for each row
    when (new.chart = 'kycStatus' and new.state = 'rejected') execute function rejected_as_decided()`,
  `create function account_needs_approval() returns trigger language plpgsql
    set search_path = public, pg_temp as $$ begin
    if exists (
      select from line_status own join line_status kyc using (account_id, line)
      where own.id = new.status_id and kyc.chart = 'kycStatus' and kyc.state = 'approved'
    ) then
      return new;
    end if;
    raise exception 'an account opens while the line is approved' using errcode = 'integrity_constraint_violation';
  end $$`,
  `create trigger account_needs_approval before insert on line_event for each row
    when (new.chart = 'businessAccount' and new.to_state in ('underReview', 'normal'))
    execute function account_needs_approval()`,
];
