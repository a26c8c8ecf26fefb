import { limits } from "#contract/limits.ts";

/** The row of a case follows its lines. */
export const cases = [
  `create function case_is_decided() returns trigger language plpgsql
    security definer set search_path = public, pg_temp as $$ begin
      if exists (
        select from line_status s
        where s.account_id = new.account_id and s.line = any (new.lines)
          and (s.chart = 'kycStatus' and s.state in ('inProgress', 'additionalDocumentsRequired')
            or s.chart = 'decision' and s.state = 'proposed')
          and not exists (
            select from review_case c where c.account_id = new.account_id and s.line = any (c.lines)
              and c.submitted_at > new.submitted_at
          )
      ) then
        raise exception 'a case is open while a line of it is' using errcode = 'integrity_constraint_violation';
      end if;
      return new;
    end $$`,
  `create trigger case_is_decided before update on review_case for each row
    when (new.queue = 'closed') execute function case_is_decided()`,
  `create function case_refused(reason text) returns void language plpgsql
    set search_path = public, pg_temp as $$ begin
      raise exception '%', reason using errcode = 'integrity_constraint_violation';
    end $$`,
  `revoke execute on function case_refused from public`,
  // A case waits while a line of its own asks the applicant, and stops when none is open. Only its warnings need no event.
  // A reply date is set when the clock starts and stays while it runs; a round begins when the applicant has answered.
  `create function case_follows_lines() returns trigger language plpgsql
    security definer set search_path = public, pg_temp as $$
    declare is_open boolean; is_asked boolean; has_moved boolean;
    begin
      select bool_or(s.path in ('inProgress', 'additionalDocumentsRequired.rejectable.answeredInWords')),
          bool_or(s.state = 'additionalDocumentsRequired'), coalesce(bool_or(exists (
            select from line_event e where e.status_id = s.id
              and e.xmin = this_transaction())), false)
        into is_open, is_asked, has_moved
        from line_status s
        where s.account_id = new.account_id and s.line = any (new.lines) and not exists (
          select from review_case c where c.account_id = new.account_id and s.line = any (c.lines)
            and c.submitted_at > new.submitted_at
        );
      if (new.clock = 'paused' or new.queue in ('waiting', 'overdue')) and (is_open or not is_asked)
        or new.clock = 'stopped' and (is_open or is_asked)
      then
        perform case_refused('a case waits and stops as its lines do');
      end if;
      if not has_moved and not (
        (old.clock, new.clock) in (('onTime', 'dueSoon'), ('onTime', 'late'), ('dueSoon', 'late'))
        and (new.queue, new.queued_at, new.round, new.due_on)
          is not distinct from (old.queue, old.queued_at, old.round, old.due_on)
      ) then
        perform case_refused('a case moves with an event of its lines, or by a warning alone');
      end if;
      if new.due_on <> old.due_on
        or old.due_on is null and new.due_on is not null and new.clock <> 'onTime'
        or new.days_left <> old.days_left or new.days_left > ${limits.replyWorkingDays}
      then
        perform case_refused('a reply date is set when the clock starts, and the days left when it is paused');
      end if;
      if new.queued_at <> old.queued_at and new.queue = old.queue
        or new.round <> old.round
          and not (new.round = old.round + 1 and old.clock = 'paused' and new.clock = 'onTime')
      then
        perform case_refused('a round begins when the applicant has answered');
      end if;
      return new;
    end $$`,
  `create trigger case_follows_lines before update on review_case for each row
    when (row_security_active('public.review_case')
      and (new.queue, new.queued_at, new.round, new.clock, new.due_on, new.days_left)
        is distinct from (old.queue, old.queued_at, old.round, old.clock, old.due_on, old.days_left))
    execute function case_follows_lines()`,
];
