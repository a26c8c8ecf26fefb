import {
  institutionalOnboarding,
  type Step,
} from "@gatehouse/machines/application/institutional-onboarding";
import type { ChartModel } from "../../kit/model.ts";

const steps: readonly Step[] = [
  "entityInfo",
  "documentUploading",
  "investorVerification",
  "reviewAndSubmit",
];

export const institutionalOnboardingModel: ChartModel = {
  file: "institutional-onboarding",
  name: "institutionalOnboarding",
  machine: institutionalOnboarding,
  runs: [{ cases: steps.map((step) => ({ type: "step.show", step })) }],
  invariants: {
    "every step can be shown from every other": (snapshot) =>
      steps.every((step) => snapshot.can({ type: "step.show", step })),
  },
};
