import type pg from "pg";
import type { Logger } from "pino";
import { browserCharts } from "./charts/browser-charts.ts";
import { allEnded, type Closing, closed, endedInTime } from "./jobs/closing.ts";
import { systemClock, type Clock } from "./clock.ts";
import type { Pages } from "./http/pages.ts";
import { openKeys } from "./keys/root-key.ts";
import { derivedValues } from "./dashboard/derived.ts";
import { dailyVerification, keepFirstHeads, keepHeadsOfToday } from "./jobs/trail-heads.ts";
import { migrateJobs } from "./jobs/runner.ts";
import { startOutbox } from "./mail/outbox.ts";
import { openPuzzles } from "./captcha/captcha-puzzles.ts";
import { leaveNoDumps } from "./files/core-dumps.ts";
import { openFolder } from "./files/files-folder.ts";
import { openMailbox } from "./mail/mailbox.ts";
import { openPost } from "./mail/mail.ts";
import { sweepFiles } from "./documents/sweep-files.ts";
import { openScan } from "./files/scan.ts";
import { developmentPlatform } from "./platforms/development-platform.ts";
import { startSettling } from "./identity/settle-under-way.ts";
import { openPlatforms } from "./platforms/platform-tickets.ts";
import { endWhatIsDue } from "./retention/end-what-is-due.ts";
import { eraseAgain } from "./retention/tombstones.ts";
import { passTime } from "./review/time-passed.ts";
import type { Services } from "./services.ts";
import { openPasswords, type Passwords } from "./passwords/passwords.ts";
import type { Settings } from "./settings.ts";
import { checkConformanceWhenDue } from "./statuses/conformance.ts";
import { addMoves, serverCharts } from "./charts/server-moves.ts";
import { saveCharts } from "./statuses/saved-charts.ts";
import { deliverWebhook } from "./webhooks/deliver.ts";
import { type Db, endPool, openDatabase, openPool } from "./database/database.ts";
import { liveRun } from "./database/locks.ts";
import { migrate } from "./database/migrate.ts";
import { type Connect, databaseAt, type Role } from "./database/roles.ts";
import { openPostgres, runningPostgres } from "./database/postgres.ts";
import { openVendors } from "./vendors/vendors.ts";

interface OpenServices {
  services: Services;
  /** In reverse order of opening. */
  close: () => Promise<void>;
}

/** Of a command. */
export interface Opened extends OpenServices {
  /** As the owner of the tables. */
  owner: Db;
}

/** Of a command that only reads. */
export type Reading = Pick<Opened, "owner" | "close">;

/** Of the server. */
export interface Serving extends OpenServices {
  /** As the role of jobs. The owner of the tables is not connected any more. */
  jobs: Db;
}

interface Replaced {
  clock?: Clock | undefined;
  passwords?: Passwords | undefined;
  /** Whether jobs start at their times of the real clock; otherwise only those that are asked for run. */
  hasTimetable?: boolean;
}

export async function openServices(
  settings: Settings,
  log: Logger,
  pages: Pages,
  { clock = systemClock, passwords = openPasswords(), hasTimetable = true }: Replaced = {},
): Promise<Serving> {
  const opened = await open({ settings, log, pages, clock, passwords }, false);
  const { owner, ownerPool, jobs, jobsPool, post, closing, services, close } = opened;
  // The lock on the folder of the embedded database keeps other processes away.
  await sweepFiles(services, owner, settings.databaseUrl === undefined);
  const again = await eraseAgain(services, owner);
  if (again.erased + again.unknown.length > 0) log.warn(again, "erased_again");
  if (hasTimetable) await keepFirstHeads(services, owner);
  await endPool(ownerPool);
  const verifyTrails = dailyVerification(services, jobs);
  const outbox = startOutbox({
    ...services,
    pool: jobsPool,
    jobs,
    post,
    hasTimetable,
    hourly: (stopping) =>
      allEnded([
        passTime(services, jobs, stopping),
        checkConformanceWhenDue(services, jobs),
        sweepFiles(services, jobs, false),
        keepHeadsOfToday(services, jobs),
        verifyTrails(),
        endWhatIsDue(services, jobs, stopping),
      ]),
    webhook: (id) => deliverWebhook(services, jobs, id),
    moves: (rows) => addMoves(jobs, rows),
  });
  const settling = startSettling(services, jobs, { pool: jobsPool, hasTimetable });
  closing.push(() => {
    const kept = hasTimetable ? [keepHeadsOfToday(services, jobs)] : [];
    return endedInTime([outbox.stop(), settling.stop(), ...kept], log);
  });
  return { services, jobs, close };
}

/** For a command: beside a running portal, or alone. Sends nothing. */
export async function openForCommand(
  settings: Settings,
  log: Logger,
  clock: Clock = systemClock,
): Promise<Opened> {
  const pages = { folders: null, page: async () => null };
  return open({ settings, log, pages, clock, passwords: openPasswords() }, true);
}

/** For a command that only reads, also before this version has changed the tables and stored its charts: the owner cannot write. */
export async function openToRead(settings: Settings, log: Logger): Promise<Reading> {
  const closing: Closing = [];
  const close = closed(closing);
  try {
    const poolOf = await poolsOf(settings, log, closing, true);
    const pool = poolOf("owner", 2);
    pool.on("connect", (client) => void client.query("set default_transaction_read_only = on"));
    return { owner: openDatabase(pool), close };
  } catch (error) {
    await close();
    throw error;
  }
}

type Given = Pick<Services, "settings" | "log" | "pages" | "clock" | "passwords">;

async function open(given: Given, besidePortal: boolean) {
  const { settings, log } = given;
  if (!leaveNoDumps()) log.warn("core_dumps_not_prevented");
  const closing: Closing = [];
  const close = closed(closing);
  try {
    const databases = await openDatabases(settings, log, closing, besidePortal);
    const { ownerPool, owner, jobsPool, jobs, ...database } = databases;
    const files = await openFolder(settings.dataDir, !besidePortal && !settings.databaseUrl);
    const keys = await openKeys(owner, settings, log);
    const post = openPost(settings);
    const services: Services = {
      ...given,
      keys,
      ...database,
      files,
      scan: openScan(settings.clamdUrl),
      platforms: openPlatforms(platformsIn(settings), settings.publicUrl),
      captcha: openPuzzles(),
      derived: derivedValues(),
      vendors: openVendors({ ...given, db: database.db }),
      mailbox: post === null ? openMailbox(jobs, keys) : null,
    };
    return { services, owner, ownerPool, jobs, jobsPool, post, closing, close };
  } catch (error) {
    await close();
    throw error;
  }
}

const platformsIn = ({ platforms, dataDir }: Settings) =>
  platforms ?? [developmentPlatform(dataDir)];

/** For a connection, for a row that another request has locked, and for the end of a statement, in ms. */
const waits = { connectionTimeoutMillis: 10_000, lock_timeout: 10_000, statement_timeout: 10_000 };

async function openDatabases(settings: Settings, log: Logger, closing: Closing, beside: boolean) {
  const poolOf = await poolsOf(settings, log, closing, beside);
  const ownerPool = poolOf("owner", 8);
  await migrateJobs(ownerPool, log);
  await migrate(ownerPool);
  const counted = settings.chartCounts ? browserCharts : [];
  const saved = await saveCharts(ownerPool, counted, serverCharts);
  const { pool: jobsPool, run } = liveRun(poolOf("jobs", 8));
  const pool = poolOf("app", 20, waits);
  const [owner, jobs, db] = [ownerPool, jobsPool, pool].map(openDatabase) as [Db, Db, Db];
  return { ownerPool, owner, jobsPool, jobs, db, run, ...saved };
}

/** Opens the database, and gives what opens pools of connections to it. */
async function poolsOf(settings: Settings, log: Logger, closing: Closing, besidePortal: boolean) {
  const running =
    besidePortal && !settings.databaseUrl && (await runningPostgres(settings.dataDir));
  const connect = running || (await connectTo(settings, log, closing));
  const onError = (error: Error) => log.warn({ err: error }, "database_connection_lost");
  const pools: pg.Pool[] = [];
  closing.push(() => Promise.all(pools.map(async (pool) => pool.ending || endPool(pool))));
  return (role: Role, max: number, more: pg.PoolConfig = {}) => {
    pools.push(openPool({ ...connect(role), max, ...more }, onError));
    return pools.at(-1)!;
  };
}

async function connectTo(settings: Settings, log: Logger, closing: Closing): Promise<Connect> {
  if (settings.databaseUrl !== undefined) return databaseAt(settings.databaseUrl);
  const postgres = await openPostgres(settings.dataDir, log);
  closing.push(() => postgres.stop());
  return postgres.connect;
}
