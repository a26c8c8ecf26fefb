import type { Step } from "@gatehouse/machines/institutional-onboarding";
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";

/** The steps as the specification names them. */
export const stepWords: Record<Step, MessageDescriptor> = {
  entityInfo: msg`Entity Info`,
  documentUploading: msg`Document Uploading`,
  investorVerification: msg`Accredited Investor Verification`,
  reviewAndSubmit: msg`Review and submit`,
};
