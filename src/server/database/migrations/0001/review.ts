import { appendOnly } from "./role.ts";

const readers = "'reviewer', 'approver', 'seniorManager', 'auditor'";

/** What the desk knows of an application, and what it did. */
export const review = [
  // One row per submitted application; what the queues show and sort by.
  `create table review_case (
    application_id uuid primary key references application,
    account_id uuid not null references account,
    reference text not null,
    name text not null,
    kind text not null,
    jurisdiction text not null,
    lines text[] not null,
    band text not null,
    round int not null,
    queue text not null check (queue in
      ('new', 'resubmitted', 'secondApproval', 'accountRequested', 'waiting', 'overdue', 'periodicReview', 'closed')),
    queued_at timestamptz not null,
    clock text not null check (clock in ('onTime', 'dueSoon', 'late', 'paused', 'stopped')),
    clock_at timestamptz not null,
    due_on date check ((due_on is null) = (clock in ('paused', 'stopped'))),
    days_left int check ((days_left is null) = (clock <> 'paused')),
    assignee uuid references desk_person,
    assigned_at timestamptz not null,
    submitted_at timestamptz not null
  )`,
  `create index review_case_account on review_case (account_id)`,
  `create index review_case_queue on review_case (queue, queued_at, application_id)`,
  `create index review_case_clock on review_case (due_on) where clock in ('onTime', 'dueSoon')`,
  `create index review_case_assignee on review_case (assignee, (queue <> 'resubmitted'), queued_at, application_id)`,
  `create index review_case_unassigned on review_case ((queue <> 'resubmitted'), queued_at, application_id)
    where assignee is null and queue not in ('closed', 'waiting')`,
  `create table review_verdict (
    id uuid primary key default gen_random_uuid(),
    application_id uuid not null,
    account_id uuid not null references account,
    kind text not null check (kind in ('answer', 'document')),
    target text not null,
    value_sha256 bytea not null,
    verdict text not null,
    source text,
    reason text,
    public_text text,
    note text,
    person_id uuid not null references desk_person,
    at timestamptz not null,
    foreign key (application_id, account_id) references application (id, account_id)
  )`,
  `create index review_verdict_application on review_verdict (application_id, at)`,
  `create index review_verdict_account on review_verdict (account_id, application_id)`,
  `create index review_verdict_person on review_verdict (person_id)`,
  `create table review_note (
    id uuid primary key default gen_random_uuid(),
    application_id uuid not null,
    account_id uuid not null references account,
    text text not null,
    person_id uuid not null references desk_person,
    key uuid,
    at timestamptz not null,
    foreign key (application_id, account_id) references application (id, account_id)
  )`,
  `create index review_note_application on review_note (application_id, at)`,
  `create index review_note_account on review_note (account_id, application_id)`,
  `create unique index review_note_person on review_note (person_id, key)`,
  `create table document_request (
    id uuid primary key default gen_random_uuid(),
    application_id uuid not null,
    account_id uuid not null references account,
    lines text[] not null,
    due_on date not null,
    public_text text not null,
    person_id uuid not null references desk_person,
    created_at timestamptz not null,
    ended_at timestamptz,
    outcome text check (outcome in ('answered', 'cancelled', 'withdrawn', 'rejected')),
    check ((ended_at is null) = (outcome is null)),
    foreign key (application_id, account_id) references application (id, account_id)
  )`,
  `create index document_request_application on document_request (application_id, created_at)`,
  `create unique index document_request_open on document_request (application_id) where ended_at is null`,
  `create index document_request_account on document_request (account_id, application_id)`,
  `create index document_request_person on document_request (person_id)`,
  `create index document_request_due on document_request (due_on) where ended_at is null`,
  `create table request_item (
    id uuid primary key default gen_random_uuid(),
    request_id uuid not null references document_request,
    account_id uuid not null references account,
    position int not null,
    slot text not null,
    rejected_uid text,
    rejected_sha256 bytea,
    reason text not null,
    public_text text not null,
    words text,
    unique (request_id, position)
  )`,
  `create index request_item_account on request_item (account_id)`,
  // When an approval is to be looked at again, and the last day on which all ID documents are valid.
  `create table line_validity (
    account_id uuid not null references account,
    line text not null,
    review_on date not null,
    documents_until date,
    primary key (account_id, line)
  )`,
  `create index line_validity_review on line_validity (review_on)`,
  `create index line_validity_documents on line_validity (documents_until)`,
  ...["review_case", "review_verdict", "review_note", "document_request", "request_item"].flatMap(
    (table) => [
      `alter table ${table} enable row level security`,
      `create policy read on ${table} for select using ((select person_may(${readers})))`,
    ],
  ),
  // What has ended stays so; an item comes with its request and keeps all but the applicant's words.
  `create function request_ends() returns trigger language plpgsql
    security definer set search_path = public, pg_temp as $$ begin
      if tg_op = 'DELETE' and is_erased(old.account_id) then return old; end if;
      if tg_op = 'UPDATE' and old.ended_at is null
        and to_jsonb(new) - '{ended_at,outcome}'::text[] = to_jsonb(old) - '{ended_at,outcome}'::text[]
        and (case when new.outcome in ('answered', 'withdrawn') then exists (
          select from line_event e
          where e.account_id = old.account_id and e.member_id is not null and e.chart = 'kycStatus'
            and e.xmin = this_transaction()
        ) else person_may('reviewer', 'approver') end)
      then return new; end if;
      raise exception 'a request ends once and stays' using errcode = 'integrity_constraint_violation';
    end $$`,
  `create trigger request_ends before update or delete on document_request
    for each row execute function request_ends()`,
  `create function item_stays() returns trigger language plpgsql
    security definer set search_path = public, pg_temp as $$ begin
      if tg_op = 'DELETE' and is_erased(old.account_id) then return old; end if;
      if tg_op = 'INSERT' then
        if exists (
          select from document_request r where r.id = new.request_id and r.account_id = new.account_id
            and r.ended_at is null and r.person_id = app_person()
            and r.xmin = this_transaction()
        ) then return new; end if;
      elsif tg_op = 'UPDATE' and app_person() is null
        and to_jsonb(new) - 'words' = to_jsonb(old) - 'words' and exists (
        select from document_request r where r.id = old.request_id and r.ended_at is null
      ) then
        return new;
      end if;
      raise exception 'an item of a request stays' using errcode = 'integrity_constraint_violation';
    end $$`,
  `create trigger item_stays before insert or update or delete on request_item
    for each row execute function item_stays()`,
  `create function asked_by_desk() returns trigger language plpgsql
    security definer set search_path = public, pg_temp as $$ begin
      if new.person_id = app_person() and person_may('reviewer', 'approver') then return new; end if;
      raise exception 'a person of the desk asks in their own name' using errcode = 'integrity_constraint_violation';
    end $$`,
  `create trigger asked_by_desk before insert on document_request for each row
    execute function asked_by_desk()`,
  ...["document_request", "request_item"].map(
    (table) => `create trigger ${table}_stays before truncate on ${table}
      for each statement execute function never_changes()`,
  ),
  `create function assigned_by_desk() returns trigger language plpgsql
    security definer set search_path = public, pg_temp as $$ begin
      if person_may('reviewer', 'approver') then return new; end if;
      raise exception 'the desk gives out its cases' using errcode = 'integrity_constraint_violation';
    end $$`,
  `create trigger assigned_by_desk before update on review_case for each row
    when (new.assignee is distinct from old.assignee) execute function assigned_by_desk()`,
  // The holder's own requests; verdicts, notes and the row of the queue are the desk's alone.
  ...["document_request", "request_item"].flatMap((table) => [
    `create policy own on ${table} using (account_id = (select app_account()))`,
  ]),
  `create policy moved on review_case for update using (account_id = (select app_account()))`,
  `create policy own on review_case for select using (account_id = (select app_account()))`,
  `create policy begun on review_case for insert
    with check (account_id = (select app_account()) and assignee is null and queue in ('new', 'resubmitted'))`,
  `create policy claimed on review_case for update using ((select person_may('reviewer', 'approver')))`,
  ...["review_verdict", "review_note"].flatMap((table) => [
    `create policy written on ${table} for insert with check (
      person_id = (select app_person()) and (select person_may('reviewer', 'approver', 'seniorManager'))
    )`,
  ]),
  ...appendOnly("review_verdict", "review_note"),
  `create function verdict_follows() returns trigger language plpgsql
    security definer set search_path = public, pg_temp as $$ begin
      new.at := greatest(new.at,
        (select submitted_at from review_case c where c.application_id = new.application_id),
        (select max(v.at) + interval '1 microsecond' from review_verdict v where v.application_id = new.application_id));
      return new;
    end $$`,
  `create trigger verdict_follows before insert on review_verdict for each row execute function verdict_follows()`,
  `alter table line_validity enable row level security`,
  `create policy own on line_validity using (account_id = (select app_account()))
    with check (account_id = (select app_account()) and (select person_may('approver')))`,
  // Of other accounts only what the lines of a case need.
  `create policy read on line_status for select using ((select person_may(${readers})))`,
  `create policy read on risk_score for select using ((select person_may(${readers})))`,
  `grant select on risk_score to gatehouse_app`,
  `grant select, insert on review_case, document_request, request_item to gatehouse_app`,
  `grant update (queue, queued_at, round, clock, clock_at, due_on, days_left, assignee, assigned_at) on review_case to gatehouse_app`,
  `grant update (ended_at, outcome) on document_request to gatehouse_app`,
  `grant update (words) on request_item to gatehouse_app`,
  `grant select, insert, update on line_validity to gatehouse_app`,
  `grant select, insert on review_verdict, review_note to gatehouse_app`,
];
