import { lockHead, wasRecorded } from "../audit.ts";
import { hourBefore } from "../clock.ts";
import type { Tx } from "../database/database.ts";
import type { Context } from "../http/context.ts";

/** Once an hour for each reader, so that reading does not fill the trail. */
export async function recordRead(
  handle: Tx,
  context: Context,
  entry: { action: string; target: string },
): Promise<void> {
  const { accountId, memberId: actor } = context.member();
  await lockHead(handle, accountId);
  const since = hourBefore(context.now);
  if (!(await wasRecorded(handle, { ...entry, accountId, actor, since })))
    await context.audit(handle, entry);
}
