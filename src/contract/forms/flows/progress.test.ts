import { expect, test } from "vitest";
import { flowOn } from "#contract/forms/flows/flows.ts";
import { itemsLeft } from "#contract/forms/flows/progress.ts";
import { entityTypes } from "#contract/options/lists.ts";
import { inWords, wordedSection } from "#contract/questions/worded.ts";

const today = "2026-11-20";
const flow = flowOn("institutional", today);

test.each(entityTypes.map(({ value }) => value))(
  "what is left of the application of a %s is told in its own words",
  (entityType) => {
    const answers = { applicableAccount: { lines: ["exchange"] }, entryBoarding: { entityType } };
    const { left } = itemsLeft(flow, "exchange", answers, { today });
    const told = left.map((item) => {
      const section = flow.sections[item.section]!;
      const question = section.questions[item.question]!;
      return [
        inWords(section, item.section_wording).title.id,
        inWords(question, item.question_wording).label.id,
      ];
    });
    const asked = left.map((item) => {
      const section = wordedSection(flow.sections[item.section]!, answers, flow.rulesOn);
      return [section.title.id, section.questions[item.question]!.label.id];
    });
    expect(told).toEqual(asked);
    expect(told.length).toBeGreaterThan(20);
  },
);
