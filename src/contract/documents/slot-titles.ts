import type { MessageDescriptor } from "@lingui/core";
import type { AllAnswers } from "../questions/answers.ts";
import { inWords, wordingFor } from "../questions/worded.ts";
import type { AskedDocument } from "./asked-documents.ts";
import { type SlotId, slotOf } from "./document-slots.ts";

const rowOf = (asks: string) => slotOf(asks.split(".", 1)[0] as SlotId);

/** Which of its titles a document has for these answers. */
export const titleWording = (asks: string, all: AllAnswers, on: string): number | undefined =>
  wordingFor(rowOf(asks), all, on);

/** The title of a document for the applicant's kind of entity. */
export function slotTitle({ asks, wording }: AskedDocument): MessageDescriptor {
  const { title: label, wordings = [] } = rowOf(asks);
  return inWords({ label, wordings }, wording).label;
}

/** The same, from the answers. */
export const slotTitleIn = (asks: string, all: AllAnswers, on: string): MessageDescriptor =>
  slotTitle({ asks, wording: titleWording(asks, all, on) });
