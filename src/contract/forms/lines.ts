import { msg } from "@lingui/core/macro";
import * as v from "valibot";
import {
  type BusinessLine,
  businessLines,
  type LineId,
  lineIds,
  lineOf,
} from "../business-lines.ts";
import { choices } from "../questions/builders/choices.ts";
import type { Question } from "../questions/question.ts";
import { message } from "../rules/facts.ts";
import { section } from "../questions/section.ts";

type Audience = BusinessLine["audience"][number];

export const linesOpenFor = (flow: BusinessLine["flow"], audience: Audience): LineId[] =>
  lineIds.filter((id) => {
    const line = lineOf(id);
    return line.flow === flow && line.audience.includes(audience);
  });

const rejectExistingLines = (question: Question<LineId[]>): Question<LineId[]> => ({
  ...question,
  rule: (facts, own) =>
    v.pipe(
      question.rule(facts, own),
      v.check(
        (lines) => !lines.some((line) => facts.existingLines?.includes(line)),
        message("lineApplied"),
      ),
    ),
});

const linesSection = (lines: readonly LineId[], lead: ReturnType<typeof msg>) =>
  section(
    "applicableAccount",
    msg`Business lines applied for`,
    {
      lines: rejectExistingLines(
        choices(
          msg`Business lines`,
          lines.map((value) => ({ value, label: businessLines[value].name })),
          {
            ofLines: true,
            hint: msg`Choose all that apply. All lines share the same answers.`,
            guidance: {
              name: msg`If you choose several lines`,
              text: msg`One form covers all the lines you choose. Each line has its own status. Apply for lines that are not in this list from the dashboard.`,
            },
          },
        ),
      ),
    },
    lead,
  );

const entityLead = msg`Choose the services the entity wants to use. You can apply for more later.`;

export const applicableAccount = linesSection(
  linesOpenFor("institutional", "institution"),
  entityLead,
);

export const otcEntityLines = linesSection(linesOpenFor("otc", "institution"), entityLead);

export const otcPersonLines = linesSection(
  linesOpenFor("otc", "individual"),
  msg`Choose the services you want to use. You can apply for more later.`,
);
