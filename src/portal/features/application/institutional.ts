import { institutionalOnboarding } from "@gatehouse/machines/application/institutional-onboarding";
import { institutional } from "#contract/forms/flows/institutional.ts";
import { applicationOf, type WiredFlow } from "./application.ts";

export const institutionalFlow: WiredFlow = {
  id: "institutional",
  flow: institutional,
  chart: applicationOf(institutionalOnboarding),
};
