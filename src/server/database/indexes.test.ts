import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase, type FreshDatabase } from "#tests/support/server/cluster.ts";
import { rows } from "#tests/support/server/portal.ts";

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

/** Rows that a trigger keeps from being removed are never looked for by what refers to them. */
const unsupported = `
  select con.conrelid::regclass::text as "table", pg_get_constraintdef(con.oid) as key
  from pg_constraint con
  where con.contype = 'f' and con.connamespace = 'public'::regnamespace
    and not exists (
      select from pg_index idx
      where idx.indrelid = con.conrelid and idx.indpred is null
        and (idx.indkey::int2[])[0:cardinality(con.conkey) - 1] @> con.conkey
    )
    and not exists (
      select from pg_trigger guard
      where guard.tgrelid = con.confrelid and guard.tgfoid = 'never_changes'::regproc
        and guard.tgtype & 8 = 8
    )
  order by 1, 2`;

test("every foreign key has an index", async () => {
  expect(await rows(database.url, unsupported)).toEqual([]);
});
