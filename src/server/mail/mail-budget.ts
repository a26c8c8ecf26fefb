import type { CodePurpose } from "#contract/calls/account.ts";
import type { Keys } from "../crypto.ts";
import { codesToAddress, consume } from "../http/rate-limits.ts";
import type { Tx } from "../database/database.ts";

interface Wanted {
  email: string;
  purpose: CodePurpose;
  /** False counts apart, so that it takes as long and uses nothing. */
  isDeliverable: boolean;
}

/** Whether a code that a stranger can request is mailed. The caller gets the same answer. */
export async function isSent(
  handle: Tx,
  keys: Keys,
  { email, purpose, isDeliverable }: Wanted,
  now: Date,
): Promise<boolean> {
  const { before, windowSeconds } = codesToAddress;
  const most = before[purpose];
  if (most === undefined) return isDeliverable;
  const counted = isDeliverable ? "mails a day" : "decoys a day";
  const key = `${counted}|${keys.emailKey(email).toString("hex")}`;
  return (await consume(handle, { key, most, windowSeconds }, now)).allowed && isDeliverable;
}
