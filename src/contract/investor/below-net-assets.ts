import { compared, exact, times } from "../exact.ts";
import type { AllAnswers, Answers } from "../questions/answers.ts";
import type { Issue } from "../questions/section.ts";
import type { Days } from "../rules/facts.ts";
import { type Amount, rateOf, type Target, targetOf } from "./conversion.ts";

function valueOf(answer: unknown, to: Target) {
  const { currency = "", amount = "" } = (answer ?? {}) as Partial<Amount>;
  const [value, rate] = [exact(amount), rateOf(currency, to)];
  return value && rate ? times(value, rate) : undefined;
}

/** Net assets are total assets less liabilities, so that they are never more. Compared at the rates of `today`. */
export function belowNetAssets(own: Answers, all: AllAnswers, { today }: Days): Issue[] {
  const to = targetOf("HK", today);
  const net = valueOf(all["activityInformation"]?.["netAssets"], to);
  const total = valueOf(own["totalAssets"], to);
  return net && total && compared(total, net) < 0
    ? [{ path: "totalAssets", code: "assetsBelowNet" }]
    : [];
}
