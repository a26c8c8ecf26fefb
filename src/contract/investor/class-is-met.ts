import { evaluateCondition } from "../questions/condition.ts";
import type { Days } from "../rules/facts.ts";
import type { Issue } from "../questions/section.ts";
import type { AllAnswers, Answers } from "../questions/answers.ts";
import { belowNetAssets } from "./below-net-assets.ts";
import { chosenTests, classified } from "./classify.ts";

export function classIsMet(section: string, own: Answers, all: AllAnswers, days: Days): Issue[] {
  const tests = chosenTests(section, own, all, days.rulesOn);
  const unmet = tests
    .filter((test) => !classified(test, own, all, days)?.meets)
    .map(({ parts, region }) => {
      const first = parts.find(({ when }) => evaluateCondition(when, own, all, days.rulesOn));
      const path = first && ("code" in first ? first.parts[0]!.answer : first.answer);
      return { path: path ?? "accreditedRoute", code: "classNotMet", params: { region } } as const;
    });
  return [...unmet, ...belowNetAssets(own, all, days)];
}
