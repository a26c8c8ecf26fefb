import { type Classification, chosenTests, classified } from "#contract/investor/classify.ts";
import { askedQuestions, givenAnswer } from "#contract/questions/asked.ts";
import type { Days } from "#contract/rules/facts.ts";
import type { Section } from "#contract/questions/question.ts";
import type { AllAnswers, Answers } from "#contract/questions/answers.ts";

/** The investor classes that follow from the answers, by the rules and rates of their days. */
export function classesIn(
  section: Section,
  own: Answers,
  all: AllAnswers,
  days: Days,
): Classification[] {
  const on = days.rulesOn;
  const asked = Object.fromEntries(
    askedQuestions(section, own, all, on).map(([name, question]) => [
      name,
      givenAnswer(question, own[name], own, all, on),
    ]),
  );
  return chosenTests(section.id, asked, all, on).flatMap(
    (test) => classified(test, asked, all, days) ?? [],
  );
}
