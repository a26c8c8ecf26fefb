import { appendOnly } from "./role.ts";

const readers = "'reviewer', 'approver', 'seniorManager', 'auditor'";

/** The people of the review desk and their sessions: apart from applicants. */
export const desk = [
  `create table desk_person (
    id uuid primary key default gen_random_uuid(),
    email text not null,
    email_key bytea not null unique,
    name text not null,
    roles text[] not null check (
      cardinality(roles) > 0
      and roles <@ array['reviewer', 'approver', 'seniorManager', 'auditor', 'administrator']
    ),
    password_hash text not null,
    totp_secret bytea not null,
    totp_step bigint not null default 0,
    recovery_hashes bytea[] not null,
    created_at timestamptz not null default now(),
    disabled_at timestamptz
  )`,
  `create table desk_session (
    id uuid primary key default gen_random_uuid(),
    token_sha256 bytea not null unique,
    person_id uuid not null references desk_person,
    created_at timestamptz not null,
    second_factor_at timestamptz,
    idle_until timestamptz not null,
    ends_at timestamptz not null,
    ip_prefix text,
    user_agent text,
    revoked_at timestamptz
  )`,
  `create index desk_session_person on desk_session (person_id)`,
  // The person whose session token the transaction knows, after both factors. Bypasses the row policies.
  `create function app_person() returns uuid language sql stable security definer
    set search_path = public, pg_temp as $$
      select s.person_id from desk_session s join desk_person p on p.id = s.person_id
      where s.token_sha256 = app_secret() and s.second_factor_at is not null
        and s.revoked_at is null and p.disabled_at is null
    $$`,
  `create function desk_session_found(token bytea, moment timestamptz)
    returns table (
      id uuid, person_id uuid, email text, email_key bytea, name text, roles text[],
      second_factor_at timestamptz, idle_until timestamptz, ends_at timestamptz
    )
    language sql stable security definer set search_path = public, pg_temp as $$
      select s.id, p.id, p.email, p.email_key, p.name, p.roles, s.second_factor_at, s.idle_until, s.ends_at
      from desk_session s join desk_person p on p.id = s.person_id
      where s.token_sha256 = token and s.revoked_at is null and s.idle_until > moment
        and s.ends_at > moment and p.disabled_at is null
    $$`,
  `revoke execute on function desk_session_found from public`,
  `grant execute on function desk_session_found to gatehouse_app`,
  `create function person_may(variadic wanted text[]) returns boolean language sql stable security definer
    set search_path = public, pg_temp as $$
      select exists (select from desk_person p where p.id = app_person() and p.roles && wanted)
    $$`,
  `alter table desk_person enable row level security`,
  `create policy named on desk_person using (email_key = (select app_secret()))`,
  `create policy colleagues on desk_person for select using ((select app_person()) is not null)`,
  `create policy administered on desk_person for all
    using ((select person_may('administrator'))) with check ((select person_may('administrator')))`,
  `grant select, insert, update on desk_person to gatehouse_app`,
  `alter table desk_session enable row level security`,
  `create policy named on desk_session using (token_sha256 = (select app_secret()))`,
  `create policy administered on desk_session for all using ((select person_may('administrator')))`,
  `grant select, insert, update on desk_session to gatehouse_app`,
  `create table desk_event (
    seq bigint generated always as identity primary key,
    person_id uuid not null references desk_person,
    action text not null,
    target text,
    at timestamptz not null
  )`,
  `create index desk_event_person on desk_event (person_id, seq desc)`,
  ...appendOnly("desk_event"),
  `alter table desk_event enable row level security`,
  `create policy written on desk_event for insert with check (true)`,
  `create policy read on desk_event for select using ((select person_may('auditor', 'administrator')))`,
  `grant select, insert on desk_event to gatehouse_app`,
];

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
      ('new', 'resubmitted', 'secondApproval', 'waiting', 'overdue', 'periodicReview', 'closed')),
    queued_at timestamptz not null,
    due_on date,
    days_left int,
    assignee uuid references desk_person,
    submitted_at timestamptz not null
  )`,
  `create index review_case_account on review_case (account_id)`,
  `create index review_case_queue on review_case (queue, queued_at, application_id)`,
  `create index review_case_assignee on review_case (assignee, queued_at, application_id)`,
  `create index review_case_unassigned on review_case (queued_at, application_id)
    where assignee is null and queue not in ('closed', 'waiting')`,
  `create table review_verdict (
    id uuid primary key default gen_random_uuid(),
    application_id uuid not null references application,
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
    at timestamptz not null
  )`,
  `create index review_verdict_application on review_verdict (application_id, at)`,
  `create index review_verdict_account on review_verdict (account_id)`,
  `create index review_verdict_person on review_verdict (person_id)`,
  `create table review_note (
    id uuid primary key default gen_random_uuid(),
    application_id uuid not null references application,
    account_id uuid not null references account,
    text text not null,
    person_id uuid not null references desk_person,
    at timestamptz not null
  )`,
  `create index review_note_application on review_note (application_id, at)`,
  `create index review_note_account on review_note (account_id)`,
  `create index review_note_person on review_note (person_id)`,
  `create table document_request (
    id uuid primary key default gen_random_uuid(),
    application_id uuid not null references application,
    account_id uuid not null references account,
    lines text[] not null,
    due_on date not null,
    public_text text not null,
    person_id uuid references desk_person,
    created_at timestamptz not null,
    ended_at timestamptz,
    outcome text check (outcome in ('answered', 'cancelled', 'withdrawn', 'rejected')),
    check ((ended_at is null) = (outcome is null))
  )`,
  `create index document_request_application on document_request (application_id, created_at)`,
  `create unique index document_request_open on document_request (application_id) where ended_at is null`,
  `create index document_request_account on document_request (account_id)`,
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
  // When an approval is to be looked at again.
  `create table line_validity (
    account_id uuid not null references account,
    line text not null,
    review_on date not null,
    primary key (account_id, line)
  )`,
  `create index line_validity_review on line_validity (review_on)`,
  ...["review_case", "review_verdict", "review_note", "document_request", "request_item"].flatMap(
    (table) => [
      `alter table ${table} enable row level security`,
      `create policy read on ${table} for select using ((select person_may(${readers})))`,
    ],
  ),
  // The holder's own requests; verdicts, notes and the row of the queue are the desk's alone.
  ...["document_request", "request_item"].flatMap((table) => [
    `create policy own on ${table} using (account_id = (select app_account()))`,
  ]),
  `create policy moved on review_case for all using (account_id = (select app_account()))`,
  `create policy claimed on review_case for update using ((select person_may('reviewer', 'approver')))`,
  ...["review_verdict", "review_note"].flatMap((table) => [
    `create policy written on ${table} for insert with check (
      person_id = (select app_person()) and (select person_may('reviewer', 'approver', 'seniorManager'))
    )`,
  ]),
  ...appendOnly("review_verdict", "review_note"),
  `alter table line_validity enable row level security`,
  `create policy own on line_validity using (account_id = (select app_account()))`,
  // Of other accounts only what the lines of a case need.
  `create policy read on line_status for select using ((select person_may(${readers})))`,
  `create policy read on risk_score for select using ((select person_may(${readers})))`,
  `grant select on risk_score to gatehouse_app`,
  `grant select, insert, update on review_case, document_request, request_item, line_validity to gatehouse_app`,
  `grant select, insert on review_verdict, review_note to gatehouse_app`,
];
