import { expect, test } from "vitest";
import { flowOn } from "#contract/forms/flows/flows.ts";
import { itemsLeft, type LeftOf } from "#contract/forms/flows/progress.ts";
import type { AllAnswers } from "#contract/questions/answers.ts";
import { generatedAnswers } from "#server/development/sample/generated-answers.ts";
import { sampleAnswers } from "#server/development/sample/sample-answers.ts";
import { tenApplicants } from "#tests/support/applicants/ten-applicants.ts";
import { leftWhereChanged, type SectionsKnown } from "./sections-known.ts";

const today = "2026-11-24";

/** The answers without each section, without the first answer of each, and whole again after both. */
function changesOf(whole: AllAnswers): AllAnswers[] {
  return Object.entries(whole).flatMap(([id, own]) => {
    const { [id]: _, ...others } = whole;
    const [, ...rest] = Object.entries(own);
    return [others, { ...whole, [id]: Object.fromEntries(rest) }, whole];
  });
}

test.each(tenApplicants)(
  "what is known of the sections of $name is what is derived anew, whatever is taken away",
  ({ flow: id, given, line }) => {
    const flow = flowOn(id, today);
    const whole = generatedAnswers(flow, { given, says: "no" }, today);
    let before: SectionsKnown = {};
    for (const answers of changesOf(whole)) {
      const { known, leftOf } = leftWhereChanged(before);
      const found = itemsLeft(flow, line, answers, { today }, leftOf);
      expect(found).toEqual(itemsLeft(flow, line, answers, { today }));
      before = known;
    }
  },
);

test("only the sections that read a changed one are derived again", () => {
  const flow = flowOn("institutional", today);
  const before = sampleAnswers(today);
  const { known, leftOf: all } = leftWhereChanged({});
  itemsLeft(flow, "exchange", before, { today }, all);
  const website = { ...before["businessInformation"], website: "lamps.example" };
  const { leftOf } = leftWhereChanged(known);
  const derived: string[] = [];
  const noting: LeftOf = (name, all, derive) =>
    leftOf(name, all, (seen) => {
      derived.push(name);
      return derive(seen);
    });
  itemsLeft(flow, "exchange", { ...before, businessInformation: website }, { today }, noting);
  expect(derived).toEqual(["exchange businessInformation"]);
});
