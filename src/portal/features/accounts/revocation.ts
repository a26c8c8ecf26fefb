import { revocation } from "@gatehouse/machines/accounts/revocation";
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

/** Ending the connection with a platform's account; `reload` loads the list again. */
export const wiredDisconnection = (reload: () => void) =>
  wired(
    (id, { api }) => api(unbind, { body: { id } }),
    ({ notify }) => {
      notify("platformUnbound");
      reload();
    },
  );

/** Withdrawing the opt-in of a region; `reload` loads the list again. */
export const wiredWithdrawal = (reload: () => void) =>
  wired((region, { api }) => api(withdraw, { body: { region: region as Region } }), reload);

function wired(
  end: (id: string, services: Services) => Promise<Outcome<unknown>>,
  report: (services: Services) => void,
) {
  return revocation.provide({
    actors: {
      revokeCall: callActor(async ({ id }: { id: string }, { system }) => {
        const services = servicesOf(system);
        return callOutcome(await end(id, services), (): undefined => {
          report(services);
        });
      }),
    },
  });
}
