import type { Changes } from "./calls/onboarding.ts";
import type { AllAnswers } from "./questions/answers.ts";

/** Answers with changes laid over them; null takes an answer away. */
export function applied(answers: AllAnswers, changes: Changes): AllAnswers {
  const result: AllAnswers = { ...answers };
  for (const [section, values] of Object.entries(changes)) {
    const kept = Object.entries({ ...result[section], ...values }).filter(
      ([, value]) => value !== null,
    );
    result[section] = Object.fromEntries(kept);
  }
  return result;
}
