import type { Days } from "../rules/facts.ts";
import type { Issue } from "../questions/section.ts";
import type { AllAnswers, Answers } from "../questions/answers.ts";
import { chosenTests, classified } from "./classify.ts";

export function classIsMet(section: string, own: Answers, all: AllAnswers, days: Days): Issue[] {
  return chosenTests(section, own, all, days.rulesOn)
    .filter((test) => !classified(test, own, all, days)?.meets)
    .map(({ parts }) => {
      const [first] = parts;
      const path = first && ("code" in first ? first.parts[0]!.answer : first.answer);
      return { path: path ?? "accreditedRoute", code: "classNotMet" };
    });
}
