import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Logger, pino } from "pino";
import { systemClock, type Clock } from "#server/clock.ts";
import type { Pages } from "#server/http/pages.ts";
import { openServices, type Serving } from "#server/open.ts";
import { migrateJobs } from "#server/jobs/runner.ts";
import { openPasswords } from "#server/passwords/passwords.ts";
import { readSettings, type Settings } from "#server/settings.ts";
import { type Db, openDatabase, openPool } from "#server/database/database.ts";
import { migrate } from "#server/database/migrate.ts";
import { openPostgres } from "#server/database/postgres.ts";
import { embeddedIn } from "#server/database/roles.ts";

const folderName = "GATEHOUSE_TEST_CLUSTER";
const template = "gatehouse";
const silent = pino({ level: "silent" });
const ignore = () => undefined;
/** Real hashes that cost 0.4 ms; a test of what happens while a password is checked takes `openPasswords()`. */
const quickCost = { memoryCost: 1024, timeCost: 1, parallelism: 1 };

/** One PostgreSQL for the whole run, its first database being the template of all others. */
export default async function startCluster(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "gatehouse-tests-"));
  const postgres = await openPostgres(folder, silent);
  const pool = openPool(postgres.connect("owner"), ignore);
  await migrateJobs(pool, silent);
  await migrate(pool);
  await pool.end();
  process.env[folderName] = folder;
  return async () => {
    await postgres.stop();
    // Its processes may still write for a moment.
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
  };
}

export interface FreshDatabase {
  /** The address by which the owner of the tables connects. */
  url: string;
  drop(): Promise<void>;
}

/** A database of its own, with every table and no row; from the template in some 30 ms. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const name = `t_${randomUUID().replaceAll("-", "")}`;
  await asOwner(`create database ${name} template ${template}`);
  return { url: addressOf(name), drop: () => asOwner(`drop database ${name} with (force)`) };
}

/** The address by which the owner connects to the database of a data folder. */
export function addressIn(dataDir: string, name = "gatehouse"): string {
  const { host, user, password } = embeddedIn(dataDir)("owner");
  return `postgres://${user}:${String(password)}@localhost/${name}?host=${encodeURIComponent(host!)}`;
}

const addressOf = (name: string) => addressIn(process.env[folderName] ?? "", name);

async function asOwner(statement: string): Promise<void> {
  const pool = openPool({ connectionString: addressOf("postgres"), max: 1 }, ignore);
  await pool.query(statement);
  await pool.end();
}

const noPages: Pages = { folders: null, page: async () => null };

export interface FreshServices extends Serving {
  /** As the owner of the tables. */
  owner: Db;
  settings: Settings;
  databaseUrl: string;
}

/**
 * Everything the portal stands on, over a database and a data folder of its own; close takes them away. No job starts by the real
 * clock: a test asks for it.
 */
export async function freshServices(
  clock: Clock = systemClock,
  env: Record<string, string> = {},
  log: Logger = silent,
  passwords = openPasswords(undefined, quickCost),
  pages = noPages,
): Promise<FreshServices> {
  const database = await freshDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), "gatehouse-data-"));
  const read = readSettings({ DATABASE_URL: database.url, DATA_DIR: dataDir, ...env });
  if ("mistakes" in read) throw new Error(read.mistakes.join("\n"));
  const opened = await openServices(read.settings, log, pages, {
    clock,
    passwords,
    hasTimetable: false,
  });
  const databaseUrl = read.settings.databaseUrl ?? addressIn(read.settings.dataDir);
  const owner = openPool({ connectionString: databaseUrl, max: 8 }, ignore);
  return {
    ...opened,
    owner: openDatabase(owner),
    settings: read.settings,
    databaseUrl,
    async close() {
      await owner.end();
      await opened.close();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
