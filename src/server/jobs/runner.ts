import { setTimeout as wait } from "node:timers/promises";
import { Logger, run, runMigrations } from "graphile-worker";
import type pg from "pg";
import type { Logger as Log } from "pino";

export interface Runner {
  /** Lets running jobs end, for a moment. */
  stop(): Promise<void>;
}

export interface Jobs {
  /** Of the runner, in logs. */
  name: string;
  pool: pg.Pool;
  log: Log;
  /** The most at once. */
  concurrency: number;
  crontab: string;
  /** Whether jobs start by the crontab; otherwise only those that are asked for run. */
  hasTimetable: boolean;
  /** By the name of the job. The signal aborts when the server stops. */
  tasks: Record<string, (payload: unknown, stopping: AbortSignal) => Promise<unknown>>;
}

/** Required before any job is added. */
export const migrateJobs = (pool: pg.Pool, log: Log): Promise<void> =>
  runMigrations({ pgPool: pool, logger: logger(log) });

/**
 * Enables the completion queue, which retries while the database is away; without it a failure ends the
 * process.
 */
const preset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };
const restartMs = 1_000;
const stopped = "the server stopped";

/** Runs the jobs of these names, and no others. */
export function startRunner(jobs: Jobs): Runner {
  const stopping = new AbortController();
  const running = keepRunning(jobs, stopping.signal);
  return {
    async stop() {
      stopping.abort(new Error(stopped));
      await running;
    },
  };
}

/** Restarts the runner, which ends when the database is away for minutes. */
async function keepRunning(jobs: Jobs, signal: AbortSignal): Promise<void> {
  const { name, log } = jobs;
  const aborted = new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));
  while (!signal.aborted) {
    await runJobs(jobs, signal, aborted).catch((err: unknown) =>
      log.error({ err }, `${name}_failed`),
    );
    if (signal.aborted) return;
    log.warn(`${name}_stopped`);
    await Promise.race([wait(restartMs), aborted]);
  }
}

async function runJobs(
  { pool, log, concurrency, crontab, hasTimetable, tasks }: Jobs,
  signal: AbortSignal,
  aborted: Promise<void>,
): Promise<void> {
  const taskList = Object.entries(tasks).map(([name, task]) => [
    name,
    async (payload: unknown) => void (await untilStopped(task(payload, signal), signal)),
  ]);
  const runner = await run({
    pgPool: pool,
    concurrency,
    noHandleSignals: true,
    pollInterval: 5000,
    preset,
    logger: logger(log),
    ...(hasTimetable ? { crontab } : { parsedCronItems: [] }),
    taskList: Object.fromEntries(taskList),
  });
  runner.events.on("job:error", ({ job: { task_identifier: task, attempts } }) =>
    log.warn({ task, attempts }, "job_failed"),
  );
  await Promise.race([runner.promise, aborted]);
  // Rejects when the runner ended by itself.
  await runner.stop().catch(() => undefined);
}

/** How long a job may go on when the server stops. */
const drainMs = 1000;

/** Fails a job that goes on for longer, so that it is tried again after the next start. */
function untilStopped(work: Promise<unknown>, stopping: AbortSignal): Promise<unknown> {
  const { promise, reject } = Promise.withResolvers<never>();
  const stop = () => void setTimeout(() => reject(new Error(stopped)), drainMs);
  stopping.addEventListener("abort", stop);
  return Promise.race([work, promise]).finally(() => stopping.removeEventListener("abort", stop));
}

function logger(log: Log): Logger {
  return new Logger(() => (level, message) => {
    if (level === "error") log.error(message);
    else if (level === "warning") log.warn(message);
    else log.debug(message);
  });
}
