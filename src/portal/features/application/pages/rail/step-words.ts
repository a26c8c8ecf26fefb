import type { Step } from "@gatehouse/machines/application/institutional-onboarding";
import type { PersonStep } from "@gatehouse/machines/application/otc-onboarding";
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { QuestionnaireStep } from "#contract/forms/flows/questionnaire.ts";
import type { Flow } from "#contract/forms/flows/pages.ts";
import { titles } from "#contract/forms/titles.ts";

const words: Record<Step | PersonStep | QuestionnaireStep, MessageDescriptor> = {
  entityInfo: msg`Entity Info`,
  documentUploading: msg`Document Uploading`,
  investorVerification: msg`Accredited Investor Verification and related parties`,
  reviewAndSubmit: msg`Review and submit`,
  personalInformation: msg`Personal information`,
  wealthAndTransactions: msg`Wealth and transaction information`,
  bankInformation: msg`Bank information`,
  requiredDocuments: msg`Required documents`,
  confirmStatement: msg`Confirm statement`,
  questions: msg`Questions`,
  declaration: msg`Declaration`,
};

const investorPage: keyof typeof titles = "investorClassification";

/** The name of a step in the specification; without an investor page in the plan, step 3 is named by what it asks. */
export function stepWords(
  step: string,
  plan: readonly { section: string }[],
): MessageDescriptor | undefined {
  const asksForClass = plan.some(({ section }) => section === investorPage);
  if (step === "investorVerification" && !asksForClass) return titles.relatedInformation;
  return (words as Readonly<Record<string, MessageDescriptor>>)[step];
}

export const stepsOf = (flow: Flow): string[] => [...new Set(flow.pages.map(({ step }) => step))];
