import { otcOnboarding } from "@gatehouse/machines/application/otc-onboarding";
import { redirect } from "@tanstack/react-router";
import { insInfo } from "#contract/calls/account.ts";
import type { Api } from "#portal/system/api.ts";
import { applicationOf, type WiredFlow } from "./application.ts";
import { pathOf } from "#contract/forms/flows/flow-ids.ts";
import { definitionOf } from "./flow-definitions.ts";

const chart = applicationOf(otcOnboarding);

/** The OTC flow of the account, /kyc/otcVerify. Redirects to the dashboard if none was started. */
export async function otcFlow(api: Api): Promise<WiredFlow> {
  const info = await api(insInfo);
  if (!info.ok) throw new Error(info.refusal);
  const started = info.data.applications.find(({ flow }) => pathOf[flow] === "/kyc/otcVerify");
  if (!started) throw redirect({ to: "/kyc/user" });
  return { id: started.flow, flow: await definitionOf(started.flow), chart };
}
