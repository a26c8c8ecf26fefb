import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";

/** What ends what was opened, in the order of opening. */
export type Closing = (() => Promise<unknown>)[];

/** Ends each once, the newest first. */
export const closed = (closing: Closing) => async (): Promise<void> => {
  for (const work of closing.splice(0).toReversed()) await work();
};

const stopJobsMs = 1500;

/** For 1.5 s, all at once: a database that does not answer holds up no stop. What has not ended is logged. */
export async function endedInTime(ends: Promise<unknown>[], log: Logger): Promise<void> {
  const isOver = await Promise.race([
    Promise.all(ends).then(
      () => true,
      (err: unknown) => {
        log.error({ err }, "stop_failed");
        return true;
      },
    ),
    wait(stopJobsMs, false, { ref: false }),
  ]);
  if (!isOver) log.warn("stop_timed_out");
}
