import type { AllAnswers, Answers } from "#contract/questions/answers.ts";
import type { Issue } from "#contract/questions/section.ts";
import { isUsNational } from "#contract/tax/us-national.ts";

/** A national of the United States, by any nationality that has not ended, is a US person. */
export function taxAgrees(_section: string, own: Answers, all: AllAnswers): Issue[] {
  const isNational = isUsNational(all["personalInformation"] ?? {});
  return isNational && own["usPerson"] === "no" ? [{ path: "usPerson", code: "usNational" }] : [];
}
