import type { QueueInput } from "@gatehouse/machines/documents/upload-queue";
import { fileLimitOf, slotsOfFiles } from "#contract/file-limits.ts";
import type { AnswerStore, Stored } from "../application/answers.ts";
import { visibleAnswers } from "../application/form-facts.ts";
import type { FilePlace } from "./slot-files.ts";

/** The number of files in other slots under the same limit. */
function filesBeside(stored: Stored, slot: string): number {
  const { counts } = fileLimitOf(slot);
  return slotsOfFiles(visibleAnswers(stored)).filter((other) => other !== slot && counts(other))
    .length;
}

export const occupancyOf = (answers: AnswerStore, slot: string) => ({
  type: "elsewhere.change" as const,
  count: filesBeside(answers.getSnapshot().context, slot),
});

interface Slot {
  slot: string;
  slotLimit: number;
  question: FilePlace;
}

/** The event that opens the queue of a slot. The queue also runs while other sections are shown. */
export function slotOpening(answers: AnswerStore, { slot, slotLimit, question }: Slot) {
  const stored = answers.getSnapshot().context;
  const input: QueueInput = {
    source: { answers, place: { formId: stored.formId, slot }, question },
    slotLimit,
    totalLimit: fileLimitOf(slot, stored.filesTotal).most,
    elsewhere: filesBeside(stored, slot),
  };
  return { type: "slot.open" as const, slot, input };
}
