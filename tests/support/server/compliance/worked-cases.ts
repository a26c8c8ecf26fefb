import { expect } from "vitest";
import type { Classification } from "#contract/investor/classify.ts";
import type { WorkedCase } from "#tests/support/contract/people-cases.ts";
import { answersIn, storedIn, told } from "#tests/support/contract/worked-cases.ts";
import type { Member, Portal } from "../portal.ts";
import { submitting } from "./submitting.ts";

/** What the server says to each case, by its rule: it is refused, or submitted and read back. */
export async function outcomesAtServer(
  portal: Portal,
  cases: readonly WorkedCase[],
  whileDraft?: (member: Member) => Promise<void>,
) {
  const submit = {
    company: submitting(portal, "company", whileDraft),
    individual: submitting(portal, "individual", whileDraft),
  };
  const outcomes: Record<string, object> = {};
  for (const worked of cases) {
    const { issues, kept } = await submit[worked.of](answersIn(worked));
    const refused = told(issues);
    if (kept) expect({ [worked.rule]: kept.answers }).toEqual({ [worked.rule]: kept.asked });
    const stored = kept && storedIn(worked, kept.answers, kept.classes as Classification[]);
    outcomes[worked.rule] = { refused, ...stored };
  }
  return outcomes;
}
