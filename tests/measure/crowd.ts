import pg from "pg";
import { type Answers, ownerOf } from "./applicants.ts";
import type { Portal } from "./portal.ts";

/** One application of so many is complete and submitted; the others are begun. */
const completeEvery = 10;

/** Fills the tables with accounts as they are after months of use; triggers and keys are not checked meanwhile. */
export async function makeCrowd(portal: Portal, count: number, complete: Answers): Promise<void> {
  const client = new pg.Client(ownerOf(portal));
  await client.connect();
  const begun = { companyInformation: complete["companyInformation"] };
  await client.query(`
    set session_replication_role = replica;
    set synchronous_commit = off;
    create temporary table crowd as
      select n, gen_random_uuid() as account, gen_random_uuid() as member, gen_random_uuid() as form,
        gen_random_uuid() as status, n % ${completeEvery} = 0 as complete,
        now() - n * interval '1 minute' as at
      from generate_series(1, ${count}) n`);
  await client.query(
    `create temporary table filled as select $1::jsonb as complete, $2::jsonb as begun`,
    [JSON.stringify(complete), JSON.stringify(begun)],
  );
  for (const statement of tables) await client.query(statement);
  await client.query("vacuum analyze");
  await client.end();
}

const hash = (text: string) => `sha256(convert_to(${text} || c.n, 'UTF8'))`;

const tables = [
  `insert into account (id, number, register_type, data_key, created_at)
    select account, (20000000 + n)::text, 'institution', decode(repeat('5a', 61), 'hex'), at from crowd`,
  `insert into audit_head select account, 5, ${hash("'head'")} from crowd c`,
  `insert into member (id, account_id, role, email, email_key, contact_name, designation, country_code, phone,
      password_hash, locale, created_at, email_proved_at, access_revision, seal)
    select member, account, 'holder', 'person-' || n || '@crowd.example', ${hash("'mail'")}, 'Person ' || n,
      'Compliance officer', '+852', '51234567', repeat('h', 97), 'en', at, at, 1, ''
    from crowd c`,
  `insert into session (token_hmac, member_id, account_id, created_at, seen_at, idle_until, ends_at, ip_prefix, user_agent, seal)
    select ${hash("'token' || turn")}, member, account, at, at, at, at, '198.51.100.0/24', repeat('Mozilla ', 15), ''
    from crowd c, generate_series(1, 3) turn`,
  `insert into application (id, account_id, reference, flow, revision, answers, stamps, lines, state, created_at,
      updated_at, updated_by, submitted_at, form_version, rules_on)
    select form, account, 'GH-CROWD-' || n, 'institutional', 20,
      case when c.complete then f.complete else f.begun end, '[]', '{exchange}',
      case when c.complete then 'submitted' else 'draft' end, at, at, member,
      case when c.complete then at end, '2026-11-22', '2026-11-22'
    from crowd c, filled f`,
  `insert into submission (application_id, account_id, idempotency_key, body_sha256, snapshot, snapshot_sha256,
      files, member_id, at, reply)
    select form, account, form::text, ${hash("'body'")}, f.complete::text,
      sha256(convert_to(f.complete::text, 'UTF8')), '[]', member, at, '{}'
    from crowd c, filled f where c.complete`,
  `insert into upload (account_id, application_id, slot, client_uid, name, type, size, sha256, pages, state, key,
      data_key, uploaded_by, created_at)
    select account, form, 'articles', gen_random_uuid()::text, 'document.pdf', 'application/pdf', 250000,
      ${hash("'file' || turn")}, 4, 'stored', gen_random_uuid()::text, decode(repeat('5a', 61), 'hex'), member, at
    from crowd c, generate_series(1, 4) turn`,
  `insert into line_status (id, account_id, line, chart, version, seq, state, snapshot, begun, changed_at)
    select status, account, 'exchange', 'kycStatus', 1, 1, 'inProgress', '{"value": "inProgress", "context": {}}',
      '{"value": "notSubmitted", "context": {}}', at
    from crowd where complete`,
  `insert into line_event (status_id, seq, account_id, chart, version, from_state, from_path, event, by_role,
      to_state, to_path, seconds, member_id, at)
    select status, 1, account, 'kycStatus', 1, 'notSubmitted', 'notSubmitted', 'kyc.submit', 'holder',
      'inProgress', 'inProgress', 3600, member, at
    from crowd where complete`,
  `insert into audit (account_id, seq, at, actor, action, target, fields, ip_prefix, request_id, prev_hash, hash)
    select account, turn, at, member::text, 'application.save', 'application ' || form,
      '{businessInformation.website}', '198.51.100.0/24', gen_random_uuid()::text, ${hash("'before' || turn")},
      ${hash("'row' || turn")}
    from crowd c, generate_series(1, 5) turn`,
];
