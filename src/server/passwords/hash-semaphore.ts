import type { Context } from "../http/context.ts";
import { siteOf } from "../address-range.ts";
import { hashesPerPlace, hashesPerSite, spendUse } from "../http/rate-limits.ts";
import { keyedSemaphore } from "../jobs/semaphore.ts";
import type { Hashing } from "./passwords.ts";

const atOnce = 2;
const queueLength = 30;

/** Per address range, so that one range cannot fill the hash queue. */
export const hashSemaphore = keyedSemaphore(atOnce, queueLength);

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
  return passwords.admitted(browser === null ? "strangers" : "known", async (hashing) => {
    const place = browser ?? addressRange;
    await spendUse(db, { key: `hashes a minute|${place}`, ...hashesPerPlace }, now);
    const site = browser === null ? siteOf(addressRange) : null;
    if (site !== null)
      await spendUse(db, { key: `hashes a minute|${site}`, ...hashesPerSite }, now);
    return work(hashing);
  });
}

/** Of a new password, once it is known that it may be set. */
export const hashOf = (context: Asking, password: string): Promise<string> =>
  hashSemaphore(context.addressRange, () =>
    admitted(context, null, (hashing) => hashing.hash(password)),
  );
