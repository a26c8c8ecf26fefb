import { revocation, type RevokeOutcome } from "@gatehouse/machines/revocation";
import { fromPromise } from "xstate";
import type { BodyOf } from "#contract/calls/call.ts";
import { withdrawInvestorClass } from "#contract/calls/investor.ts";
import { unbindPlatform } from "#contract/calls/platforms.ts";
import type { Outcome } from "../api.ts";
import { type Services, servicesOf } from "../app/system.ts";
import { answerWords } from "../reactions.ts";

/** The dialog says each refusal itself; a toast would lie over it. */
const withdraw = { ...withdrawInvestorClass, errorDisplay: "inline" } as const;
const unbind = { ...unbindPlatform, errorDisplay: "inline" } as const;
type Region = BodyOf<typeof withdrawInvestorClass>["region"];

/** Ending the connection with a platform's account; `changed` is told when the list is another. */
export const wiredDisconnection = (changed: () => void) =>
  wired(
    (id, { api }) => api(unbind, { body: { id } }),
    ({ notify }) => {
      notify("platformUnbound");
      changed();
    },
  );

/** Withdrawing the opt-in of a region, whose row then says so; `changed` is told when the list is another. */
export const wiredWithdrawal = (changed: () => void) =>
  wired((region, { api }) => api(withdraw, { body: { region: region as Region } }), changed);

function wired(
  end: (id: string, services: Services) => Promise<Outcome<unknown>>,
  done: (services: Services) => void,
) {
  return revocation.provide({
    actors: {
      revoke: fromPromise<RevokeOutcome, { id: string }>(async ({ input, system }) => {
        const services = servicesOf(system);
        const outcome = await end(input.id, services);
        if (!outcome.ok) return { kind: "refused", refusal: answerWords(outcome) };
        done(services);
        return { kind: "revoked" };
      }),
    },
  });
}
