import type { QueueInput } from "@gatehouse/machines/documents/upload-queue";
import type { AnyMachineSnapshot } from "xstate";
import { limits } from "#contract/limits.ts";
import { uploadQueueModel } from "#models/documents/upload-queue.ts";
import type { AnyEvent, ChartModel } from "#models/kit/model.ts";

/** Files in the other slots, where the application has room for two more. */
export const fullButForTwo = limits.filesTotal - 2;

const file = (uid: string) => ({ uid, name: `${uid}.pdf`, size: 8, type: "application/pdf" });
export const theirFiles = [file("first"), file("second")];

function cases(at: AnyMachineSnapshot): AnyEvent[] {
  if (at.matches("full")) return [{ type: "elsewhere.change", count: fullButForTwo - 1 }];
  return at.context.files.length === 0 ? [{ type: "slot.change", files: theirFiles }] : [];
}

/** Another person stores the last two files that fit, and then removes one from another slot. */
export const besideColleague: ChartModel = {
  ...uploadQueueModel,
  runs: [
    {
      input: { ...(uploadQueueModel.runs[0]!.input as QueueInput), elsewhere: fullButForTwo },
      cases,
    },
  ],
  facts: ({ context }) => ({ files: context.files.length }),
};
