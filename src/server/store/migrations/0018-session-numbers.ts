import { sql, type Kysely } from "kysely";

/** The session that is found names the account's number as well, by which a tab says whom it shows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `drop function session_found`,
  `create function session_found(token bytea, moment timestamptz)
    returns table (
      id uuid, member_id uuid, account_id uuid, idle_until timestamptz, ends_at timestamptz,
      role text, email text, contact_name text, account_number text
    )
    language sql stable security definer set search_path = public, pg_temp as $$
      select s.id, s.member_id, s.account_id, s.idle_until, s.ends_at, m.role, m.email, m.contact_name, a.number
      from session s join member m on m.id = s.member_id join account a on a.id = s.account_id
      where s.token_sha256 = token and s.revoked_at is null and s.idle_until > moment
        and s.ends_at > moment and m.removed_at is null
    $$`,
  `revoke execute on function session_found from public`,
  `grant execute on function session_found to gatehouse_app`,
];
