import type { CodePurpose } from "#contract/calls/account.ts";
import type { Keys } from "./crypto.ts";
import { codesToAddress, consume } from "./rate-limits.ts";
import type { Tx } from "./store/database.ts";

interface Wanted {
  email: string;
  purpose: CodePurpose;
  /** Whether somebody is to get it; what nobody gets is counted apart, so that it takes as long and uses nothing up. */
  isForSomebody: boolean;
}

/**
 * Counts a code that anybody could have asked for and says whether it is sent: so many a day go to one address over all
 * purposes that are not counted by themselves. Whoever asked is answered alike in both cases.
 */
export async function isSent(
  handle: Tx,
  keys: Keys,
  { email, purpose, isForSomebody }: Wanted,
  now: Date,
): Promise<boolean> {
  const { before, windowSeconds } = codesToAddress;
  const most = before[purpose];
  if (most === undefined) return isForSomebody;
  const counted = isForSomebody ? "mails a day" : "mails to nobody a day";
  const key = `${counted}|${keys.emailKey(email).toString("hex")}`;
  return (await consume(handle, { key, most, windowSeconds }, now)).allowed && isForSomebody;
}
