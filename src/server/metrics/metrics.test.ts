import { once } from "node:events";
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { insInfo, login, sendEmailCaptcha } from "#contract/calls/account.ts";
import { dailyVerification } from "#server/jobs/trail-heads.ts";
import { openLog } from "#server/log.ts";
import { deskLogin } from "#contract/calls/desk-session.ts";
import { deskApi } from "#tests/support/server/desk-api.ts";
import { dataOf, refusal } from "#tests/support/server/outcome.ts";
import { pdfOf } from "#tests/support/server/pdf.ts";
import { type Member, openPortal, type Portal } from "#tests/support/server/portal.ts";
import { send } from "#tests/support/server/upload.ts";
import { metricsApp, openMetrics } from "./metrics.ts";

const dataDir = mkdtempSync(join(tmpdir(), "gatehouse-metrics-"));
const written: string[] = [];
let portal: Portal;
let member: Member;
let app: FastifyInstance;

/** The log as `npm start` sets it: what only informs is counted and not written. */
beforeAll(async () => {
  const metrics = openMetrics();
  const stream = { write: (line: string) => void written.push(line) };
  const log = openLog("warn", stream, metrics.count);
  portal = await openPortal({ DATABASE_URL: "", DATA_DIR: dataDir }, log);
  app = metricsApp(metrics, portal.jobs, portal.services.clock);
  await app.listen({ port: 0, host: "127.0.0.1" });
  member = await portal.member();
});
afterAll(async () => {
  await app.close();
  await portal.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function metricsNow(): Promise<string> {
  const { port } = app.server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(answer.headers.get("content-type")).toContain("text/plain");
  return answer.text();
}

async function valueOf(name: string): Promise<number | null> {
  const line = (await metricsNow()).split("\n").find((each) => each.startsWith(`${name} `));
  return line === undefined ? null : Number(line.slice(name.length));
}

const eventsOf = (event: string) => valueOf(`gatehouse_events_total{event="${event}"}`);

test("a refused login is counted, that of the desk too, also where the log leaves it out", async () => {
  const before = (await eventsOf("login_rejected"))!;
  const body = { email: member.email, password: "Wrong-Kettle-58" };
  expect(refusal(await portal.browser().api(login, { body }))).toBe("wrongLogin");
  expect(refusal(await deskApi(portal.browser())(deskLogin, { body }))).toBe("wrongLogin");
  expect(await eventsOf("login_rejected")).toBe(before + 2);
  expect(written.join("")).not.toContain("login_rejected");
});

test("requests that are sent away for too much load are counted", async () => {
  const before = (await eventsOf("request_shed"))!;
  const answers = await Promise.all(Array.from({ length: 400 }, () => member.api(insInfo)));
  const shed = answers.filter((answer) => refusal(answer) === "overloaded").length;
  expect(shed).toBeGreaterThan(0);
  expect(await eventsOf("request_shed")).toBe(before + shed);
});

test("a stored file that is damaged is counted when it is asked for", async () => {
  const { url } = dataOf(await send(member, pdfOf(1), { slot: "articles" }));
  const [file] = globSync("files/??/*", { cwd: dataDir });
  const path = join(dataDir, file!);
  const bytes = readFileSync(path);
  bytes[40]! ^= 1;
  writeFileSync(path, bytes);
  expect((await member.browser.fetch(url)).status).toBe(500);
  expect(await eventsOf("stored_file_damaged")).toBe(1);
});

test("a trail that was edited is counted by the daily check", async () => {
  await portal.rows(`set session_replication_role = replica;
    update audit set action = 'x' where account_id = '${member.accountId}' and seq = 1`);
  await dailyVerification(portal.services, portal.jobs)();
  expect(await eventsOf("audit_trail_broken")).toBe(1);
});

test("a row with a broken seal is counted at each request, and logged once a minute", async () => {
  const { api, accountId } = await portal.member();
  const other = await portal.member();
  for (const each of [accountId, other.accountId])
    await portal.rows(
      "update session set ends_at = ends_at + interval '1 day' where account_id = $1",
      [each],
    );
  const lines = () => written.filter((line) => line.includes("row_seal_broken")).length;
  for (const ask of [api, api, api, other.api])
    expect(refusal(await ask(insInfo))).toBe("sessionExpired");
  expect([await eventsOf("row_seal_broken"), lines()]).toEqual([4, 2]);
  const inAMinute = performance.now() + 60_000;
  const now = vi.spyOn(performance, "now").mockImplementation(() => inAMinute);
  for (const ask of [api, api]) expect(refusal(await ask(insInfo))).toBe("sessionExpired");
  now.mockRestore();
  expect([await eventsOf("row_seal_broken"), lines()]).toEqual([6, 3]);
});

test("open sessions, jobs that wait, the memory and how late the event loop is are shown", async () => {
  const sessions = 'gatehouse_sessions{kind="applicants"}';
  const before = (await valueOf(sessions))!;
  await portal.logIn(portal.browser(), member.email);
  expect(await valueOf(sessions)).toBe(before + 1);
  expect(await valueOf('gatehouse_jobs{task="mail",state="waiting"}')).not.toBe(null);
  expect(await valueOf("process_resident_memory_bytes")).toBeGreaterThan(10_000_000);
  expect(await valueOf("nodejs_eventloop_lag_p99_seconds")).toBeGreaterThan(0);
});

test("a database that is killed is counted when it ends and when it is back", async () => {
  const pid = readFileSync(join(dataDir, "postgres", "postmaster.pid"), "utf8").split("\n", 1)[0]!;
  process.kill(Number(pid), "SIGKILL");
  await expect.poll(() => eventsOf("database_started"), { timeout: 60_000 }).toBe(1);
  expect(await eventsOf("database_stopped")).toBe(1);
  await expect.poll(() => valueOf("gatehouse_database_up"), { timeout: 30_000 }).toBe(1);
});

test("a mail that is not accepted is counted, and its job", async () => {
  const metrics = openMetrics();
  const log = openLog("silent", undefined, metrics.count);
  const away = await openPortal({ SMTP_URL: "smtp://127.0.0.1:9" }, log);
  const own = metricsApp(metrics, away.jobs, away.services.clock);
  try {
    const body = { email: "mei@harbour-light.example", type: "register" } as const;
    dataOf(await away.browser().api(sendEmailCaptcha, { body }));
    const shown = async () => (await own.inject({ url: "/metrics" })).body;
    await expect.poll(shown, { timeout: 20_000 }).toContain('{event="job_failed"} 1');
    expect(await shown()).toContain('{event="mail_failed"} 1');
    expect(await shown()).toContain('gatehouse_jobs{task="mail",state="waiting"} 1');
  } finally {
    await own.close();
    await away.close();
  }
});

test("CR07 a connection that says nothing does not hold a stop", async () => {
  const own = metricsApp(openMetrics(), portal.jobs, portal.services.clock);
  await own.listen({ port: 0, host: "127.0.0.1" });
  const silent = connect((own.server.address() as AddressInfo).port, "127.0.0.1");
  silent.on("error", () => undefined).write("GET /me");
  await once(own.server, "connection");
  await own.close();
  expect(own.server.listening).toBe(false);
}, 10_000);

test("no label names a person, an account or an address, and the portal's own port shows no metrics", async () => {
  const shown = await metricsNow();
  const [row] = await portal.rows<{ number: string }>("select number from account");
  for (const personal of [member.email, member.accountId, row!.number, "198.51"])
    expect(shown).not.toContain(personal);
  const labels = new Set([...shown.matchAll(/[{,](\w+)="/g)].map(([, label]) => label));
  expect(["event", "task", "state", "kind"].every((label) => labels.has(label))).toBe(true);
  expect((await portal.browser().fetch("/metrics")).status).toBe(404);
});
