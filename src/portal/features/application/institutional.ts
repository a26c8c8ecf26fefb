import { institutionalOnboarding } from "@gatehouse/machines/application/institutional-onboarding";
import { institutionalStart } from "#contract/forms/flows/institutional-start.ts";
import { applicationOf, type WiredFlow } from "./application.ts";

export const institutionalFlow: WiredFlow = {
  id: "institutional",
  flow: institutionalStart,
  chart: applicationOf(institutionalOnboarding),
};
