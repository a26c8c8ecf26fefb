import { isTrust } from "#contract/options/party-roles.ts";
import type { AllAnswers, Answers } from "#contract/questions/answers.ts";
import { applicant, type BeneficiaryClass } from "../structure.ts";
import { type Row, textOf } from "./party-rows.ts";

/** Of the trust that applies, and of each trust among the rows. */
export const beneficiaryClasses = (all: AllAnswers, rows: readonly Row[], on: string) => [
  ...(isTrust(all, on) ? classIn(applicant, all["trustInformation"]) : []),
  ...rows.flatMap((row) => (row["kind"] === "trust" ? classIn(row.id, row) : [])),
];

const classIn = (of: string, about: Answers = {}): BeneficiaryClass[] =>
  ["class", "both"].includes(String(about["beneficiaries"]))
    ? [{ of, words: textOf(about["beneficiaryClass"]) }]
    : [];
