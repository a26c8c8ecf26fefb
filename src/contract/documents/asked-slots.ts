import { isOfPerson, isRequested } from "../file-limits.ts";
import { type FlowOn, visible } from "../forms/flows/pages.ts";
import { askedQuestions } from "../questions/asked.ts";
import type { AllAnswers } from "../questions/answers.ts";

/**
 * Whether a file of a slot counts towards the limits. A slot that the answers no longer ask for does not; the documents of
 * a person and those that the desk has asked for always do.
 */
export function countedSlots(flow: FlowOn, answers: AllAnswers): (slot: string) => boolean {
  const { asked, answers: all } = visible(flow, answers);
  const slots = new Set(
    asked.flatMap(({ section }) =>
      askedQuestions(section, all[section.id] ?? {}, all, flow.rulesOn).flatMap(
        ([, question]) => question.slot ?? [],
      ),
    ),
  );
  return (slot) => slots.has(slot) || isRequested(slot) || isOfPerson(slot);
}
