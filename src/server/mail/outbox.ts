import { setTimeout as wait } from "node:timers/promises";
import { Logger, run, runMigrations } from "graphile-worker";
import type pg from "pg";
import type { Logger as Log } from "pino";
import type { Clock } from "../clock.ts";
import type { Keys } from "../crypto.ts";
import { decoyKind, openMail, type Post } from "./mail.ts";
import type { Db } from "../database/database.ts";

export interface Outbox {
  /** Lets running jobs end. */
  stop(): Promise<void>;
}

interface OutboxServices {
  pool: pg.Pool;
  /** Owner of the tables. */
  owner: Db;
  keys: Keys;
  clock: Clock;
  log: Log;
  post: Post | null;
  /** Delivers the webhook with this id. */
  webhook: (id: string) => Promise<void>;
  /** Run once an hour. */
  hourly: () => Promise<unknown>;
}

/** Required before any mail is posted. */
export const migrateJobs = (pool: pg.Pool, log: Log): Promise<void> =>
  runMigrations({ pgPool: pool, logger: logger(log) });

/**
 * Enables the completion queue, which retries while the database is away; without it a failure ends the
 * process.
 */
const preset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };
const restartMs = 1_000;

/** Retries failed deliveries and cleans up every ten minutes. */
export function startOutbox(parts: OutboxServices): Outbox {
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

/** Restarts the runner, which ends when the database is away for minutes. */
async function keepRunning(parts: OutboxServices, signal: AbortSignal): Promise<void> {
  const aborted = new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));
  while (!signal.aborted) {
    await runJobs(parts, aborted).catch((err: unknown) =>
      parts.log.error({ err }, "outbox_failed"),
    );
    if (signal.aborted) return;
    parts.log.warn("outbox_stopped");
    await Promise.race([wait(restartMs), aborted]);
  }
}

async function runJobs(parts: OutboxServices, aborted: Promise<void>): Promise<void> {
  const runner = await run({
    pgPool: parts.pool,
    concurrency: 2,
    noHandleSignals: true,
    pollInterval: 5000,
    preset,
    logger: logger(parts.log),
    crontab: "*/10 * * * * tidy\n5 * * * * hourly",
    taskList: {
      mail: async (payload) => deliver(parts, (payload as { mail: string }).mail),
      webhook: (payload) => parts.webhook((payload as { delivery: string }).delivery),
      tidy: async () => tidy(parts),
      hourly: async () => void (await parts.hourly()),
    },
  });
  await Promise.race([runner.promise, aborted]);
  // Rejects when the runner ended by itself.
  await runner.stop().catch(() => undefined);
}

/** A permanent failure (5xx) is stored; others are retried. */
async function deliver({ owner, keys, clock, post }: OutboxServices, id: string): Promise<void> {
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

async function tidy({ owner, clock, post }: OutboxServices): Promise<void> {
  const now = clock();
  await owner.deleteFrom("rate_bucket").where("ends_at", "<", now).execute();
  await owner.deleteFrom("captcha").where("expires_at", "<", now).execute();
  await owner.deleteFrom("pre_session").where("expires_at", "<", now).execute();
  await owner.deleteFrom("email_undo").where("expires_at", "<", now).execute();
  await owner.deleteFrom("platform_ticket").where("forget_at", "<", now).execute();
  await owner.deleteFrom("platform_proof").where("forget_at", "<", now).execute();
  await owner.deleteFrom("own_data_ticket").where("expires_at", "<", now).execute();
  await owner.deleteFrom("account_token").where("expires_at", "<", now).execute();
  await owner
    .deleteFrom("ticket")
    .where((row) => row.or([row("expires_at", "<", now), row("ended_at", "<", now)]))
    .execute();
  const before = new Date(now.getTime() - day);
  await owner.deleteFrom("sandbox_check").where("expires_at", "<", before).execute();
  const decoys = owner.deleteFrom("mail").where("kind", "=", decoyKind);
  await decoys.where("created_at", "<", before).execute();
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
