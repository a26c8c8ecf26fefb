import { filesInSlot } from "#contract/file-limits.ts";
import type { AskedItem } from "../documents/requested-files.ts";
import { namedFiles, withDocuments } from "../documents/stored-files.ts";
import { slotOfItem } from "#contract/file-limits.ts";
import type { OpenApplication } from "./open-application.ts";

/**
 * An application as another one takes it over: without the files that the desk rejected, and with those that were
 * sent instead in their slots.
 */
export function takenOver(form: OpenApplication, items: readonly AskedItem[]): OpenApplication {
  const slots = new Map(items.map(({ id, slot }) => [slotOfItem(id), slot]));
  const sentInstead = new Set(
    form.uploads.flatMap((each) => (slots.has(each.slot) ? each.id : [])),
  );
  const uploads = form.uploads
    .map((upload) => ({ ...upload, slot: slots.get(upload.slot) ?? upload.slot }))
    .filter(
      ({ slot, sha256 }) =>
        !items.some((item) => item.slot === slot && item.rejected_sha256?.equals(sha256!)),
    );
  const answers = withDocuments(form.flow, form.answers, (slot, value) => {
    const named = namedFiles(value);
    const files = uploads
      .filter(
        (each) => each.slot === slot && (named.has(each.client_uid) || sentInstead.has(each.id)),
      )
      .slice(-filesInSlot(slot));
    const isSame = files.length === named.size && files.every((each) => named.has(each.client_uid));
    // The date and the certifier belong to the earlier files.
    return isSame
      ? value
      : {
          files: files.map(({ client_uid: uid, name, size, type }) => ({ uid, name, size, type })),
        };
  });
  return { ...form, answers, uploads };
}
