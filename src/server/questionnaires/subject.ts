import type { QuestionnaireKind } from "#contract/forms/questionnaires/subject.ts";
import type { AllAnswers, Answers } from "#contract/questions/answers.ts";

/** What the questionnaire is about, from the answers of a submitted application. */
export function subjectOf(kind: QuestionnaireKind, submitted: AllAnswers): Answers {
  const { hasHighRisk, highRisk } = submitted["businessInformation"] ?? {};
  return { kind, ...(hasHighRisk === "yes" ? { activities: highRisk } : {}) };
}
