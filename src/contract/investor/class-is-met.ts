import type { AllAnswers, Answers, Issue } from "../questions/section.ts";
import { chosenTests, classified } from "./classify.ts";

/**
 * The figures must meet each test that was chosen. Takes the answers of a section of classification and the day whose
 * rules are kept; gives what is not met.
 */
export function classIsMet(section: string, own: Answers, all: AllAnswers, on: string): Issue[] {
  return chosenTests(section, own, all, on)
    .filter((test) => !classified(test, own, all, on)?.meets)
    .map(({ parts }) => {
      const [first] = parts;
      const path = first && ("code" in first ? first.parts[0]!.answer : first.answer);
      return { path: path ?? "accreditedRoute", code: "classNotMet" };
    });
}
