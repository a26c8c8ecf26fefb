import { ownRows } from "./role.ts";

/** One row per account, from its first submission. The answers are those of an application. */
export const questionnaires = [
  `create table questionnaire (
    account_id uuid primary key references account,
    kind text not null,
    state text not null check (state in ('asked', 'expired', 'postponed', 'begun', 'overdue', 'sent')),
    state_at timestamptz not null,
    reminded_at timestamptz,
    is_required boolean not null,
    due_on date,
    valid_until date check ((valid_until is null) = (state <> 'sent')),
    application_id uuid,
    sent_at timestamptz,
    foreign key (application_id, account_id) references application (id, account_id)
  )`,
  `create index questionnaire_application on questionnaire (application_id, account_id)`,
  `create index questionnaire_due on questionnaire (due_on) where due_on is not null`,
  `create index questionnaire_validity on questionnaire (valid_until) where valid_until is not null`,
  ...ownRows("questionnaire"),
  `grant select, insert, update on questionnaire to gatehouse_app`,
];
