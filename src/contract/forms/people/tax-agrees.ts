import type { AllAnswers, Answers } from "#contract/questions/answers.ts";
import type { Issue } from "#contract/questions/section.ts";

/** Nationals of the United States are US persons (Internal Revenue Code, section 7701(a)(30)); former ones are not. */
export function taxAgrees(_section: string, own: Answers, all: AllAnswers): Issue[] {
  const isNational = all["personalInformation"]?.["nationality"] === "US";
  return isNational && own["usPerson"] === "no" ? [{ path: "usPerson", code: "usNational" }] : [];
}
