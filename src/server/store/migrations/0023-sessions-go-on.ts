import { sql, type Kysely } from "kysely";

/** What a member does is written into the trail only while the session goes on; asked under the head's lock, after all that ended it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create function session_goes_on(named uuid) returns boolean language plpgsql as $$ begin
    if exists (
      select from session s join member m on m.id = s.member_id
      where s.id = named and s.revoked_at is null and m.removed_at is null
    ) then return true; end if;
    raise exception 'the session has ended' using errcode = 'GH001';
  end $$`,
  `revoke execute on function session_goes_on from public`,
  `grant execute on function session_goes_on to gatehouse_app`,
];
