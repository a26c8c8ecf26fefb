import { type CheckOutcome, form, type Values } from "@gatehouse/machines/form";
import { fromPromise } from "xstate";
import type { Also } from "#contract/forms/signup-also.ts";
import { type Facts } from "#contract/questions/rules.ts";
import { type Answers, issuesIn, type Section } from "#contract/questions/section.ts";

/** The facts on which a page before an application is checked. */
export function factsNow(): Facts {
  const today = new Date().toISOString().slice(0, 10);
  return { today, rulesOn: today, lines: [] };
}

/** A page of questions whose answers, once each and all together are in order, are handed to `then`. */
export function formFor(
  section: Section,
  also: Also,
  then: (values: Values) => Promise<CheckOutcome>,
) {
  const check = fromPromise<CheckOutcome, { values: Values }>(async ({ input }) => {
    const own = input.values as Answers;
    const alone = issuesIn(section, own, {}, factsNow());
    const issues = alone.length > 0 ? alone : also(own);
    return issues.length > 0 ? { kind: "refused", issues } : then(input.values);
  });
  return form.provide({ actors: { check } });
}
