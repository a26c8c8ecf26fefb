import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import type { Binaries } from "./binaries.ts";
import { CannotStart } from "./cannot-start.ts";
import { command, isAlive } from "./cluster.ts";
import { databaseName, passwordKeyIn, passwordOf, roles } from "./roles.ts";
import type { Runner } from "./runner.ts";

const run = promisify(execFile);

/** Initialises beside the target and renames, so that an interrupted start leaves nothing half made. */
export async function makeCluster(
  folder: string,
  binaries: Binaries,
  runner: Runner,
): Promise<void> {
  if (existsSync(join(folder, "PG_VERSION"))) {
    if (existsSync(passwordKeyIn(folder))) return;
    throw new CannotStart(`${passwordKeyIn(folder)} is missing. Restore the folder from a backup.`);
  }
  removeUnfinished(folder);
  const beside = `${folder}.making-${process.pid}`;
  rmSync(beside, { recursive: true, force: true });
  mkdirSync(beside, { mode: 0o700 });
  if (runner.uid !== undefined) chownSync(beside, runner.uid, runner.gid ?? runner.uid);
  const options = [
    "-D",
    beside,
    "-U",
    roles.owner,
    "--auth=trust",
    "--encoding=UTF8",
    "--locale=C",
    "--data-checksums",
  ];
  const locale = ["--locale-provider=icu", "--icu-locale=und", "--no-instructions"];
  try {
    await run(...command(binaries.initdb, [...options, ...locale], runner));
    await makeRoles(beside, binaries, runner);
  } catch (error) {
    rmSync(beside, { recursive: true, force: true });
    const said = String((error as { stderr?: string }).stderr).trim() || String(error);
    throw new CannotStart(`PostgreSQL could not create its folder: ${said.split("\n", 1)[0]}`);
  }
  try {
    renameSync(beside, folder);
  } catch (error) {
    rmSync(beside, { recursive: true, force: true });
    if (!existsSync(join(folder, "PG_VERSION"))) throw error;
  }
}

/** Left by a first start that was killed. */
function removeUnfinished(folder: string): void {
  for (const name of readdirSync(dirname(folder))) {
    const [, pid] = /\.making-(\d+)$/.exec(name) ?? [];
    if (pid === undefined || !name.startsWith(`${basename(folder)}.`) || isAlive(Number(pid)))
      continue;
    rmSync(join(dirname(folder), name), { recursive: true, force: true });
  }
}

/** Without a server. From its first start on the database takes a password from everyone. */
async function makeRoles(folder: string, binaries: Binaries, runner: Runner): Promise<void> {
  const key = randomBytes(32);
  const statements = [
    `create database ${databaseName}`,
    `alter role ${roles.owner} password '${passwordOf("owner", key)}'`,
    ...(["app", "jobs"] as const).map(
      (role) => `create role ${roles[role]} login password '${passwordOf(role, key)}'`,
    ),
  ];
  const settings = ["exit_on_error=on", "log_min_error_statement=panic"];
  const flags = settings.flatMap((setting) => ["-c", setting]);
  const words = ["--single", "-D", folder, ...flags, "postgres"];
  const made = run(...command(binaries.postgres, words, runner));
  // Why it ended early is said by `made`.
  made.child.stdin?.on("error", () => undefined);
  made.child.stdin?.end(statements.map((statement) => `${statement};\n`).join(""));
  await made;
  const written = { mode: 0o600, flush: true };
  writeFileSync(passwordKeyIn(folder), key, written);
  writeFileSync(join(folder, "pg_hba.conf"), "local all all scram-sha-256\n", written);
}
