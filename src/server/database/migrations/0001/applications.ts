import { appendOnly, ownRows } from "./role.ts";

export const applications = [
  // Editions are never edited, so `rules_on` selects them. Stamps are never searched.
  `create table application (
    id uuid primary key default gen_random_uuid(),
    ordinal bigint not null generated always as identity,
    account_id uuid not null references account,
    reference text not null unique,
    flow text not null constraint application_flow
      check (flow in ('institutional', 'otcInstitution', 'otcIndividual', 'questionnaire')),
    form_version text not null,
    rules_on text not null constraint application_rules_on check (rules_on ~ '^\\d{4}-\\d{2}-\\d{2}$'),
    revision int not null default 1,
    edit_bytes int not null default 0,
    edits_since timestamptz not null default now(),
    answers jsonb not null default '{}',
    stamps json not null default '[]',
    lines text[] not null default '{}',
    state text not null default 'draft' check (state in ('draft', 'submitted')),
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    updated_by uuid not null references member,
    submitted_at timestamptz,
    told_ready_at timestamptz,
    unique (id, account_id),
    check ((state = 'submitted') = (submitted_at is not null))
  )`,
  // Compression would take a third of a write, and drafts are written more than read.
  `alter table application alter column answers set storage external`,
  `create index application_account on application (account_id, flow)`,
  `create index application_updated_by on application (updated_by)`,
  `create unique index application_draft on application (account_id, flow) where state = 'draft'`,
  // What each save changed, with encrypted secrets, so that a form can be shown as it stood.
  `create table application_edit (
    application_id uuid not null,
    account_id uuid not null,
    revision int not null,
    rules_on text not null,
    from_empty boolean not null,
    changed jsonb not null,
    member_id uuid not null references member,
    at timestamptz not null,
    primary key (application_id, account_id, revision),
    foreign key (application_id, account_id) references application (id, account_id)
  )`,
  `create function answers_follow_edits() returns trigger language plpgsql security definer
    set search_path = public, pg_temp as $$ begin
      if new.revision <> old.revision + 1 or not exists (
        select from application_edit
        where application_id = new.id and account_id = new.account_id and revision = new.revision
      ) then
        raise exception 'answers change by an edit' using errcode = 'integrity_constraint_violation';
      end if;
      return new;
    end $$`,
  // The revision first: where it changes, the answers before are not read from the disk.
  `create trigger answers_follow_edits before update on application for each row
    when (new.revision <> old.revision or new.answers is distinct from old.answers)
    execute function answers_follow_edits()`,
  `create function edit_is_made() returns trigger language plpgsql security definer
    set search_path = public, pg_temp as $$ begin
      if not exists (select from application where id = new.application_id and revision >= new.revision) then
        raise exception 'an edit belongs to a save' using errcode = 'integrity_constraint_violation';
      end if;
      return null;
    end $$`,
  `create constraint trigger edit_is_made after insert on application_edit
    deferrable initially deferred for each row execute function edit_is_made()`,
  `create function application_stays() returns trigger language plpgsql
    set search_path = public, pg_temp as $$ begin
      if old.state = 'submitted' or (new.id, new.ordinal, new.account_id, new.reference, new.flow, new.created_at)
        is distinct from (old.id, old.ordinal, old.account_id, old.reference, old.flow, old.created_at)
      then
        raise exception 'a submitted application does not change' using errcode = 'integrity_constraint_violation';
      end if;
      if new.state = 'submitted' and not exists (
        select from submission where application_id = new.id and account_id = new.account_id
      ) then
        raise exception 'an application is submitted by its submission' using errcode = 'integrity_constraint_violation';
      end if;
      return new;
    end $$`,
  `create function application_begins() returns trigger language plpgsql
    set search_path = public, pg_temp as $$ begin
      if new.state <> 'draft' or new.revision <> 1 then
        raise exception 'an application begins as a draft' using errcode = 'integrity_constraint_violation';
      end if;
      return new;
    end $$`,
  `create trigger application_begins before insert on application for each row execute function application_begins()`,
  `create trigger application_stays before update on application for each row execute function application_stays()`,
  `create index application_edit_member on application_edit (member_id)`,
  ...appendOnly("application_edit"),
  ...ownRows("application_edit"),
  `grant insert on application_edit to gatehouse_app`,
  // Who has a form open, by the last question of their page.
  `create table presence (
    application_id uuid not null,
    account_id uuid not null,
    member_id uuid not null references member,
    seen_at timestamptz not null,
    primary key (application_id, account_id, member_id),
    foreign key (application_id, account_id) references application (id, account_id)
  )`,
  `create index presence_member on presence (member_id)`,
  ...ownRows("presence"),
  `grant select, insert, update on presence to gatehouse_app`,
  `create table submission (
    id uuid primary key default gen_random_uuid(),
    application_id uuid not null references application,
    account_id uuid not null references account,
    idempotency_key text not null,
    body_sha256 bytea not null,
    snapshot text not null,
    snapshot_sha256 bytea not null check (snapshot_sha256 = sha256(convert_to(snapshot, 'UTF8'))),
    files jsonb not null,
    member_id uuid not null references member,
    at timestamptz not null default now(),
    reply jsonb not null,
    unique (account_id, idempotency_key)
  )`,
  `create index submission_application on submission (application_id, at)`,
  `create index submission_member on submission (member_id)`,
  ...appendOnly("submission"),
  ...ownRows("application", "submission"),
  `grant select, insert, update on application to gatehouse_app`,
  `grant select, insert on submission to gatehouse_app`,
  `create table risk_score (
    id uuid primary key default gen_random_uuid(),
    account_id uuid not null references account,
    application_id uuid not null references application,
    line text not null,
    model_version text not null,
    lists_version text not null,
    total int not null check (total between 0 and 100),
    band text not null check (band in ('low', 'medium', 'high', 'prohibited')),
    needs_two boolean not null,
    inputs jsonb not null,
    result jsonb not null,
    status_seq int not null,
    at timestamptz not null default now()
  )`,
  `create index risk_score_account on risk_score (account_id)`,
  `create index risk_score_application on risk_score (application_id, at)`,
  `create table investor_choice (
    seq bigint generated always as identity primary key,
    account_id uuid not null references account,
    region text not null check (region in ('HK', 'SG')),
    choice text not null check (choice in ('in', 'out')),
    code text not null,
    arithmetic jsonb,
    member_id uuid not null references member,
    at timestamptz not null,
    check ((choice = 'in') = (arithmetic is not null))
  )`,
  `create index investor_choice_account on investor_choice (account_id, region, seq desc)`,
  `create index investor_choice_member on investor_choice (member_id)`,
  `create table data_sharing_choice (
    seq bigint generated always as identity primary key,
    account_id uuid not null references account,
    choice text not null check (choice in ('in', 'out')),
    wording text not null,
    locale text not null,
    member_id uuid not null references member,
    at timestamptz not null
  )`,
  `create index data_sharing_choice_account on data_sharing_choice (account_id, seq desc)`,
  `create index data_sharing_choice_member on data_sharing_choice (member_id)`,
  ...appendOnly("risk_score", "investor_choice", "data_sharing_choice"),
  ...ownRows("investor_choice", "data_sharing_choice"),
  // The portal adds scores; only people of the desk read them.
  `alter table risk_score enable row level security`,
  `create policy own on risk_score for insert with check (account_id = (select app_account()))`,
  `grant insert on risk_score to gatehouse_app`,
  `grant select, insert on investor_choice, data_sharing_choice to gatehouse_app`,
];
