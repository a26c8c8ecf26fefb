import { countedSlots } from "#contract/documents/asked-slots.ts";
import { fileLimitOf, filesInSlot, isRequested } from "#contract/file-limits.ts";
import { flowOn } from "#contract/forms/flows/flows.ts";
import { limits } from "#contract/limits.ts";
import type { Context } from "../http/context.ts";
import { Refused } from "../refused.ts";
import type { Tx } from "../database/database.ts";
import type { Application } from "../application/application-queries.ts";
import { removeUpload, takenSlots, storedUploads } from "./upload-queries.ts";
import { openSlots } from "./requested-files.ts";
import { namedFiles } from "./stored-files.ts";

interface Wanted {
  slot: string;
  /** Older unfinished reservations do not count. */
  since: Date;
}

/** Returns the storage key of a replaced file; null when there was room. */
export async function makeRoom(
  handle: Tx,
  context: Context,
  draft: Application,
  { slot, since }: Wanted,
): Promise<string | null> {
  const { counts, ...limit } = fileLimitOf(slot, draft.files_total ?? undefined);
  const isAsked = countedSlots(flowOn(draft.flow, draft.rules_on), draft.answers);
  // The answer that opens this slot may still be on its way.
  const isCounted = (other: string) => counts(other) && (other === slot || isAsked(other));
  const open = isRequested(slot) ? await openSlots(handle, draft.id) : null;
  const taken = (await takenSlots(handle, draft.id, since)).filter(
    (other) => open === null || open.includes(other),
  );
  const isSame = (other: string) => other === slot;
  const isSlotFull = taken.filter(isSame).length >= filesInSlot(slot);
  // Files that are no longer asked for do not count, but have an end.
  const isLimitReached =
    taken.filter(isCounted).length >= limit.most ||
    taken.filter(counts).length >= limits.filesTotalMost;
  if (!isSlotFull && !isLimitReached) return null;
  // Answers name no file that the desk has asked for: there each is kept until a person removes it.
  const given = isRequested(slot)
    ? null
    : await replace(handle, context, draft, isSlotFull ? isSame : isCounted);
  if (given === null) {
    if (!isLimitReached) throw new Refused("uploadSlotFull");
    throw new Refused(limit.refusal, { max: limit.most });
  }
  return given;
}

/** Removes the oldest file that no answer has named for a while. */
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
  await removeUpload(handle, unnamed.id, context.now);
  const target = `file ${unnamed.client_uid}`;
  await context.audit(handle, { action: "file.remove", target, fields: [unnamed.slot] });
  return unnamed.key;
}
