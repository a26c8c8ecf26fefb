import type pg from "pg";
import type { Logger as Log } from "pino";
import type { Clock } from "../clock.ts";
import type { Keys } from "../crypto.ts";
import type { Db } from "../database/database.ts";
import { type Runner, startRunner } from "../jobs/runner.ts";
import { decoyKind, openMail, type Post } from "./mail.ts";

interface OutboxServices {
  pool: pg.Pool;
  /** As the role of jobs. */
  jobs: Db;
  keys: Keys;
  clock: Clock;
  log: Log;
  hasTimetable: boolean;
  post: Post | null;
  /** Delivers the webhook with this id. */
  webhook: (id: string) => Promise<void>;
  /** Counts moves of charts. */
  moves: (rows: unknown) => Promise<void>;
  /** Run once an hour. The signal aborts when the server stops. */
  hourly: (stopping: AbortSignal) => Promise<unknown>;
}

/** Retries failed deliveries and cleans up every ten minutes. */
export function startOutbox(parts: OutboxServices): Runner {
  const runner = startRunner({
    name: "outbox",
    pool: parts.pool,
    log: parts.log,
    hasTimetable: parts.hasTimetable,
    concurrency: 2,
    crontab: "*/10 * * * * tidy\n5 * * * * hourly ?fill=1h",
    tasks: {
      mail: (payload) => deliver(parts, (payload as { mail: string }).mail),
      webhook: (payload) => parts.webhook((payload as { delivery: string }).delivery),
      moves: (payload) => parts.moves(payload),
      tidy: () => tidy(parts),
      hourly: (_, stopping) => parts.hourly(stopping),
    },
  });
  return {
    async stop() {
      await runner.stop();
      parts.post?.close();
    },
  };
}

/** A permanent failure (5xx) is stored; others are retried. */
async function deliver(
  { jobs, keys, clock, log, post }: OutboxServices,
  id: string,
): Promise<void> {
  const mail = await jobs.selectFrom("mail").selectAll().where("id", "=", id).executeTakeFirst();
  if (!mail?.sealed || mail.sent_at) return;
  const update = jobs.updateTable("mail").where("id", "=", id);
  if (post === null) {
    await update.set({ sent_at: clock() }).execute();
    return;
  }
  try {
    await post.send(id, openMail(keys, id, mail.sealed));
    await update.set({ sent_at: clock(), sealed: null, error: null }).execute();
  } catch (error) {
    const { responseCode, code } = error as { responseCode?: number; code?: string };
    log.warn({ mail: id, reason: code, status: responseCode }, "mail_failed");
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

async function tidy({ jobs, clock, post }: OutboxServices): Promise<void> {
  const now = clock();
  await jobs.deleteFrom("rate_bucket").where("ends_at", "<", now).execute();
  await jobs.deleteFrom("captcha").where("expires_at", "<", now).execute();
  await jobs.deleteFrom("pre_session").where("expires_at", "<", now).execute();
  await jobs.deleteFrom("email_undo").where("expires_at", "<", now).execute();
  await jobs.deleteFrom("platform_ticket").where("forget_at", "<", now).execute();
  await jobs.deleteFrom("platform_proof").where("forget_at", "<", now).execute();
  await jobs.deleteFrom("own_data_ticket").where("expires_at", "<", now).execute();
  await jobs.deleteFrom("account_token").where("expires_at", "<", now).execute();
  await jobs.deleteFrom("ticket").where("expires_at", "<", now).execute();
  const before = new Date(now.getTime() - day);
  await jobs.deleteFrom("sandbox_check").where("expires_at", "<", before).execute();
  const decoys = jobs.deleteFrom("mail").where("kind", "=", decoyKind);
  await decoys.where("created_at", "<", before).execute();
  if (post === null) return;
  await jobs
    .updateTable("mail")
    .set({ sealed: null })
    .where("created_at", "<", before)
    .where("sealed", "is not", null)
    .execute();
}
