import type { Context } from "../http/context.ts";
import { siteOf } from "../address-range.ts";
import { hashesPerPlace, hashesPerSite, spendUse } from "../http/rate-limits.ts";
import { keyedSemaphore, semaphore } from "../jobs/semaphore.ts";
import type { Hashing, Lane } from "./passwords.ts";

const atOnce = 2;
const queueLength = 30;

/** Per address range, so that one range cannot fill the hash queue. */
export const hashSemaphore = keyedSemaphore(atOnce, queueLength);

/** Bounds those in progress, so that a login storm cannot take every database connection. */
const turns: Record<Lane, ReturnType<typeof semaphore>> = {
  known: semaphore(4, 200),
  strangers: semaphore(4, 200),
};

type Asking = Pick<Context, "db" | "now" | "passwords" | "addressRange">;

/**
 * Rejects before `work` begins: as overloaded, or with tooMany where the known browser, else the address range or
 * its site, had the server hash too often, with whatever outcome.
 */
export function admitted<Result>(
  { db, now, passwords, addressRange }: Asking,
  browser: string | null,
  work: (hashing: Hashing) => Promise<Result>,
): Promise<Result> {
  const lane = browser === null ? "strangers" : "known";
  return turns[lane](() =>
    passwords.admitted(lane, async (hashing) => {
      const place = browser ?? addressRange;
      await spendUse(db, { key: `hashes a minute|${place}`, ...hashesPerPlace }, now);
      const site = browser === null ? siteOf(addressRange) : null;
      if (site !== null)
        await spendUse(db, { key: `hashes a minute|${site}`, ...hashesPerSite }, now);
      return work(hashing);
    }),
  );
}

/**
 * Of a new password, once it is known that it may be set: strangers who fill their lane do not hold it up. `proved` names
 * what showed that, and is limited as a known browser is.
 */
export const hashOf = (context: Asking, proved: string, password: string): Promise<string> =>
  hashSemaphore(proved, () => admitted(context, proved, (hashing) => hashing.hash(password)));
