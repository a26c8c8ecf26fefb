import { type Edition, type Editions, inForce, type Sources } from "../../editions.ts";
import type { certifierKinds } from "../lists.ts";

type CertifierKind = (typeof certifierKinds)[number]["value"];

interface CertifierRules extends Edition {
  /** Months by which a certification may be old. */
  months: number;
  /** Who has a licence or registration number. */
  licensed: readonly CertifierKind[];
  /** Who must practise in an equivalent jurisdiction; the others act for their state or for us. */
  bound: readonly CertifierKind[];
  /** Hong Kong and the equivalent jurisdictions. */
  equivalent: readonly string[];
}

export const certifierRules: Editions<CertifierRules> = [
  {
    version: "2026-11-25",
    months: 6,
    licensed: ["lawyer", "accountant", "secretary", "tcsp"],
    bound: ["lawyer", "accountant", "secretary", "tcsp", "judicial"],
    equivalent:
      "HK AR AT AU BE BR CA CH CN DE DK ES FI FR GB GR ID IE IL IN IS IT JP KR LU MX MY NL NO NZ PT SA SE SG TR US ZA".split(
        " ",
      ),
  },
];

/** An institution that is regulated elsewhere is no exempt owner (Cap. 615, Schedule 2, section 4(3)). */
export const equivalentIn = (on: string): readonly string[] =>
  inForce(certifierRules, on).equivalent;

export const certifierRulesSources: Sources = {
  "2026-11-25":
    "Equivalent jurisdictions: SFC AML Guideline, June 2023, 4.19, and Cap. 615, Schedule 2, section 1 (members of FATF other than Hong Kong), by FATF's list of members; Russia, suspended on 24 February 2023, is left out. Places assessed as similar are added by Compliance, reviewed yearly. Kinds of certifiers: the Guideline, Appendix C, paragraph 7. Age of 6 months: product default",
};
