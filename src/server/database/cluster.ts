import { spawn, type ChildProcess } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  closeSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Binaries } from "./binaries.ts";
import { CannotStart } from "./cannot-start.ts";
import type { Runner } from "./runner.ts";

const socketPathBytes = 107;
const environment = { PATH: process.env["PATH"] ?? "", TZ: "UTC", LC_ALL: "C" };

/** In the data folder, or in a short private folder when that path is too long for a socket. */
export function socketFolder(dataDir: string): string {
  const near = join(dataDir, "socket");
  const folder =
    Buffer.byteLength(join(near, ".s.PGSQL.5432")) <= socketPathBytes
      ? near
      : join(
          tmpdir(),
          `gatehouse-${createHash("sha256").update(dataDir).digest("hex").slice(0, 16)}`,
        );
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const found = lstatSync(folder);
  const me = process.getuid?.();
  if (!found.isDirectory() || (me !== undefined && me !== 0 && found.uid !== me)) {
    throw new CannotStart(
      `${folder} belongs to another user; set DATA_DIR to a folder of your own.`,
    );
  }
  chmodSync(folder, 0o700);
  return folder;
}

interface ServerPlace {
  folder: string;
  host: string;
  log: string;
  binaries: Binaries;
  runner: Runner;
}

/** In its own session, so that Ctrl-C reaches only the portal. */
export function startServer({ folder, host, log, binaries, runner }: ServerPlace): ChildProcess {
  const settings = {
    listen_addresses: "",
    unix_socket_directories: host,
    unix_socket_permissions: "0700",
    max_connections: "100",
    timezone: "UTC",
    log_timezone: "UTC",
    fsync: "on",
    synchronous_commit: "on",
    full_page_writes: "on",
    log_error_verbosity: "terse",
    log_min_error_statement: "panic",
    log_min_messages: "warning",
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const [program, words, ids] = command(binaries.postgres, ["-D", folder, ...flags], runner);
  const out = openSync(log, "a", 0o600);
  const child = spawn(program, words, { ...ids, detached: true, stdio: ["ignore", out, out] });
  closeSync(out);
  child.on("error", () => undefined);
  child.unref();
  return child;
}

type Command = [
  string,
  string[],
  { env: typeof environment; uid?: number; gid?: number; cwd: string },
];

export function command(program: string, words: readonly string[], runner: Runner): Command {
  const [first, ...rest] = [...runner.before, program, ...words];
  const ids = runner.uid === undefined ? {} : { uid: runner.uid, gid: runner.gid ?? runner.uid };
  return [first!, rest, { env: environment, cwd: "/", ...ids }];
}

function readPid(folder: string): number | null {
  try {
    return Number(readFileSync(join(folder, "postmaster.pid"), "utf8").split("\n", 1)[0]) || null;
  } catch {
    return null;
  }
}

/** True while starting or stopping too. */
export function isRunning(folder: string): boolean {
  const pid = readPid(folder);
  return pid !== null && isPostgres(pid);
}

/** Call only after a connection failed. */
export function clearStalePid(folder: string, host: string, port: number): void {
  const pid = readPid(folder);
  if (pid === null || isPostgres(pid)) return;
  rmSync(join(folder, "postmaster.pid"), { force: true });
  rmSync(join(host, `.s.PGSQL.${port}`), { force: true });
  rmSync(join(host, `.s.PGSQL.${port}.lock`), { force: true });
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as { code?: string }).code === "EPERM";
  }
}

function isPostgres(pid: number): boolean {
  if (!isAlive(pid)) return false;
  try {
    const [, name, state] = /\((.*)\) (\S)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
    return name === "postgres" && state !== "Z";
  } catch {
    return true;
  }
}

const stopMs = 3500;
const quitMs = 1000;

/** Sends SIGINT (fast shutdown), then SIGQUIT, after which the next start recovers. Waits for the end of either. */
export async function stopServer(folder: string): Promise<void> {
  const pid = readPid(folder);
  if (pid === null || !isPostgres(pid)) return;
  const hasEnded = async (ms: number) => {
    const until = Date.now() + ms;
    while (isPostgres(pid) && readPid(folder) === pid) {
      if (Date.now() > until) return false;
      await wait(20);
    }
    return true;
  };
  process.kill(pid, "SIGINT");
  if (await hasEnded(stopMs)) return;
  process.kill(pid, "SIGQUIT");
  await hasEnded(quitMs);
}
