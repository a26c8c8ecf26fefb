import type { ChildProcess } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import type { Logger } from "pino";
import { findBinaries } from "./binaries.ts";
import { CannotStart } from "./cannot-start.ts";
import { chooseRunner } from "./runner.ts";
import { isRunning, clearStalePid, socketFolder, startServer, stopServer } from "./cluster.ts";
import { makeCluster } from "./make-cluster.ts";
import { type Connect, embeddedIn, socketPort } from "./roles.ts";

export interface RunningPostgres {
  connect: Connect;
  /** Left running by a portal that was killed. */
  adopted: boolean;
  stop(): Promise<void>;
}

interface Place {
  dataDir: string;
  folder: string;
  host: string;
  connect: Connect;
}

const placeOf = (dataDir: string): Place => ({
  dataDir,
  folder: join(dataDir, "postgres"),
  host: socketFolder(dataDir),
  connect: embeddedIn(dataDir),
});

/**
 * Connects to a running PostgreSQL, else starts it, else creates it; restarts it when it ends. Throws
 * CannotStart when another portal uses the folder.
 */
export async function openPostgres(dataDir: string, log: Logger): Promise<RunningPostgres> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const place = placeOf(dataDir);
  const { lock, adopted } = await holdFolder(place);
  const stopping = new AbortController();
  const held = { lock: true };
  const running = keepRunning(place, lock, { stopping: stopping.signal, held, log });
  return {
    connect: place.connect,
    adopted,
    async stop() {
      stopping.abort();
      // Without the lock the server can be another portal's.
      if (held.lock) await stopServer(place.folder);
      await running.catch(() => undefined);
    },
  };
}

/** The PostgreSQL of a portal that uses the folder now, for a command beside it; null when none answers. */
export async function runningPostgres(dataDir: string): Promise<Connect | null> {
  if (!isRunning(join(dataDir, "postgres"))) return null;
  const place = placeOf(dataDir);
  const client = await tryConnect(place);
  await client?.end();
  return client && place.connect;
}

interface Keeping {
  stopping: AbortSignal;
  held: { lock: boolean };
  log: Logger;
}

/** Rejects, uncaught, when the restart fails or another portal has the folder: the process then stops. */
async function keepRunning(
  place: Place,
  first: pg.Client,
  { stopping, held, log }: Keeping,
): Promise<void> {
  for (let lock = first; ;) {
    await new Promise<void>((resolve) => lock.once("end", resolve));
    held.lock = false;
    if (stopping.aborted) return;
    log.error("database_stopped");
    ({ lock } = await holdFolder(place));
    held.lock = true;
    log.warn("database_started");
    if (stopping.aborted) await stopServer(place.folder);
  }
}

const timeoutMs = 60_000;
const mostStarts = 5;
/** Delay per earlier start: processes of a killed server may still hold its memory. */
const pauseMs = 250;

/** Waits for a server that is starting or stopping. */
async function holdFolder(place: Place): Promise<{ lock: pg.Client; adopted: boolean }> {
  const until = Date.now() + timeoutMs;
  let child: ChildProcess | null = null;
  let starts = 0;
  while (Date.now() < until) {
    const client = await tryConnect(place);
    const held = client && (await takeLock(client));
    if (client && held === true) return { lock: client, adopted: starts === 0 };
    await client?.end().catch(() => undefined);
    if (held === false) throw inUse(place.dataDir);
    const coming = child !== null && child.exitCode === null && child.signalCode === null;
    if (coming || isRunning(place.folder)) await wait(10);
    else if (starts < mostStarts) {
      await wait(starts * pauseMs);
      child = await start(place);
      starts += 1;
    } else break;
  }
  throw new CannotStart(
    `PostgreSQL did not start; ${join(place.dataDir, "postgres.log")} contains the reason.`,
  );
}

const inUse = (dataDir: string) =>
  new CannotStart(
    `Another portal is already using ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
  );

async function start({ dataDir, folder, host }: Place): Promise<ChildProcess> {
  const binaries = await findBinaries();
  const runner = chooseRunner(dataDir, folder, host, binaries);
  await makeCluster(folder, binaries, runner);
  clearStalePid(folder, host, socketPort);
  return startServer({ folder, host, log: join(dataDir, "postgres.log"), binaries, runner });
}

/** Of a server that is not there, starts, or ends. */
const passing = ["ENOENT", "ECONNREFUSED", "ECONNRESET", "EPIPE", "57P01", "57P02", "57P03"];

/** Null when nothing answers. As the role of jobs: no session of the owner stays, and no request reaches this one. */
async function tryConnect({ connect, host }: Place): Promise<pg.Client | null> {
  try {
    const name = { database: "postgres", application_name: "gatehouse folder" };
    const client = new pg.Client({ ...connect("jobs"), ...name });
    client.on("error", () => undefined);
    await client.connect();
    return client;
  } catch (error) {
    // A server that ends or restarts meanwhile closes the connection without a code.
    const code = (error as { code?: string }).code ?? "";
    if (code === "" || passing.includes(code)) return null;
    if (code === "EACCES")
      throw new CannotStart(
        `${host} belongs to another user; set DATA_DIR to a folder of your own.`,
      );
    throw error;
  }
}

/** Null when the server went away. The connection of a killed portal may take a moment to disappear. */
async function takeLock(client: pg.Client): Promise<boolean | null> {
  const key = createHash("sha256").update("gatehouse folder").digest().readInt32BE(0);
  try {
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const { rows } = await client.query<{ held: boolean }>(
        "select pg_try_advisory_lock($1) as held",
        [key],
      );
      if (rows[0]?.held) return true;
      await wait(100);
    }
    return false;
  } catch {
    return null;
  }
}
