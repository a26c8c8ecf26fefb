import { over } from "./ends.ts";

/** What is over by its time. */
const ends = `mail, rate_bucket, captcha, pre_session, ticket, email_undo, sandbox_check, platform_ticket,
  platform_proof, own_data_ticket, account_token, challenge, session, desk_session`;

const reads = `mail, rate_bucket, captcha, pre_session, ticket, email_undo, sandbox_check, platform_ticket,
    platform_proof, own_data_ticket, account_token, webhook_delivery, webhook_disabled, erased_file,
    chart_start, account, application, submission, upload, line_status, line_event,
    line_validity, review_case, document_request, request_item, questionnaire, identity_check,
    audit, audit_head, conformance`;

/** Of these tables no secret. */
const partlyRead = [
  "select (id, revoked_at, idle_until, ends_at) on desk_session",
  "select (id, member_id, account_id, created_at, seen_at, revoked_at, idle_until, ends_at) on session",
  `select (id, account_id, role, email, email_key, email_proved_at, contact_name, locale, brand,
    created_at, removed_at) on member`,
  "select (email_key, member_id, sent_at) on challenge",
];

const writes = [
  "insert on webhook_disabled",
  "insert on erased_file",
  "insert, update on conformance",
  "update (sent_at, sealed, error) on mail",
  "update (state, attempts, next_at) on webhook_delivery",
  "update (state, removed_at) on upload",
  "update (asked_at) on identity_check",
  // An account that is held keeps its key.
  "update (used_at, noticed_at, erased_at, data_key, files_total) on account",
  // To lock a head.
  "update (account_id) on audit_head",
];

const functions = ["is_erased", "append_trail", "post_mail", "count_charts"];

/** What the role of jobs may do: after all tables. */
export const jobs = [
  `grant usage on schema public to gatehouse_jobs`,
  `grant select on ${reads} to gatehouse_jobs`,
  ...[...partlyRead, ...writes].map((right) => `grant ${right} to gatehouse_jobs`),
  `grant delete on ${ends} to gatehouse_jobs`,
  ...functions.map((name) => `grant execute on function ${name} to gatehouse_jobs`),
  // Of every account; of one that is erased it deletes the rows, and of others only what is over by its time.
  `do $$ declare named record; begin
    for named in
      select c.oid, c.relname, c.relrowsecurity, exists (
        select from pg_attribute a where a.attrelid = c.oid and a.attname = 'account_id'
      ) as is_of_account
      from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not like 'kysely%'
    loop
      if named.relrowsecurity then
        execute format('create policy jobs_read on %I for select to gatehouse_jobs using (true)', named.relname);
        execute format('create policy jobs_add on %I for insert to gatehouse_jobs with check (true)', named.relname);
        execute format('create policy jobs_change on %I for update to gatehouse_jobs using (true)', named.relname);
        execute format('create policy jobs_end on %I for delete to gatehouse_jobs using (%s)', named.relname,
          case when named.is_of_account then 'is_erased(account_id)' else 'false' end);
      end if;
      if named.is_of_account and named.relname not in ('audit', 'audit_head') then
        execute format('grant select (account_id), delete on %I to gatehouse_jobs', named.relname);
      end if;
    end loop;
  end $$`,
  ...Object.entries(over).map(
    ([table, condition]) =>
      `create policy jobs_end_over on ${table} for delete to gatehouse_jobs using (${condition})`,
  ),
];
