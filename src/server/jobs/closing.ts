import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";

/** What ends what was opened, in the order of opening. */
export type Closing = (() => Promise<unknown>)[];

/** Ends each once, the newest first. */
export const closed = (closing: Closing) => async (): Promise<void> => {
  for (const work of closing.splice(0).toReversed()) await work();
};

const mostMs = 1500;

/** For 1.5 s, all at once: a database that does not answer holds up no stop. */
export const endedInTime = (ends: Promise<unknown>[], log: Logger): Promise<unknown> =>
  Promise.race([
    Promise.all(ends).catch((err: unknown) => log.error({ err }, "stop_failed")),
    wait(mostMs, undefined, { ref: false }),
  ]);
