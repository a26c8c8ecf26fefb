import { otcOnboarding } from "@gatehouse/machines/otc-onboarding";
import { redirect } from "@tanstack/react-router";
import { insInfo } from "#contract/calls/account.ts";
import type { Api } from "../api.ts";
import { definitionOf, pathOf } from "./flow-definitions.ts";
import type { WiredFlow } from "./flow.ts";
import { onboardingActors } from "./onboarding.ts";

/** The OTC flow of whoever is signed in, /kyc/otcVerify; who has not begun one is sent to the dashboard. */
export async function otcFlow(api: Api): Promise<WiredFlow> {
  const info = await api(insInfo);
  if (!info.ok) throw new Error(info.refusal);
  const begun = info.data.applications.find(({ flow }) => pathOf[flow] === "/kyc/otcVerify");
  if (!begun) throw redirect({ to: "/kyc/user" });
  return {
    id: begun.flow,
    flow: await definitionOf(begun.flow),
    chart: (application, send) =>
      otcOnboarding.provide({ actors: onboardingActors(application, send) }),
  };
}
