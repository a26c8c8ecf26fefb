import { evaluateCondition } from "../questions/condition.ts";
import type { Days } from "../rules/facts.ts";
import type { Issue } from "../questions/section.ts";
import type { AllAnswers, Answers } from "../questions/answers.ts";
import { belowNetAssets } from "./below-net-assets.ts";
import type { ClassTest } from "./class-tests.ts";
import { chosenTests, classified } from "./classify.ts";

/** The question whose answer is too low; the choice of the test where another page asks it. */
function placeOf(part: ClassTest["parts"][number]): string {
  const { answer, section } = "code" in part ? part.parts[0]! : part;
  return section ? "accreditedRoute" : answer;
}

export function classIsMet(section: string, own: Answers, all: AllAnswers, days: Days): Issue[] {
  const tests = chosenTests(section, own, all, days.rulesOn);
  const unmet = tests
    .filter((test) => !classified(test, own, all, days)?.meets)
    .map(({ parts, region }) => {
      const first = parts.find(({ when }) => evaluateCondition(when, own, all, days.rulesOn));
      return {
        path: first ? placeOf(first) : "accreditedRoute",
        code: "classNotMet",
        params: { region },
      } as const;
    });
  return [...unmet, ...belowNetAssets(own, all, days)];
}
