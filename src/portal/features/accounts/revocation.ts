import { revocation, type Subject } from "@gatehouse/machines/accounts/revocation";
import type { BodyOf } from "#contract/calls/call.ts";
import { withdrawInvestorClass } from "#contract/calls/investor.ts";
import { unbindPlatform } from "#contract/calls/platforms.ts";
import type { Outcome } from "#portal/system/api.ts";
import { type Services, servicesOf } from "#portal/system/system.ts";
import { callOutcome } from "#portal/system/refusals.ts";
import { callActor } from "#portal/actors/call.ts";

/** The dialog shows each refusal itself; a toast would cover it. */
const withdraw = { ...withdrawInvestorClass, errorDisplay: "inline" } as const;
const unbind = { ...unbindPlatform, errorDisplay: "inline" } as const;
type Region = BodyOf<typeof withdrawInvestorClass>["region"];

/** Ending what has this id, after a question; afterwards the page is loaded again. */
export function wiredRevocation(
  end: (id: string, services: Services, draft: Subject["draft"]) => Promise<Outcome<unknown>>,
) {
  return revocation.provide({
    actors: {
      revokeCall: callActor(async ({ id, draft }: Subject, { system }) => {
        const services = servicesOf(system);
        return callOutcome(await end(id, services, draft), (): undefined => {
          services.reload();
        });
      }),
    },
  });
}

/** Disconnecting a platform's account; afterwards the list is loaded again. */
export const wiredDisconnection = wiredRevocation(async (id, { api, notify }) => {
  const outcome = await api(unbind, { body: { id } });
  if (outcome.ok) notify("platformUnbound");
  return outcome;
});

export type RevocationLogic = typeof wiredDisconnection;

/** Withdrawing the opt-in of a region; afterwards the list is loaded again. */
export const wiredWithdrawal = wiredRevocation((region, { api }) =>
  api(withdraw, { body: { region: region as Region } }),
);
