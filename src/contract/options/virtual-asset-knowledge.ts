import { msg } from "@lingui/core/macro";
import { type Edition, type Editions, inForce, type Sources } from "../editions.ts";
import type { Option } from "../questions/option.ts";

interface KnowledgeRules extends Edition {
  /** Transactions in virtual assets, within years, that show knowledge. */
  trades: number;
  years: number;
}

export const knowledgeRules: Editions<KnowledgeRules> = [
  { version: "2026-11-24", trades: 5, years: 3 },
];

export const knowledgeRulesSources: Sources = {
  "2026-11-24":
    "SFC and HKMA, joint circular on intermediaries' virtual asset-related activities, 28 January 2022 (virtual asset-knowledge test: training, work or prior trading); SFC FAQs on licensing of virtual asset trading platforms, 31 May 2023",
};

/** What shows knowledge of virtual assets, to clients who are not institutional. */
export const knowledgeKinds = [
  { value: "training", label: msg`Training or a course on virtual assets` },
  { value: "work", label: msg`Present or former work with virtual assets` },
  {
    value: "trades",
    label: msg`At least {trades} transactions in virtual assets in the last {years} years`,
    figures: (on: string) => {
      const { trades, years } = inForce(knowledgeRules, on);
      return { trades, years };
    },
  },
  { value: "none", label: msg`None of these` },
] as const satisfies readonly Option[];
