import { lockHead, wasRecorded } from "../audit.ts";
import { hourBefore } from "../clock.ts";
import type { Tx } from "../database/database.ts";

interface Read {
  accountId: string;
  action: string;
  target: string;
}

/** Of an applicant or of a person of the desk. */
interface Reading {
  now: Date;
  audit(handle: Tx, entry: Read): Promise<void>;
}

/** Once an hour for each reader, so that reading does not fill the trail. */
export async function recordRead(
  handle: Tx,
  context: Reading,
  { actor, ...read }: Read & { actor: string },
): Promise<void> {
  await lockHead(handle, read.accountId);
  const since = hourBefore(context.now);
  if (!(await wasRecorded(handle, { ...read, actor, since }))) await context.audit(handle, read);
}
