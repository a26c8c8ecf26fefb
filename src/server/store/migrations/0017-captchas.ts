import { sql, type Kysely } from "kysely";

/** Puzzles that were shown: the answer is sealed, tried once, and its result used once, by the same visitor. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table captcha (
    id uuid primary key default gen_random_uuid(),
    kind text not null check (kind in ('slide', 'click', 'work')),
    pre_session_id uuid not null references pre_session on delete cascade,
    answer bytea not null,
    expires_at timestamptz not null,
    tried_at timestamptz,
    result_sha256 bytea unique,
    used_at timestamptz,
    check (result_sha256 is null or tried_at is not null),
    check (used_at is null or result_sha256 is not null)
  )`,
  `create index captcha_pre_session on captcha (pre_session_id)`,
  `create index captcha_expiry on captcha (expires_at)`,
  `grant select, insert, update on captcha to gatehouse_app`,
];
