import type { LineId } from "#contract/business-lines.ts";
import { inForce } from "#contract/editions.ts";
import { ownershipRules } from "#contract/options/ownership-rules.ts";
import { othersQuestion } from "#contract/ownership/from-answers.ts";
import { thresholdsOf } from "#contract/ownership/thresholds.ts";
import { linesOf } from "#contract/application/lines-of.ts";
import { askedQuestions } from "#contract/questions/asked.ts";
import { isEmpty } from "#contract/questions/question.ts";
import type { AllAnswers, Answers } from "#contract/questions/answers.ts";
import { relatedInformation } from "./related-parties.ts";

/** From how many percent owners counted when it was answered, and count now with these lines. */
export interface AskedAgain {
  before: number;
  now: number;
  lines: readonly LineId[];
}

/** Why the share of other holders is asked again: it was answered under another threshold. Null if it was not. */
export function askedAgain(own: Answers, all: AllAnswers, on: string): AskedAgain | null {
  const asked = othersQuestion(all);
  const [given, before] =
    asked === "others" ? (["othersBelowLow", "low"] as const) : (["others", "usual"] as const);
  const isAsked = askedQuestions(relatedInformation, own, all, on).some(([name]) => name === asked);
  const rules = inForce(ownershipRules, on);
  const [lowest] = thresholdsOf(linesOf(all), { rules });
  if (!isAsked || !lowest || isEmpty(own[given])) return null;
  return { before: rules.thresholds[before], now: lowest.percent, lines: lowest.lines };
}
