import { offeredOptions } from "#contract/questions/asked.ts";
import type { AllAnswers, Answers } from "#contract/questions/answers.ts";
import type { Section } from "#contract/questions/question.ts";

/** Where there is one choice, such as a role, a new row has it. */
export const newRow = ({ questions }: Section, all: AllAnswers, on: string): Answers =>
  Object.fromEntries(
    Object.entries(questions).flatMap(([name, question]) => {
      const [only, ...others] = offeredOptions(question, {}, all, on);
      return question.kind === "choices" && only && others.length === 0
        ? [[name, [only.value]]]
        : [];
    }),
  );
