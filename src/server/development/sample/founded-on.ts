import { companyInformation } from "#contract/forms/company.ts";
import { trustInformation } from "#contract/forms/entities.ts";
import type { AllAnswers } from "#contract/questions/answers.ts";
import type { Question } from "#contract/questions/question.ts";
import { monthsBefore } from "#contract/rules/days.ts";

/** Years ago, or too lately for audited accounts. */
const months = { settled: 120, young: 8 };

const foundings: readonly Question[] = [
  companyInformation.questions.incorporationDate,
  trustInformation.questions.deedDate,
] as Question[];

/** For the question of when an entity was founded: long ago, unless it is given that it has no accounts yet. */
export function foundedOn(question: Question, given: AllAnswers, today: string): string[] {
  if (!foundings.includes(question)) return [];
  const isYoung = given["activityInformation"]?.["hasAccounts"] === "no";
  return [monthsBefore(today, isYoung ? months.young : months.settled)];
}
