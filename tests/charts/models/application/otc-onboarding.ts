import {
  type EntityStep,
  otcOnboarding,
  type PersonStep,
} from "@gatehouse/machines/application/otc-onboarding";
import type { ChartModel } from "../../kit/model.ts";

const steps: readonly (EntityStep | PersonStep)[] = [
  "entityInfo",
  "documentUploading",
  "investorVerification",
  "reviewAndSubmit",
  "personalInformation",
  "wealthAndTransactions",
  "bankInformation",
  "requiredDocuments",
  "confirmStatement",
];

export const otcOnboardingModel: ChartModel = {
  file: "otc-onboarding",
  name: "otcOnboarding",
  machine: otcOnboarding,
  runs: [{ cases: steps.map((step) => ({ type: "step.show", step })) }],
  invariants: {
    "every step can be shown from every other": (snapshot) =>
      steps.every((step) => snapshot.can({ type: "step.show", step })),
  },
};
