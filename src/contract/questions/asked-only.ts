import { type Condition, every } from "./condition.ts";
import type { AnyQuestion } from "./question.ts";

/** The same questions, asked only when the condition holds too. */
export const askedOnly = <Questions extends Record<string, AnyQuestion>>(
  condition: Condition,
  questions: Questions,
): Questions =>
  Object.fromEntries(
    Object.entries(questions).map(([name, question]) => [
      name,
      {
        ...question,
        askedWhen: question.askedWhen ? every(condition, question.askedWhen) : condition,
      },
    ]),
  ) as Questions;
