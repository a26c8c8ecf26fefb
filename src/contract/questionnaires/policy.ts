import { type Edition, type Editions, inForce, type Sources } from "../editions.ts";
import type { AllAnswers } from "../questions/answers.ts";
import type { QuestionnaireKind } from "../forms/questionnaires/subject.ts";

interface Policy extends Edition {
  /** Days from the submission of an application until the questionnaire is due. */
  dueDays: number;
  /** How many days before the due date it cannot be postponed any more. */
  noticeDays: number;
  /** Months after which it is asked again. */
  validityMonths: number;
  /** Optional for all others. */
  required: readonly QuestionnaireKind[];
}

export const questionnairePolicy: Editions<Policy> = [
  {
    version: "2026-11-22",
    dueDays: 30,
    noticeDays: 7,
    validityMonths: 18,
    required: ["financialInstitution", "vasp", "investmentVehicle", "charity"],
  },
];

export const questionnairePolicySources: Sources = {
  "2026-11-22":
    "Validity: the Wolfsberg Group recommends a review every 12 to 18 months; due date, notice and kinds: product defaults after the SFC AML Guideline (June 2023), chapters 4 and 12",
};

/** The questionnaire of an applicant, by its application. */
export const kindOf = (answers: AllAnswers): QuestionnaireKind =>
  (answers["entryBoarding"]?.["entityType"] as QuestionnaireKind | undefined) ?? "individual";

export const policyOn = (day: string): Policy => inForce(questionnairePolicy, day);
