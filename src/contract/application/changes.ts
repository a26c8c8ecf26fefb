import type { Changes } from "../calls/onboarding.ts";
import type { AllAnswers } from "../questions/answers.ts";

/** Null removes an answer. */
export function applyChanges(answers: AllAnswers, changes: Changes): AllAnswers {
  const result: AllAnswers = { ...answers };
  for (const [section, values] of Object.entries(changes)) {
    const kept = Object.entries({ ...result[section], ...values }).filter(
      ([, value]) => value !== null,
    );
    result[section] = Object.fromEntries(kept);
  }
  return result;
}
