import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";

/** What ends what was opened, in the order of opening. */
export type Closing = (() => Promise<unknown>)[];

/** Ends each once, the newest first. */
export const closed = (closing: Closing) => async (): Promise<void> => {
  for (const work of closing.splice(0).toReversed()) await work();
};

/** Waits for all, then rejects as the first of them that rejected. */
export async function allEnded(works: Promise<unknown>[]): Promise<void> {
  const results = await Promise.allSettled(works);
  const failed = results.find(({ status }) => status === "rejected");
  if (failed?.status === "rejected") throw failed.reason;
}

const stopJobsMs = 1500;

/** For 1.5 s, all at once: a database that does not answer holds up no stop. What has not ended is logged. */
export async function endedInTime(ends: Promise<unknown>[], log: Logger): Promise<void> {
  const results = await Promise.race([
    Promise.allSettled(ends),
    wait(stopJobsMs, null, { ref: false }),
  ]);
  if (!results) log.warn("stop_timed_out");
  for (const result of results ?? [])
    if (result.status === "rejected") log.error({ err: result.reason as unknown }, "stop_failed");
}
