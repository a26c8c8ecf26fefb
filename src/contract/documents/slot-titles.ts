import type { MessageDescriptor } from "@lingui/core";
import type { AllAnswers } from "../questions/answers.ts";
import { inWords, wordingFor } from "../questions/worded.ts";
import { type SlotId, slotOf } from "./document-slots.ts";

interface Asked {
  /** The slot of the checklist; a person's names the row, `identity.<row id>`. */
  asks: string;
  /** Which of its titles it has for the applicant, from 0; the usual one without it. */
  wording?: number | undefined;
}

const rowOf = (asks: string) => slotOf(asks.split(".", 1)[0] as SlotId);

/** Which of its titles a document has for these answers. */
export const titleWording = (asks: string, all: AllAnswers, on: string): number | undefined =>
  wordingFor(rowOf(asks), all, on);

/** The title of a document for the applicant's kind of entity. */
export function slotTitle({ asks, wording }: Asked): MessageDescriptor {
  const { title: label, wordings = [] } = rowOf(asks);
  return inWords({ label, wordings }, wording).label;
}

/** The same, from the answers. */
export const slotTitleIn = (asks: string, all: AllAnswers, on: string): MessageDescriptor =>
  slotTitle({ asks, wording: titleWording(asks, all, on) });
