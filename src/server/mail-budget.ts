import type { Keys } from "./crypto.ts";
import { mailsToAddress, take } from "./limits.ts";
import type { Tx } from "./store/database.ts";

interface Wanted {
  email: string;
  /** Whether it lets somebody choose a password, for which the last of a day are kept. */
  isReset: boolean;
  /** Whether somebody is to get it; what nobody gets is counted apart, so that it takes as long and uses nothing up. */
  isForSomebody: boolean;
}

/**
 * Counts a mail that anybody could have asked for and says whether it is sent: so many a day go to one address, for
 * whatever purpose. Whoever asked is answered alike in both cases.
 */
export async function isSent(
  handle: Tx,
  keys: Keys,
  { email, isReset, isForSomebody }: Wanted,
  now: Date,
): Promise<boolean> {
  const { most, keptForReset, windowSeconds } = mailsToAddress;
  const counted = isForSomebody ? "mails a day" : "mails to nobody a day";
  const limit = {
    key: `${counted}|${keys.emailKey(email).toString("hex")}`,
    most: isReset ? most : most - keptForReset,
    windowSeconds,
  };
  return (await take(handle, limit, now)).allowed && isForSomebody;
}
