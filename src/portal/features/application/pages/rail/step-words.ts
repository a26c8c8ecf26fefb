import type { Step } from "@gatehouse/machines/application/institutional-onboarding";
import type { PersonStep } from "@gatehouse/machines/application/otc-onboarding";
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { QuestionnaireStep } from "#contract/forms/flows/questionnaire.ts";
import type { Flow } from "#contract/forms/flows/pages.ts";

const words: Record<Step | PersonStep | QuestionnaireStep, MessageDescriptor> = {
  entityInfo: msg`Entity Info`,
  documentUploading: msg`Document Uploading`,
  investorVerification: msg`Accredited Investor Verification`,
  reviewAndSubmit: msg`Review and submit`,
  personalInformation: msg`Personal information`,
  wealthAndTransactions: msg`Wealth and transaction information`,
  bankInformation: msg`Bank information`,
  requiredDocuments: msg`Required documents`,
  confirmStatement: msg`Confirm statement`,
  questions: msg`Questions`,
  declaration: msg`Declaration`,
};

/** The names of the steps in the specification. */
export const stepWords: Readonly<Record<string, MessageDescriptor>> = words;

export const stepsOf = (flow: Flow): string[] => [...new Set(flow.pages.map(({ step }) => step))];
