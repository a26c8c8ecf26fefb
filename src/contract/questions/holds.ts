import { lineOf } from "../business-lines.ts";
import { linesOf } from "../lines-of.ts";
import type { Condition } from "./question.ts";
import type { AllAnswers, Answers } from "./section.ts";

/** Whether a condition holds; `own` are the answers of its section, `all` those of the application. */
export function holds(condition: Condition | undefined, own: Answers, all: AllAnswers): boolean {
  switch (condition?.when) {
    case undefined:
      return true;
    case "answered":
      return isAmong(own[condition.of], condition.values);
    case "answeredIn":
      return isAmong(all[condition.section]?.[condition.of], condition.values);
    case "line": {
      const { column, values } = condition;
      return linesOf(all).some((line) => values.includes(lineOf(line)[column]));
    }
    case "every":
      return condition.of.every((part) => holds(part, own, all));
    case "some":
      return condition.of.some((part) => holds(part, own, all));
    case "not":
      return !holds(condition.of, own, all);
  }
}

const isAmong = (answer: unknown, values: readonly string[]) =>
  (Array.isArray(answer) ? answer : [answer]).some((value) => values.includes(value as string));
