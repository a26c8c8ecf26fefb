import { type SlotId, slotOf } from "#contract/document-slots.ts";
import { fileLimitOf } from "#contract/file-limits.ts";
import { limits } from "#contract/limits.ts";
import type { Context } from "../http/context.ts";
import { Refused } from "../refused.ts";
import type { Tx } from "../store/database.ts";
import type { Application } from "../store/queries/application.ts";
import { giveBack, placesTaken, storedUploads } from "../store/queries/upload.ts";
import { namedFiles } from "./stored-files.ts";

interface Wanted {
  slot: string;
  base: SlotId;
  /** Places that were taken earlier and are not filled do not count. */
  since: Date;
}

/** Gives the key of a place that was given back for this one; null where there is room. */
export async function makeRoom(
  handle: Tx,
  context: Context,
  draft: Application,
  { slot, base, since }: Wanted,
): Promise<string | null> {
  const taken = await placesTaken(handle, draft.id, since);
  const limit = fileLimitOf(slot);
  const isSame = (other: string) => other === slot;
  const isSlotFull = taken.filter(isSame).length >= slotOf(base).most;
  const isLimitReached = taken.filter(limit.counts).length >= limit.most;
  if (!isSlotFull && !isLimitReached) return null;
  const given = await replace(handle, context, draft, isSlotFull ? isSame : limit.counts);
  if (given === null) throw new Refused(isLimitReached ? limit.refusal : "uploadSlotFull");
  return given;
}

/** Gives back the oldest place in these slots that no answer has named for a while; gives its key. */
async function replace(
  handle: Tx,
  context: Context,
  draft: Application,
  isIn: (slot: string) => boolean,
): Promise<string | null> {
  const named = namedFiles(draft.answers);
  const before = new Date(context.now.getTime() - limits.unnamedFileMinutes * 60_000);
  const unnamed = (await storedUploads(handle, "application_id", draft.id)).find(
    (upload) => upload.created_at <= before && !named.has(upload.client_uid) && isIn(upload.slot),
  );
  if (!unnamed) return null;
  await giveBack(handle, unnamed.id, "removed", context.now);
  const target = `file ${unnamed.client_uid}`;
  await context.audit(handle, { action: "file.remove", target, fields: [unnamed.slot] });
  return unnamed.key;
}
