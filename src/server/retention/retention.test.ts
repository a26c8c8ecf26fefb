import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { saveKyc } from "#contract/calls/onboarding.ts";
import { login } from "#contract/calls/account.ts";
import { fillIn } from "#tests/support/server/applicant.ts";
import { password } from "#tests/support/server/credentials.ts";
import { addToDesk } from "#tests/support/server/desk.ts";
import { dataOf, refusal } from "#tests/support/server/outcome.ts";
import { pdfOf } from "#tests/support/server/pdf.ts";
import { databaseFollows, type Member, sharedPortal } from "#tests/support/server/portal.ts";
import { send } from "#tests/support/server/upload.ts";
import { waiting } from "#tests/support/server/waiting.ts";
import { checkTrail } from "../audit.ts";
import type { Command } from "../commands/command.ts";
import { erase, hold } from "../commands/erase.ts";
import { inAccount, type Tx } from "../database/database.ts";
import { endWhatIsDue } from "./end-what-is-due.ts";
import { eraseAccount } from "./erase-account.ts";
import { retention } from "./rules.ts";
import { isAbandoned } from "./standing.ts";

const portal = sharedPortal();
const day = 86_400;

/** With the clock of the database at that of the portal. */
async function endDue(): Promise<number> {
  await databaseFollows(portal);
  return endWhatIsDue(portal.services, portal.jobs);
}

const numberOf = async ({ accountId }: Member) =>
  (
    await portal.rows<{ number: string }>("select number from account where id = $1", [accountId])
  )[0]!.number;

async function run(command: Command, member: Member, ...more: string[]) {
  const { services, owner } = portal;
  const ada = await addToDesk(portal, "Ada", "administrator");
  const lines: string[] = [];
  const args = ["--by", ada.email, "--account", await numberOf(member), ...more];
  const opened = { services, owner, close: async () => undefined };
  return { code: await command(opened, args, (line) => lines.push(line)), said: lines.join("\n") };
}

/** How many rows each table has of an account, those without any left out. */
async function rowsOf({ accountId }: Member): Promise<Record<string, number>> {
  const tables = await portal.rows<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'account_id' order by 1`,
  );
  const found: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await portal.rows<{ count: number }>(
      `select count(*)::int from "${name}" where account_id = $1`,
      [accountId],
    );
    if (row!.count > 0) found[name] = row!.count;
  }
  return found;
}

async function expectGone(member: Member) {
  expect(Object.keys(await rowsOf(member))).toEqual(["audit", "audit_head"]);
  const [account] = await portal.rows<{ data_key: Buffer; erased_at: Date | null }>(
    "select data_key, erased_at from account where id = $1",
    [member.accountId],
  );
  expect([account!.data_key.length, account!.erased_at === null]).toEqual([0, false]);
  const body = { email: member.email, password };
  expect(refusal(await portal.browser().api(login, { body }))).toBe("wrongLogin");
  const { accountId } = member;
  const trail = await inAccount(portal.owner, accountId, (handle) =>
    checkTrail(handle, portal.services.keys.auditKey, accountId),
  );
  expect(trail.sound).toBe(true);
}

async function filesStored(): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of portal.services.files.list()) keys.push(key);
  return keys;
}

const kindsTo = async (email: string) => (await portal.mailsTo(email)).map(({ kind }) => kind);

test("OP11 an account that never submitted is erased on request at once, with its files and its key, and no other", async () => {
  const [member, other] = [await portal.member(), await portal.member()];
  await fillIn(member);
  dataOf(await send(other, pdfOf(1), { slot: "articles" }));
  const before = [await rowsOf(other), (await filesStored()).length] as const;
  expect((await rowsOf(member))["upload"]).toBeGreaterThan(3);
  const { code, said } = await run(erase, member);
  expect([code, said]).toEqual([0, expect.stringContaining("Erased account")]);
  await expectGone(member);
  expect(await rowsOf(other)).toEqual(before[0]);
  expect(await filesStored()).toHaveLength(1);
  expect(before[1]).toBeGreaterThan(3);
  expect((await kindsTo(member.email)).at(-1)).toBe("erased");
  await expect(run(erase, member)).rejects.toThrow("is erased already");
});

test("OP11 nothing of a final table can be deleted while its account is not erased, nor by the portal's role", async () => {
  const member = await portal.member();
  dataOf(await member.api(saveKyc, { body: await fillIn(member) }));
  for (const table of ["submission", "application_edit", "line_event", "line_status", "audit"])
    await expect(
      portal.rows(`delete from ${table} where account_id = $1`, [member.accountId]),
    ).rejects.toThrow("append only");
  const asApp = portal.services.db;
  await expect(
    inAccount(asApp, member.accountId, (handle) =>
      handle.updateTable("account").set({ erased_at: new Date() }).execute(),
    ),
  ).rejects.toThrow("permission denied");
});

test("OP11 what was submitted stays until five years after the end, with the law and the way to complain, and then goes by itself, once", async () => {
  const member = await portal.member();
  dataOf(await member.api(saveKyc, { body: await fillIn(member) }));
  expect(await run(erase, member)).toMatchObject({
    code: 1,
    said: expect.stringContaining("while a line is open") as string,
  });
  const [answer] = (await portal.mailsTo(member.email)).filter(({ kind }) => kind === "keptByLaw");
  for (const words of [
    "Cap. 615",
    "PSN02",
    "Privacy Commissioner",
    "Personal Data Protection Commission",
  ])
    expect(answer!.text).toContain(words);
  await portal.rows(
    `set session_replication_role = replica;
     update line_status set state = 'rejected', changed_at = '2026-12-01',
       snapshot = jsonb_set(snapshot, '{value}', '{"rejected": "final"}') where chart = 'kycStatus'
       and account_id = '${member.accountId}'`,
  );
  expect((await run(erase, member)).said).toContain("until 2031-12-01");
  portal.pass(5 * 365 * day);
  expect(await endDue()).toBe(0);
  expect((await rowsOf(member))["submission"]).toBe(1);
  portal.pass(20 * day);
  expect(await endDue()).toBe(1);
  expect(await endDue()).toBe(0);
  await expectGone(member);
  const rows = await portal.rows<{ actor: string; target: string }>(
    "select actor, target from audit where account_id = $1 and action = 'account.erase'",
    [member.accountId],
  );
  expect(rows).toEqual([{ actor: "system", target: "dueDiligence" }]);
});

test("OP11 a held account is erased neither by request nor by time, until the hold ends", async () => {
  const member = await portal.member();
  await fillIn(member);
  expect((await run(hold, member, "--reason", "Court order 12")).code).toBe(0);
  expect(await run(erase, member)).toMatchObject({
    code: 1,
    said: expect.stringContaining("Court order 12") as string,
  });
  portal.pass(400 * day);
  await endDue();
  expect((await rowsOf(member))["member"]).toBe(1);
  await expect(run(hold, member, "--reason", "Another")).rejects.toThrow("is already held");
  expect((await run(hold, member, "--end")).code).toBe(0);
  await expect(run(hold, member, "--end")).rejects.toThrow("is not held");
  expect((await run(erase, member)).code).toBe(0);
  await expectGone(member);
});

test("OP12 what is used while it is held, or right before it would go, stays", async () => {
  const member = await portal.member();
  await fillIn(member);
  const runs = async (days: number) => {
    portal.pass(days * day);
    return endDue();
  };
  await runs(90);
  await run(hold, member, "--reason", "Court order 13");
  await runs(10);
  await portal.logIn(member.browser, member.email);
  await runs(81);
  await run(hold, member, "--end");
  expect(await runs(0)).toBe(0);
  await runs(90);
  portal.pass(89 * day);
  await endDue();
  await portal.logIn(member.browser, member.email);
  portal.pass(day);
  const asked = { accountId: member.accountId, actor: "system", why: "abandoned" } as const;
  const mayGo = (handle: Tx, now: Date) => isAbandoned(handle, member.accountId, now);
  expect(await eraseAccount(portal.services, portal.owner, { ...asked, mayGo })).toBe(false);
  expect((await rowsOf(member))["member"]).toBe(1);
});

test("OP12 an unused draft is told about after 90 days, and gone 90 days later unless it is used again", async () => {
  const [left, used] = [await portal.member(), await portal.member()];
  await fillIn(left);
  const runs = async (days: number) => {
    portal.pass(days * day);
    await endDue();
  };
  await runs(89);
  expect(await kindsTo(left.email)).not.toContain("unusedAccount");
  portal.pass(day);
  const slow = new pg.Client(portal.databaseUrl);
  await slow.connect();
  onTestFinished(() => slow.end());
  await slow.query("begin");
  await slow.query("select from account where id = $1 for update", [left.accountId]);
  const both = [endDue(), endDue()];
  await waiting(portal, 2);
  await slow.query("rollback");
  await Promise.all(both);
  await runs(0);
  for (const { email } of [left, used])
    expect((await kindsTo(email)).filter((kind) => kind === "unusedAccount")).toHaveLength(1);
  portal.pass(day);
  await portal.logIn(used.browser, used.email);
  await runs(88);
  expect((await rowsOf(left))["application"]).toBe(1);
  portal.pass(day);
  await databaseFollows(portal);
  const stopping = AbortSignal.abort();
  await expect(endWhatIsDue(portal.services, portal.jobs, stopping)).rejects.toThrow("aborted");
  expect((await rowsOf(left))["application"]).toBe(1);
  await runs(0);
  await expectGone(left);
  expect((await rowsOf(used))["member"]).toBe(1);
});

test("OP12 codes are gone after a day and sessions 30 days after their end, those in use stay", async () => {
  const member = await portal.member();
  const counts = async () =>
    (
      await portal.rows<{ codes: number; sessions: number }>(
        `select (select count(*)::int from challenge where email_key = (select email_key from member where id = m.id)) as codes,
           (select count(*)::int from session where member_id = m.id) as sessions
         from member m where account_id = $1`,
        [member.accountId],
      )
    )[0];
  expect(await counts()).toEqual({ codes: 1, sessions: 1 });
  portal.pass(day + 1);
  await portal.logIn(member.browser, member.email);
  await endDue();
  expect(await counts()).toEqual({ codes: 0, sessions: 2 });
  portal.pass(30 * day + 1);
  await endDue();
  expect((await counts())!.sessions).toBe(1);
});

test("OP12 each rule has its time, its source and the day since which it holds", () => {
  for (const { days = 0, years = 0, source, since, after } of Object.values(retention) as {
    days?: number;
    years?: number;
    source: string;
    since: string;
    after: string;
  }[]) {
    expect(days + years).toBeGreaterThan(0);
    expect(source.length * after.length).toBeGreaterThan(100);
    expect(since).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  }
});
