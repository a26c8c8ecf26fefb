import type { QueueInput } from "@gatehouse/machines/documents/upload-queue";
import type { AnyMachineSnapshot } from "xstate";
import { limits } from "#contract/limits.ts";
import { uploadQueueModel } from "#models/documents/upload-queue.ts";
import type { AnyEvent, ChartModel } from "#models/kit/model.ts";

/** Files in the other slots, where the application has room for two more. */
export const fullButForTwo = limits.filesTotal - 2;

const file = (uid: string) => ({ uid, name: `${uid}.pdf`, size: 8, type: "application/pdf" });
export const theirFiles = [file("first"), file("second")];

const elsewhere = (count: number) => ({ type: "elsewhere.change", count });

function cases(at: AnyMachineSnapshot): AnyEvent[] {
  if (at.matches("full")) return [elsewhere(fullButForTwo - 1)];
  if (at.context.files.length > 0) return [];
  if (at.context.elsewhere > fullButForTwo)
    return [{ type: "file.drop", files: theirFiles.map((one) => ({ ...one, file: {} })) }];
  return [{ type: "slot.change", files: theirFiles }, elsewhere(fullButForTwo + 1)];
}

/**
 * Another person stores the last two files that fit, and then removes one from another slot; or stores one in another slot while
 * two are chosen here.
 */
export const besideColleague: ChartModel = {
  ...uploadQueueModel,
  runs: [
    {
      input: { ...(uploadQueueModel.runs[0]!.input as QueueInput), elsewhere: fullButForTwo },
      cases,
    },
  ],
  facts: ({ context }) => ({ files: context.files.length, elsewhere: context.elsewhere }),
};
