import type { Changes } from "#contract/calls/onboarding.ts";
import { maskIn, numbersIn, unmaskedAnswers } from "#contract/questions/numbers/masked.ts";
import { Refused } from "#server/refused.ts";
import type { OpenApplication } from "../open-application.ts";

/** A number that came back masked, and was not typed again, is the one that is stored. */
export const withStoredNumbers = (
  { flow, answers }: Pick<OpenApplication, "flow" | "answers">,
  changes: Changes,
): Changes => unmaskedAnswers(flow, changes, () => numbersIn(flow, answers));

/** Rejects with maskedNumber, and its place, where a mask is of no number that is stored. */
export function rejectMasks(flow: OpenApplication["flow"], changes: Changes): void {
  const path = maskIn(flow, changes);
  if (path !== null) throw new Refused("maskedNumber", { path });
}
