import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sql } from "kysely";
import pg from "pg";
import { checkTrail, record } from "#server/audit.ts";
import { inAccount, tx, asAccount } from "#server/database/database.ts";
import { sharedServices } from "#tests/support/server/portal.ts";
import { aHolder } from "#tests/support/server/people.ts";

const portal = sharedServices();
let owner: pg.Client;
beforeAll(async () => {
  owner = new pg.Client({ connectionString: portal.databaseUrl });
  await owner.connect();
});
afterAll(() => owner.end());

const at = new Date("2026-11-20T12:00:00.123Z");

async function aTrail(): Promise<string> {
  const { accountId, memberId } = await aHolder(portal.services);
  for (const action of ["login", "save-kyc", "upload-file", "submit", "logout"]) {
    await inAccount(portal.services.db, accountId, (handle) =>
      record(handle, portal.services.keys.auditKey, {
        accountId,
        at,
        actor: memberId,
        action,
        fields: ["companyInformation.name"],
      }),
    );
  }
  return accountId;
}

const check = (accountId: string) =>
  inAccount(portal.services.db, accountId, (handle) =>
    checkTrail(handle, portal.services.keys.auditKey, accountId),
  );

/** What an attacker with full access to the database can do. */
async function tamper(...statements: [string, unknown[]][]) {
  await owner.query("set session_replication_role = replica");
  for (const [text, values] of statements) await owner.query(text, values);
  await owner.query("set session_replication_role = origin");
}

test("AT02 an untouched trail is sound", async () => {
  expect(await check(await aTrail())).toEqual({ sound: true, rows: 5 });
});

describe("AT02 a touched trail is found out", () => {
  const cases: [string, (id: string) => [string, unknown[]][], number][] = [
    [
      "a row edited",
      (id) => [["update audit set action = 'other' where account_id = $1 and seq = 3", [id]]],
      3,
    ],
    ["a row removed", (id) => [["delete from audit where account_id = $1 and seq = 2", [id]]], 2],
    [
      "the newest removed",
      (id) => [["delete from audit where account_id = $1 and seq = 5", [id]]],
      5,
    ],
    [
      "the newest removed, and the head set back to the one before",
      (id) => [
        ["delete from audit where account_id = $1 and seq = 5", [id]],
        [
          `update audit_head h set seq = 4, hash = a.hash from audit a
           where h.account_id = $1 and a.account_id = $1 and a.seq = 4`,
          [id],
        ],
      ],
      5,
    ],
    [
      "all removed, and the head set back to the beginning",
      (id) => [
        ["delete from audit where account_id = $1", [id]],
        [
          "update audit_head set seq = 0, hash = decode(repeat('00', 32), 'hex') where account_id = $1",
          [id],
        ],
      ],
      1,
    ],
    [
      "two rows exchanged",
      (id) => [
        ["update audit set seq = 99 where account_id = $1 and seq = 2", [id]],
        ["update audit set seq = 2 where account_id = $1 and seq = 3", [id]],
        ["update audit set seq = 3 where account_id = $1 and seq = 99", [id]],
      ],
      2,
    ],
    [
      "a row put in",
      (id) => [
        [
          `insert into audit select account_id, 6, at, actor, 'forged', target, fields, ip_prefix, request_id, hash, sha256(hash)
           from audit where account_id = $1 and seq = 5`,
          [id],
        ],
      ],
      6,
    ],
  ];
  test.each(cases)("%s", async (_name, statements, seq) => {
    const accountId = await aTrail();
    await tamper(...statements(accountId));
    const found = await check(accountId);
    expect({ sound: found.sound, seq: "seq" in found ? found.seq : null }).toEqual({
      sound: false,
      seq,
    });
  });
});

test("AT03 the portal's role can neither edit nor remove a row", async () => {
  const accountId = await aTrail();
  const edit = inAccount(portal.services.db, accountId, (handle) =>
    handle.updateTable("audit").set({ action: "x" }).execute(),
  );
  await expect(edit).rejects.toThrow("permission denied");
  const removal = inAccount(portal.services.db, accountId, (handle) =>
    handle.deleteFrom("audit").execute(),
  );
  await expect(removal).rejects.toThrow("permission denied");
  await expect(owner.query("delete from audit where account_id = $1", [accountId])).rejects.toThrow(
    "append only",
  );
});

test("AT07 a clock set back and a crash in the middle leave no gap, and the order of the numbers", async () => {
  const { accountId } = await aHolder(portal.services);
  const { auditKey } = portal.services.keys;
  const auditEntry = { accountId, actor: "system" };
  const tick = (moment: string, action: string, crash = false) =>
    inAccount(portal.services.db, accountId, async (handle) => {
      await record(handle, auditKey, { ...auditEntry, action, at: new Date(moment) });
      if (crash) await sql`select pg_terminate_backend(pg_backend_pid())`.execute(handle);
    });
  await tick("2026-11-20T12:00:00.000Z", "one");
  await expect(tick("2026-11-20T12:00:01.000Z", "lost", true)).rejects.toThrow("terminat");
  await tick("2026-11-19T12:00:00.000Z", "two");
  await tick("2026-11-20T20:00:00.000+08:00", "three");
  expect(await check(accountId)).toEqual({ sound: true, rows: 3 });
  const { rows } = await owner.query<{ seq: number; action: string; at: Date }>(
    "select seq, action, at from audit where account_id = $1 order by seq",
    [accountId],
  );
  expect(rows.map(({ seq, action, at }) => `${seq} ${action} ${at.toISOString()}`)).toEqual([
    "1 one 2026-11-20T12:00:00.000Z",
    "2 two 2026-11-19T12:00:00.000Z",
    "3 three 2026-11-20T12:00:00.000Z",
  ]);
});

test("AT07 actions recorded at once are numbered without a gap", async () => {
  const { accountId } = await aHolder(portal.services);
  const auditEntry = { accountId, at, actor: "system", action: "tick" };
  await Promise.all(
    Array.from({ length: 20 }, () =>
      tx(portal.services.db, async (handle) => {
        await asAccount(handle, accountId);
        await record(handle, portal.services.keys.auditKey, auditEntry);
      }),
    ),
  );
  expect(await check(accountId)).toEqual({ sound: true, rows: 20 });
});
