import { fork, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { embeddedIn, type Role } from "#server/database/roles.ts";

let dataDir: string;
let portals: ChildProcess[];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "gatehouse-life-"));
  portals = [];
});
afterEach(async () => {
  for (const portal of portals)
    if (portal.exitCode === null && portal.signalCode === null) await stop(portal);
  rmSync(dataDir, { recursive: true, force: true });
});

function start(folder = dataDir): ChildProcess {
  const portal = fork(
    join(import.meta.dirname, "../../../tests/support/server/holder.ts"),
    [folder],
    {
      stdio: ["ignore", "ignore", "pipe", "ipc"],
    },
  );
  portals.push(portal);
  return portal;
}

async function opened(portal: ChildProcess): Promise<{ adopted: boolean }> {
  const [said] = (await once(portal, "message")) as [{ adopted: boolean }];
  return said;
}

async function stop(portal: ChildProcess): Promise<number | null> {
  const ended = once(portal, "exit");
  portal.send("stop");
  return ((await ended) as [number | null])[0];
}

async function kill(portal: ChildProcess): Promise<void> {
  const ended = once(portal, "exit");
  portal.kill("SIGKILL");
  await ended;
}

async function query(text: string, as: Role = "owner") {
  const client = new pg.Client(embeddedIn(dataDir)(as));
  await client.connect();
  try {
    return (await client.query(text)).rows as Record<string, unknown>[];
  } finally {
    await client.end();
  }
}

const pidOf = (folder = dataDir) =>
  Number(readFileSync(join(folder, "postgres", "postmaster.pid"), "utf8").split("\n", 1)[0]);

test("CR04 a second portal on one folder ends with one clear line and harms nothing", async () => {
  const first = start();
  await opened(first);
  await query("create table kept as select 1 as n");
  const second = start();
  const said: string[] = [];
  second.stderr?.on("data", (part: Buffer) => said.push(part.toString()));
  const [code] = (await once(second, "close")) as [number];
  expect([code, said.join("")]).toEqual([
    1,
    `Another portal is already using ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
  ]);
  expect(await query("select n from kept")).toEqual([{ n: 1 }]);
});

async function crashOfDatabase(): Promise<void> {
  const [backend] = await query(
    "select pid from pg_stat_activity where application_name = 'gatehouse folder' limit 1",
  );
  process.kill(Number(backend!["pid"]), "SIGKILL");
}

test("CR04 a portal takes its lock again after PostgreSQL has restarted itself", async () => {
  const first = start();
  await opened(first);
  const locks = "select pid from pg_locks where locktype = 'advisory' and granted";
  const before = (await query(locks))[0];
  await crashOfDatabase();
  await expect
    .poll(() => query(locks).catch(() => []), { timeout: 20_000 })
    .toSatisfy(
      (found: { pid: number }[]) => found.length === 1 && found[0]!.pid !== before!["pid"],
    );
  const second = start();
  expect(await once(second, "exit")).toEqual([1, null]);
  expect(await stop(first)).toEqual(0);
});

test("CR04 a portal whose folder was taken over meanwhile stops and leaves the database to the other", async () => {
  const first = start();
  await opened(first);
  first.kill("SIGSTOP");
  await crashOfDatabase();
  const second = start();
  await opened(second);
  const pid = pidOf();
  const ended = once(first, "exit");
  first.kill("SIGCONT");
  expect(await ended).toEqual([1, null]);
  expect(pidOf()).toEqual(pid);
  expect(await query("select 1 as n")).toEqual([{ n: 1 }]);
  expect(await stop(second)).toEqual(0);
});

test("CR04 after kill -9 the next start adopts the running database and nothing is lost", async () => {
  const first = start();
  expect(await opened(first)).toEqual({ adopted: false });
  const pid = pidOf();
  await query("create table kept as select 1 as n");
  await kill(first);
  const second = start();
  expect(await opened(second)).toEqual({ adopted: true });
  expect(pidOf()).toEqual(pid);
  expect(await query("select n from kept")).toEqual([{ n: 1 }]);
  expect(await stop(second)).toEqual(0);
  expect(existsSync(join(dataDir, "postgres", "postmaster.pid"))).toEqual(false);
});

test("CR01 after the database itself was killed, its pid taken by another process, the next start recovers", async () => {
  const first = start();
  await opened(first);
  await query("create table kept as select 1 as n");
  process.kill(pidOf(), "SIGKILL");
  await kill(first);
  const file = join(dataDir, "postgres", "postmaster.pid");
  writeFileSync(file, readFileSync(file, "utf8").replace(/^\d+/, String(process.pid)));
  const second = start();
  await opened(second);
  expect(await query("select n from kept")).toEqual([{ n: 1 }]);
});

test("CR08 a first start cut short leaves a folder that starts, and nothing beside it", async () => {
  const killed = spawnSync(process.execPath, ["--version"]).pid;
  mkdirSync(join(dataDir, `postgres.making-${killed}`));
  const first = start();
  await opened(first);
  expect(await query("show data_checksums")).toEqual([{ data_checksums: "on" }]);
  expect(readdirSync(dataDir).toSorted()).toEqual(["postgres", "postgres.log", "socket"]);
});

const durable = ["fsync", "synchronous_commit", "full_page_writes"];

test("CR02 nothing written into the database's own settings turns flushing off", async () => {
  const first = start();
  await opened(first);
  for (const name of durable) await query(`alter system set ${name} = off`);
  expect(await stop(first)).toEqual(0);
  await opened(start());
  const shown = await query(
    "select name, setting from pg_settings where name = any ('{fsync,synchronous_commit,full_page_writes}')",
  );
  expect(Object.fromEntries(shown.map(({ name, setting }) => [name, setting]))).toEqual(
    Object.fromEntries(durable.map((name) => [name, "on"])),
  );
});

test("CR02 each commit flushes the log of the database before it is acknowledged", async () => {
  await opened(start());
  await query("create table kept (n int)");
  const flushes = async () => {
    const [row] = await query(
      "select sum(fsyncs)::int as n from pg_stat_io where object = 'wal' and backend_type = 'client backend'",
    );
    return Number(row!["n"]);
  };
  const before = await flushes();
  for (let n = 0; n < 5; n += 1) await query(`insert into kept values (${n})`);
  expect((await flushes()) - before).toBeGreaterThanOrEqual(5);
});

test("a folder whose path is too long for a socket works", async () => {
  const deep = join(dataDir, "a".repeat(60), "b".repeat(60));
  const portal = start(deep);
  await opened(portal);
  expect(existsSync(join(deep, "socket"))).toEqual(false);
  expect(await stop(portal)).toEqual(0);
});
