import type { I18n, MessageDescriptor } from "@lingui/core";
import type { SlotId } from "#contract/documents/document-slots.ts";
import { slotTitleIn } from "#contract/documents/slot-titles.ts";
import { relatedInformation } from "#contract/forms/people/related-parties.ts";
import type { AnyQuestion } from "#contract/questions/question.ts";
import type { AllAnswers, Answers } from "#contract/questions/answers.ts";
import { labelled } from "../../i18n.ts";

interface SlotTitle {
  title: MessageDescriptor;
  /** Whose document it is; empty for the applicant's own. */
  person: string;
}

/** `identity.<row id>`: the title of the slot for these answers, and the name of the person in the answers. */
export const titleOfSlot = (slot: string, answers: AllAnswers, on: string): SlotTitle => ({
  title: slotTitleIn(slot, answers, on),
  person: personOfSlot(slot, answers),
});

export function personOfSlot(slot: string, answers: AllAnswers): string {
  const [, rowId] = slot.split(".");
  return rowId ? nameOf(rowId, answers) : "";
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

export const withPerson = (i18n: I18n, document: string, person: string): string =>
  person === "" ? document : labelled(i18n.locale, document, person);
