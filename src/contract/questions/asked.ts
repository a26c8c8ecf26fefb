import { lineOf } from "../business-lines.ts";
import { linesOf } from "../application/lines-of.ts";
import type { Question } from "./question.ts";
import type { Option } from "./option.ts";
import type { Condition } from "./condition.ts";
import type { Section } from "./question.ts";
import type { AllAnswers, Answers } from "./answers.ts";

/** `own`: answers of the section; `all`: of the application. */
export function evaluateCondition(
  condition: Condition | undefined,
  own: Answers,
  all: AllAnswers,
  on: string,
): boolean {
  switch (condition?.when) {
    case undefined:
      return true;
    case "answered":
      return isAmong(own[condition.of], condition.values);
    case "among":
      return isAmong(own[condition.of], condition.values(on));
    case "answeredIn":
      return isAmong(all[condition.section]?.[condition.of], condition.values);
    case "line": {
      const { column, values } = condition;
      return linesOf(all).some((line) => values.includes(lineOf(line)[column]));
    }
    case "every":
      return condition.of.every((part) => evaluateCondition(part, own, all, on));
    case "some":
      return condition.of.some((part) => evaluateCondition(part, own, all, on));
    case "not":
      return !evaluateCondition(condition.of, own, all, on);
  }
}

/** Questions of the same section that a condition reads. */
export function dependenciesOf(condition: Condition | undefined): string[] {
  switch (condition?.when) {
    case "answered":
    case "among":
      return [condition.of];
    case "every":
    case "some":
      return condition.of.flatMap(dependenciesOf);
    case "not":
      return dependenciesOf(condition.of);
    case undefined:
    case "answeredIn":
    case "line":
      return [];
  }
}

const isAmong = (answer: unknown, values: readonly string[]) =>
  (Array.isArray(answer) ? answer : [answer]).some((value) => values.includes(value as string));

export const offeredOptions = (
  { options = [] }: Pick<Question, "options">,
  own: Answers,
  all: AllAnswers,
  on: string,
): readonly Option[] =>
  options.filter(({ offeredWhen }) => evaluateCondition(offeredWhen, own, all, on));

/** Removes options that are not offered. */
export function givenAnswer(
  question: Pick<Question, "options">,
  answer: unknown,
  own: Answers,
  all: AllAnswers,
  on: string,
): unknown {
  const hidden = (question.options ?? [])
    .filter(({ offeredWhen }) => offeredWhen && !evaluateCondition(offeredWhen, own, all, on))
    .map(({ value }) => value);
  if (hidden.length === 0) return answer;
  if (Array.isArray(answer)) return answer.filter((value) => !hidden.includes(value as string));
  return hidden.includes(answer as string) ? undefined : answer;
}

/** A condition does not see answers to questions that are not asked. */
export function askedQuestions(
  section: Section,
  own: Answers,
  all: AllAnswers,
  on: string,
): [string, Question][] {
  const visibleSoFar: Answers = {};
  return Object.entries(section.questions).filter(([name, question]) => {
    const isAsked = evaluateCondition(question.askedWhen, visibleSoFar, all, on);
    if (isAsked) visibleSoFar[name] = givenAnswer(question, own[name], visibleSoFar, all, on);
    return isAsked;
  });
}
