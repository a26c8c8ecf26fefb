import type { Edition, Editions, Sources } from "../../editions.ts";
import type { certifierKinds } from "../lists.ts";

type CertifierKind = (typeof certifierKinds)[number]["value"];

interface CertifierRules extends Edition {
  /** Months by which a certification may be old. */
  months: number;
  /** Who has a licence or registration number. */
  licensed: readonly CertifierKind[];
  /** Who must practise in an equivalent jurisdiction; the others act for their state or for us. */
  bound: readonly CertifierKind[];
}

export const certifierRules: Editions<CertifierRules> = [
  {
    version: "2026-11-25",
    months: 6,
    licensed: ["lawyer", "accountant", "secretary", "tcsp"],
    bound: ["lawyer", "accountant", "secretary", "tcsp", "judicial"],
  },
];

export const certifierRulesSources: Sources = {
  "2026-11-25":
    "Kinds of certifiers: SFC AML Guideline, June 2023, Appendix C, paragraph 7. Age of 6 months: product default",
};
