import { type SlotId, slotOf } from "./document-slots.ts";
import { limits } from "./limits.ts";
import type { AllAnswers, Answers } from "./questions/answers.ts";

/** How many files some slots may hold together. */
interface FileLimit {
  most: number;
  /** Takes the name of a slot: `articles`, or `identity.<row id>` of a related person. */
  counts: (slot: string) => boolean;
  refusal: "uploadTotalFull" | "uploadSlotFull";
}

const baseOf = (slot: string) => slot.split(".", 1)[0] as SlotId;
const isOfPerson = (slot: string) => slotOf(baseOf(slot)).of === "person";

/** The specification's limit: the applicant's own documents of one application. */
const ownFiles: FileLimit = {
  most: limits.filesTotal,
  counts: (slot) => !isOfPerson(slot),
  refusal: "uploadTotalFull",
};

/** The limit that a file of a slot counts toward. Documents of related persons count per person. */
export function fileLimitOf(slot: string): FileLimit {
  if (!isOfPerson(slot)) return ownFiles;
  const base = baseOf(slot);
  return {
    most: slotOf(base).most * limits.peopleMax,
    counts: (other) => baseOf(other) === base,
    refusal: "uploadSlotFull",
  };
}

/** The slot of each file that answers name. */
export const slotsOfFiles = (answers: AllAnswers): string[] =>
  Object.values(answers).flatMap((own) => slotsIn(own, ""));

function slotsIn(own: Answers, rowId: string): string[] {
  return Object.entries(own).flatMap(([name, answer]) => {
    if (Array.isArray(answer))
      return (answer as (Answers | null)[]).flatMap((row) =>
        typeof row?.["id"] === "string" ? slotsIn(row, row["id"]) : [],
      );
    const files = (answer as { files?: unknown } | null | undefined)?.files;
    if (!Array.isArray(files)) return [];
    return files.map(() => (rowId === "" ? name : `${name}.${rowId}`));
  });
}

/** How many of the applicant's own files answers name. */
export const ownFilesIn = (answers: AllAnswers): number =>
  slotsOfFiles(answers).filter(ownFiles.counts).length;
