import { otcOnboarding } from "@gatehouse/machines/otc-onboarding";
import { redirect } from "@tanstack/react-router";
import { insInfo } from "#contract/calls/account.ts";
import type { FlowId } from "#contract/forms/flow-ids.ts";
import type { Flow } from "#contract/forms/pages.ts";
import { api } from "../api.ts";
import type { WiredFlow } from "./flow.ts";
import { onboardingActors } from "./onboarding.ts";

const flows: Partial<Record<FlowId, () => Promise<Flow>>> = {
  otcInstitution: async () =>
    (await import("#contract/forms/flows/otc-institution.ts")).otcInstitution,
  otcIndividual: async () =>
    (await import("#contract/forms/flows/otc-individual.ts")).otcIndividual,
};

/** The OTC flow of whoever is signed in, /kyc/otcVerify; who has not begun one is sent to the dashboard. */
export async function otcFlow(): Promise<WiredFlow> {
  const info = await api(insInfo);
  if (!info.ok) throw new Error(info.refusal);
  const begun = info.data.applications.find(({ flow }) => flow in flows);
  if (!begun) throw redirect({ to: "/kyc/user" });
  return {
    id: begun.flow,
    path: "/kyc/otcVerify",
    flow: await flows[begun.flow]!(),
    chart: (application, send) =>
      otcOnboarding.provide({ actors: onboardingActors(application, send) }),
  };
}
