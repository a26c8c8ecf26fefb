import { sql, type Kysely } from "kysely";

/** A stamp is a save with the answers it was the last to change, so the member and revision are kept once for all of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `update application set stamps = coalesce((
    select json_agg(save order by revision desc) from (
      select (stamp ->> 'revision')::int as revision, json_build_object(
        'revision', (stamp ->> 'revision')::int, 'by', stamp ->> 'by', 'answers', json_agg(path order by path)
      ) as save
      from json_each(stamps) as each(path, stamp)
      group by stamp ->> 'revision', stamp ->> 'by'
    ) as saves), '[]')`,
  `alter table application alter column stamps set default '[]'`,
];
