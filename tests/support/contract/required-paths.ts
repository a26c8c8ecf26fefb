import { type FlowOn, planFor } from "#contract/forms/flows/pages.ts";
import type { AllAnswers, Answers } from "#contract/questions/answers.ts";
import { askedQuestions, isOptional } from "#contract/questions/asked.ts";

/** Section and path of every required answer that is asked, those inside rows included. */
export function requiredPaths(
  flow: FlowOn,
  answers: AllAnswers,
  today: string,
): [string, (string | number)[]][] {
  return planFor(flow, answers).flatMap(({ section }) => {
    const own = answers[section] ?? {};
    return askedQuestions(flow.sections[section]!, own, answers, today)
      .filter(([, question]) => !isOptional(question, own, answers, today))
      .flatMap(([name, question]): [string, (string | number)[]][] => [
        [section, [name]],
        ...(question.each ? ((own[name] ?? []) as Answers[]) : []).flatMap((row, index) =>
          askedQuestions(question.each!, row, answers, today)
            .filter(([, inner]) => !isOptional(inner, row, answers, today))
            .map(([inner]): [string, (string | number)[]] => [section, [name, index, inner]]),
        ),
      ]);
  });
}
