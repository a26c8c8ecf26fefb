import { institutionalOnboarding } from "@gatehouse/machines/institutional-onboarding";
import { institutional } from "#contract/forms/flows/institutional.ts";
import type { WiredFlow } from "./flow.ts";
import { onboardingActors } from "./onboarding.ts";

/** The institutional flow, /kyc/verify. */
export const institutionalFlow: WiredFlow = {
  id: "institutional",
  flow: institutional,
  chart: (application, send) =>
    institutionalOnboarding.provide({ actors: onboardingActors(application, send) }),
};
