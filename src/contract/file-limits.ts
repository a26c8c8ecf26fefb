import { type SlotId, slotOf } from "./documents/document-slots.ts";
import { limits, uploadTypes } from "./limits.ts";
import type { AllAnswers, Answers } from "./questions/answers.ts";

interface FileLimit {
  most: number;
  /** `articles`, or `identity.<row id>` of a related person. */
  counts: (slot: string) => boolean;
  refusal: "uploadTotalFull" | "uploadSlotFull";
}

const requested = "requested.";

/** The slot of a document that the desk has asked for. */
export const slotOfItem = (itemId: string): string => `${requested}${itemId}`;

export const isRequested = (slot: string): boolean => slot.startsWith(requested);

/** Null for a slot of the form. */
export const itemOfSlot = (slot: string): string | null =>
  isRequested(slot) ? slot.slice(requested.length) : null;

/** How many files a slot takes. */
export const filesInSlot = (slot: string): number =>
  isRequested(slot) ? limits.filesPerSlot : slotOf(baseOf(slot)).most;

/** The only kind of file that a slot takes; undefined where it takes every kind. */
export const onlyTypeOf = (slot: string): string | undefined => {
  const only = isRequested(slot) ? undefined : slotOf(baseOf(slot)).only;
  return only && uploadTypes[only];
};

const baseOf = (slot: string) => slot.split(".", 1)[0] as SlotId;
export const isOfPerson = (slot: string) =>
  !isRequested(slot) && slotOf(baseOf(slot)).of === "person";

/** Specification limit for the applicant's own documents; the desk can raise it for an account. */
const ownFiles: FileLimit = {
  most: limits.filesTotal,
  counts: (slot) => !isRequested(slot) && !isOfPerson(slot),
  refusal: "uploadTotalFull",
};

/** All answers to one request: counted apart, so that an applicant without room left can answer. */
const requestedFiles: FileLimit = {
  most: limits.filesTotal,
  counts: isRequested,
  refusal: "uploadTotalFull",
};

/** Documents of related people are limited per person; `filesTotal` is that of the account. */
export function fileLimitOf(slot: string, filesTotal: number = limits.filesTotal): FileLimit {
  if (isRequested(slot)) return requestedFiles;
  if (!isOfPerson(slot)) return { ...ownFiles, most: filesTotal };
  const base = baseOf(slot);
  return {
    most: slotOf(base).most * limits.peopleMax,
    counts: (other) => baseOf(other) === base,
    refusal: "uploadSlotFull",
  };
}

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

/** `answers` to questions that are asked: what is no longer asked for does not count. */
export const ownFilesIn = (answers: AllAnswers): number =>
  slotsOfFiles(answers).filter(ownFiles.counts).length;
