import { setTimeout as wait } from "node:timers/promises";
import { Logger, run, runMigrations } from "graphile-worker";
import type pg from "pg";
import type { Logger as Log } from "pino";
import type { Clock } from "./clock.ts";
import type { Keys } from "./crypto.ts";
import { nobodysMail, openMail, type Post } from "./outside/mail.ts";
import type { Db } from "./store/database.ts";

export interface Outbox {
  /** Lets running jobs end, and starts no more. */
  stop(): Promise<void>;
}

interface OutboxParts {
  pool: pg.Pool;
  /** A handle of the tables' owner. */
  owner: Db;
  keys: Keys;
  clock: Clock;
  log: Log;
  post: Post | null;
}

/** Makes the tables of the jobs; needed before any mail is posted. */
export const migrateJobs = (pool: pg.Pool, log: Log): Promise<void> =>
  runMigrations({ pgPool: pool, logger: logger(log) });

/** A job is completed through a queue that tries again while the database is away; otherwise the failure ends the process. */
const preset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };
const restartMs = 1_000;

/** Delivers what transactions left in the outbox, again and later where it fails, and tidies every ten minutes. */
export function startOutbox(parts: OutboxParts): Outbox {
  const stopping = new AbortController();
  const running = keepRunning(parts, stopping.signal);
  return {
    async stop() {
      stopping.abort();
      await running;
      parts.post?.close();
    },
  };
}

/** Starts the runner again where it ends by itself, as it does when the database is away for minutes. */
async function keepRunning(parts: OutboxParts, signal: AbortSignal): Promise<void> {
  const aborted = new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));
  while (!signal.aborted) {
    await runJobs(parts, aborted).catch((err: unknown) =>
      parts.log.error({ err }, "outbox_failed"),
    );
    if (signal.aborted) return;
    parts.log.warn("outbox_stopped: it is started again");
    await Promise.race([wait(restartMs), aborted]);
  }
}

async function runJobs(parts: OutboxParts, aborted: Promise<void>): Promise<void> {
  const runner = await run({
    pgPool: parts.pool,
    concurrency: 2,
    noHandleSignals: true,
    pollInterval: 5000,
    preset,
    logger: logger(parts.log),
    crontab: "*/10 * * * * tidy",
    taskList: {
      mail: async (payload) => deliver(parts, (payload as { mail: string }).mail),
      tidy: async () => tidy(parts),
    },
  });
  await Promise.race([runner.promise, aborted]);
  // Rejects where the runner has ended by itself; else it ends once it has given its connections back.
  await runner.stop().catch(() => undefined);
}

/** A refusal for good (5xx) is kept with the mail; every other failure is tried again. */
async function deliver({ owner, keys, clock, post }: OutboxParts, id: string): Promise<void> {
  const mail = await owner.selectFrom("mail").selectAll().where("id", "=", id).executeTakeFirst();
  if (!mail?.sealed || mail.sent_at) return;
  const update = owner.updateTable("mail").where("id", "=", id);
  if (post === null) {
    await update.set({ sent_at: clock() }).execute();
    return;
  }
  try {
    await post.send(id, openMail(keys, id, mail.sealed));
    await update.set({ sent_at: clock(), sealed: null, error: null }).execute();
  } catch (error) {
    const { responseCode, code } = error as { responseCode?: number; code?: string };
    const forGood = responseCode !== undefined && responseCode >= 500;
    await update
      .set({
        error: `${code ?? "failed"} ${responseCode ?? ""}`.trim(),
        ...(forGood ? { sealed: null } : {}),
      })
      .execute();
    if (!forGood)
      throw new Error(`mail ${id} was not accepted: ${code ?? "failed"}`, { cause: code });
  }
}

const day = 86_400_000;

/** Removes what has run out: counters, captchas, pre-sessions with their codes, tickets and links, and old undelivered mail's words. */
async function tidy({ owner, clock, post }: OutboxParts): Promise<void> {
  const now = clock();
  await owner.deleteFrom("rate_bucket").where("ends_at", "<", now).execute();
  await owner.deleteFrom("captcha").where("expires_at", "<", now).execute();
  await owner.deleteFrom("pre_session").where("expires_at", "<", now).execute();
  await owner.deleteFrom("email_undo").where("expires_at", "<", now).execute();
  await owner.deleteFrom("platform_ticket").where("forget_at", "<", now).execute();
  await owner
    .deleteFrom("ticket")
    .where((row) => row.or([row("expires_at", "<", now), row("ended_at", "<", now)]))
    .execute();
  const before = new Date(now.getTime() - day);
  const nobodys = owner.deleteFrom("mail").where("kind", "=", nobodysMail);
  await nobodys.where("created_at", "<", before).execute();
  if (post === null) return;
  await owner
    .updateTable("mail")
    .set({ sealed: null })
    .where("created_at", "<", before)
    .where("sealed", "is not", null)
    .execute();
}

function logger(log: Log): Logger {
  return new Logger(() => (level, message) => {
    if (level === "error") log.error(message);
    else if (level === "warning") log.warn(message);
    else log.debug(message);
  });
}
