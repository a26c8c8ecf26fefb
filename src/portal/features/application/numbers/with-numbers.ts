import type { FlowOn } from "#contract/forms/flows/pages.ts";
import { type Numbers, unmaskedAnswers } from "#contract/questions/numbers/masked.ts";
import type { AllAnswers } from "#contract/questions/answers.ts";

interface Masked {
  flow: FlowOn;
  base: { answers: AllAnswers };
  answers: AllAnswers;
  numbersShown: boolean;
}

/** Whole numbers for masks, in both versions: nothing is pending by it. */
export function withNumbers<State extends Masked>(stored: State, numbers: Numbers): State {
  const shown = (answers: AllAnswers) => unmaskedAnswers(stored.flow, answers, () => numbers);
  const base = { ...stored.base, answers: shown(stored.base.answers) };
  return { ...stored, numbersShown: true, base, answers: shown(stored.answers) };
}
