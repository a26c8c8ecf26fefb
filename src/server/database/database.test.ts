import { afterAll, beforeAll, expect, test } from "vitest";
import pg from "pg";
import { CompiledQuery, sql } from "kysely";
import {
  asAccount,
  endPool,
  inAccount,
  openDatabase,
  openPool,
  send,
  tx,
} from "#server/database/database.ts";
import { checkTrail, record } from "#server/audit.ts";
import { beginApplication, lockedApplication } from "#server/application/application-queries.ts";
import { freshServices, type FreshServices } from "#tests/support/server/cluster.ts";
import { aHolder } from "#tests/support/server/people.ts";

let portal: FreshServices;
beforeAll(async () => {
  portal = await freshServices();
});
afterAll(() => portal.close());

test("AC08 the portal's role sees no row of an account it does not act for", async () => {
  const { services: parts } = portal;
  const one = await aHolder(parts);
  const other = await aHolder(parts);
  const seen = (accountId: string | null) =>
    tx(parts.db, async (handle) => {
      if (accountId) await asAccount(handle, accountId);
      return handle
        .selectFrom("member")
        .select("id")
        .where("account_id", "in", [one.accountId, other.accountId])
        .execute();
    });
  expect(await seen(null)).toEqual([]);
  expect(await seen(one.accountId)).toEqual([{ id: one.memberId }]);
  const { rows } = await pgQuery(
    "select count(*)::int as tables from pg_tables t join pg_roles r on r.rolname = t.tableowner where t.schemaname = 'public' and r.rolname = 'gatehouse_app'",
  );
  expect(rows).toEqual([{ tables: 0 }]);
});

test("AC08 every table with an account has row-level security", async () => {
  const { rows } = await pgQuery(
    `select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'account_id'
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and not c.relrowsecurity`,
  );
  expect(rows).toEqual([]);
});

test("AC08 a row cannot be written for another account", async () => {
  const { services: parts } = portal;
  const one = await aHolder(parts);
  const other = await aHolder(parts);
  const rogue = inAccount(parts.db, one.accountId, (handle) =>
    handle
      .insertInto("application")
      .values({
        account_id: other.accountId,
        reference: "GH-0000-0000",
        flow: "institutional",
        answers: "{}",
        stamps: "[]",
        lines: [],
        updated_by: other.memberId,
        form_version: "1",
        rules_on: "2026-11-20",
      })
      .execute(),
  );
  await expect(rogue).rejects.toThrow("row-level security");
});

test("CO09 the outer handle is refused inside a transaction", async () => {
  const { services: parts } = portal;
  const misuse = tx(parts.db, () => parts.db.selectFrom("rate_bucket").selectAll().execute());
  await expect(misuse).rejects.toThrow("use the transaction handle");
});

test("AT01 a statement that was only sent fails its transaction, which keeps nothing", async () => {
  const { services: parts } = portal;
  const { accountId, memberId } = await aHolder(parts);
  const name = (contact_name: string) => ({ contact_name });
  const failing = (next: "end" | "another") =>
    inAccount(parts.db, accountId, async (handle) => {
      await handle.updateTable("member").set(name("Changed")).execute();
      send(CompiledQuery.raw("select 1 / $1::int", [0]));
      if (next === "another") await handle.updateTable("member").set(name("Again")).execute();
    });
  const before = await nameOf(memberId);
  await expect(failing("end")).rejects.toThrow("division by zero");
  await expect(failing("another")).rejects.toThrow("division by zero");
  expect(await nameOf(memberId)).toEqual(before);
});

test("DE02 a connection whose rollback failed is not given to the next request", async () => {
  const pool = openPool({ connectionString: portal.databaseUrl, max: 1 }, () => undefined);
  const db = openDatabase(pool);
  const broken = tx(db, async (handle) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(handle);
    const { pid } = rows[0]!;
    process.kill(pid, "SIGSTOP");
    process.kill(pid, "SIGTERM");
    // The rollback is sent by then, and the database ends instead of answering it.
    setImmediate(() => process.kill(pid, "SIGCONT"));
    throw new Error("no result");
  });
  const next = sql<{ one: number }>`select 1 as one`.execute(db);
  await expect(broken).rejects.toMatchObject({ name: "DatabaseUnavailable" });
  expect((await next).rows).toEqual([{ one: 1 }]);
  await endPool(pool);
});

test("AT01 a draft and its trail are always locked in the same order", async () => {
  const { services: parts } = portal;
  const { accountId, memberId } = await aHolder(parts);
  const { auditKey } = parts.keys;
  const begin = { accountId, memberId, flow: "institutional" } as const;
  const at = new Date("2026-11-20T12:00:00Z");
  const id = await inAccount(parts.db, accountId, (handle) => beginApplication(handle, begin, at));
  const auditEntry = { accountId, at, actor: memberId, action: "tick" };
  const works = Array.from({ length: 24 }, (_, turn) =>
    inAccount(parts.db, accountId, async (handle) => {
      if (turn % 2 === 0) await lockedApplication(handle, accountId, id);
      await record(handle, auditKey, auditEntry);
      await record(handle, auditKey, auditEntry);
    }),
  );
  await Promise.all(works);
  const found = await inAccount(parts.db, accountId, (handle) =>
    checkTrail(handle, auditKey, accountId),
  );
  expect(found).toEqual({ sound: true, rows: 48 });
});

async function nameOf(memberId: string) {
  const { rows } = await pgQuery(`select contact_name from member where id = '${memberId}'`);
  return rows;
}

async function pgQuery(text: string) {
  const client = new pg.Client({ connectionString: portal.databaseUrl });
  await client.connect();
  try {
    return await client.query(text);
  } finally {
    await client.end();
  }
}
