import type { MessageDescriptor } from "@lingui/core";
import { type SlotId, slotOf } from "#contract/documents/document-slots.ts";
import type { AllAnswers, Answers } from "#contract/questions/answers.ts";

interface SlotTitle {
  title: MessageDescriptor;
  /** Whose document it is; empty for the applicant's own. */
  person: string;
}

/** `identity.<row id>`: the title of the slot, and the name of the person in the answers. */
export function titleOfSlot(slot: string, answers: AllAnswers): SlotTitle {
  const [base = "", rowId] = slot.split(".");
  return { title: slotOf(base as SlotId).title, person: rowId ? nameOf(rowId, answers) : "" };
}

function nameOf(rowId: string, answers: AllAnswers): string {
  const rows = Object.values(answers).flatMap((own) => Object.values(own).filter(Array.isArray));
  const person = rows.flat().find((row: Answers | null) => row?.["id"] === rowId) as
    | Answers
    | undefined;
  return String(person?.["name"] ?? person?.["fullName"] ?? "");
}

export const withPerson = (title: string, person: string): string =>
  person === "" ? title : `${title}: ${person}`;
