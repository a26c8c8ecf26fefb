import type { MessageDescriptor } from "@lingui/core";
import { type SlotId, slotOf } from "#contract/documents/document-slots.ts";
import { relatedInformation } from "#contract/forms/people/related-parties.ts";
import type { AnyQuestion } from "#contract/questions/question.ts";
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

const nameOf = (rowId: string, answers: AllAnswers): string =>
  rowsIn(answers).find(({ id }) => id === rowId)?.name ?? "";

/** The people or companies of the answers that can have a document of this slot, by the ids of their rows. */
export function partiesWith(slot: SlotId, answers: AllAnswers): Row[] {
  const lists = Object.entries(relatedInformation.questions)
    .filter(([, { each }]: [string, AnyQuestion]) =>
      Object.values(each?.questions ?? {}).some((question) => question.slot === slot),
    )
    .map(([list]) => list);
  return rowsIn(answers).filter(({ list }) => lists.includes(list));
}

interface Row {
  list: string;
  id: string;
  name: string;
}

function rowsIn(answers: AllAnswers): Row[] {
  const lists = Object.values(answers)
    .flatMap((own) => Object.entries(own))
    .filter((entry): entry is [string, (Answers | null)[]] => Array.isArray(entry[1]));
  return lists.flatMap(([list, rows]) =>
    rows.map((row) => ({
      list,
      id: String(row?.["id"] ?? ""),
      name: String(row?.["name"] ?? row?.["fullName"] ?? ""),
    })),
  );
}

export const withPerson = (title: string, person: string): string =>
  person === "" ? title : `${title}: ${person}`;
