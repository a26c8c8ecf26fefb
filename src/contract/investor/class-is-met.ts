import { inForce } from "../editions.ts";
import { investorEvidence } from "../options/investor-rules.ts";
import { monthsBefore } from "../rules/days.ts";
import type { Days } from "../rules/facts.ts";
import type { Issue } from "../questions/section.ts";
import type { AllAnswers, Answers } from "../questions/answers.ts";
import { belowNetAssets } from "./below-net-assets.ts";
import type { ClassTest } from "./class-tests.ts";
import { chosenTests, classified } from "./classify.ts";

export function classIsMet(section: string, own: Answers, all: AllAnswers, days: Days): Issue[] {
  const tests = chosenTests(section, own, all, days.rulesOn);
  const unmet = tests
    .filter((test) => !classified(test, own, all, days)?.meets)
    .map(({ parts, region }) => {
      const [first] = parts;
      const path = first && ("code" in first ? first.parts[0]!.answer : first.answer);
      return { path: path ?? "accreditedRoute", code: "classNotMet", params: { region } } as const;
    });
  return [...unmet, ...belowNetAssets(own, all, days), ...oldFigures(tests, own, days)];
}

/** By the strictest of the tests that have figures. */
function oldFigures(
  tests: readonly ClassTest[],
  { figuresDate, trustShownBy }: Answers,
  { today, rulesOn }: Days,
): Issue[] {
  if (!figuresDate) return [];
  const isByStatement = trustShownBy === "statement";
  const { months } = inForce(investorEvidence, rulesOn);
  const oldest = tests
    .filter(({ threshold }) => threshold !== null)
    .map(({ region, evidence }) => months[region][isByStatement ? "statement" : evidence])
    .map((allowed) => monthsBefore(today, allowed))
    .toSorted()
    .at(-1);
  if (oldest === undefined || String(figuresDate) >= oldest) return [];
  return [{ path: "figuresDate", code: "tooOld", params: { date: oldest } }];
}
