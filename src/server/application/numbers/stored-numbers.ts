import type { Changes } from "#contract/calls/onboarding.ts";
import { hasMask, numbersIn, unmaskedAnswers } from "#contract/questions/numbers/masked.ts";
import { Refused } from "#server/refused.ts";
import type { OpenApplication } from "../open-application.ts";

/** A number that came back masked, and was not typed again, is the one that is stored. */
export const withStoredNumbers = (
  { flow, answers }: Pick<OpenApplication, "flow" | "answers">,
  changes: Changes,
): Changes => unmaskedAnswers(flow, changes, () => numbersIn(flow, answers));

/** Rejects with maskedNumber where a mask is of no number that is stored. */
export function rejectMasks(flow: OpenApplication["flow"], changes: Changes): void {
  if (hasMask(flow, changes)) throw new Refused("maskedNumber");
}
