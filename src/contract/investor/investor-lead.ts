import { msg } from "@lingui/core/macro";
import { lineHas, not } from "#contract/questions/condition.ts";
import type { SectionWording } from "#contract/questions/question.ts";

/** The lines that ask for an investor class, by the regions whose classes they ask for. */
export const investorLead = msg`Open only to professional or accredited investors: {lines}. We use the figures you enter.`;

export const investorLeads: readonly SectionWording[] = [
  {
    when: not(lineHas("investorClass", "SG")),
    lead: msg`Open only to professional investors: {lines}. We use the figures you enter.`,
  },
  {
    when: not(lineHas("investorClass", "HK")),
    lead: msg`Open only to accredited investors: {lines}. We use the figures you enter.`,
  },
];
