import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sendAssistantEmail } from "#contract/calls/collaborators.ts";
import { newEmail } from "../support/server/credentials.ts";
import { atDesk } from "../support/server/desk.ts";
import { dataOf } from "../support/server/outcome.ts";
import { databaseFollows, type Member, sharedPortal } from "../support/server/portal.ts";

const portal = sharedPortal();
let member: Member;
let client: pg.Client;
beforeAll(async () => {
  await databaseFollows(portal);
  member = await portal.member();
  const options = "-c role=gatehouse_jobs";
  client = new pg.Client({ connectionString: portal.databaseUrl, options });
  await client.connect();
});
afterAll(() => client.end());

/** Gives how many rows it changed. */
async function attempt(statement: string): Promise<number | null> {
  await client.query("begin");
  try {
    return (await client.query(statement.replace("$1", `'${member.accountId}'`))).rowCount;
  } finally {
    await client.query("rollback");
  }
}

describe("AC07 by the role of jobs", () => {
  test.each([
    "update line_status set state = 'approved' where account_id = $1",
    "insert into line_event (account_id) values ($1)",
    "update application set answers = '{}' where account_id = $1",
    "update upload set name = 'x' where account_id = $1",
    "update member set password_hash = 'x' where account_id = $1",
    "update account set held_for = null where id = $1",
    "update audit_head set seq = 0 where account_id = $1",
    "delete from audit where account_id = $1",
    "insert into audit (account_id, seq) values ($1, 99)",
    "insert into session (account_id) values ($1)",
    "select password_hash from desk_person",
    "select token_hmac from desk_session",
    "select password_hash from member where account_id = $1",
    "select token_hmac from session where account_id = $1",
    "insert into desk_person (name) values ('x')",
    "select code_hmacs from challenge",
    "create or replace function database_moment() returns timestamptz language sql as 'select now()'",
    "alter table audit disable trigger all",
    "create table own ()",
  ])("%s is refused", async (statement) => {
    await expect(attempt(statement)).rejects.toMatchObject({ code: "42501" });
  });

  test("the key of an account that is not erased stays", async () => {
    for (const key of ["''", "'other'"])
      await expect(
        attempt(`update account set data_key = ${key} where id = $1`),
      ).rejects.toMatchObject({ code: /^23/ });
  });

  test.each([
    "erased_at = now(), data_key = ''",
    "erased_at = now(), data_key = '', used_at = '2000-01-01', noticed_at = '2000-01-01'",
    "erased_at = now(), data_key = '', noticed_at = now() - interval '1 year'",
    "noticed_at = now() - interval '1 year'",
  ])("an account whose time is not over stays: %s", async (change) => {
    await expect(attempt(`update account set ${change} where id = $1`)).rejects.toMatchObject({
      code: "23000",
    });
  });

  test("what is not over by its time is not deleted: sessions of both sides, codes, mails, links", async () => {
    await atDesk(portal, "Rae", "reviewer");
    dataOf(await member.api(sendAssistantEmail, { body: { email: newEmail() } }));
    await portal.rows(`insert into platform_proof values ('x', now() + interval '1 day')`);
    for (const table of [
      "session",
      "desk_session",
      "challenge",
      "mail",
      "ticket",
      "pre_session",
      "rate_bucket",
      "platform_proof",
    ]) {
      const [{ held }] = (await portal.rows<{ held: number }>(
        `select count(*)::int as held from ${table}`,
      )) as [{ held: number }];
      expect([table, held > 0, await attempt(`delete from ${table}`)]).toEqual([table, true, 0]);
    }
  });

  test("no row of an account that is not erased is deleted", async () => {
    const tables = ["application", "member", "line_status", "upload", "submission"];
    for (const table of tables)
      expect(await attempt(`delete from ${table} where account_id = $1`)).toBe(0);
  });

  test("a trail gets no entry but that of an erasure", async () => {
    const entry = `select append_trail(jsonb_populate_record(a, '{"seq": 99}'), null, null)
      from audit a where account_id = $1 and seq = 1`;
    await expect(attempt(entry)).rejects.toMatchObject({ code: "42501" });
    const erased = entry.replace("99", `99, "action": "account.erase"`);
    await expect(attempt(erased)).rejects.toMatchObject({ code: "42501" });
  });
});
