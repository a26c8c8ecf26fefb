import { revocation } from "@gatehouse/machines/accounts/revocation";
import { msg } from "@lingui/core/macro";
import type { BodyOf } from "#contract/calls/call.ts";
import { withdrawInvestorClass } from "#contract/calls/investor.ts";
import { unbindPlatform } from "#contract/calls/platforms.ts";
import { api, type Outcome } from "#portal/app/api.ts";
import { callOutcome } from "#portal/app/refusals.ts";
import { i18n } from "#portal/app/i18n.ts";
import { callActor } from "#portal/actors/call.ts";
import { notify } from "../notifications/notices.ts";

/** The dialog shows each refusal itself; a toast would cover it. */
const withdraw = { ...withdrawInvestorClass, loudness: "silent" } as const;
const unbind = { ...unbindPlatform, loudness: "silent" } as const;
type Region = BodyOf<typeof withdrawInvestorClass>["region"];

/** Ending the connection with a platform's account; `reload` loads the list again. */
export const wiredDisconnection = (reload: () => void) =>
  wired(
    (id) => api(unbind, { body: { id } }),
    () => {
      notify("platformUnbound", "positive", i18n._(msg`Disconnected`));
      reload();
    },
  );

/** Withdrawing the opt-in of a region; `reload` loads the list again. */
export const wiredWithdrawal = (reload: () => void) =>
  wired((region) => api(withdraw, { body: { region: region as Region } }), reload);

function wired(end: (id: string) => Promise<Outcome<unknown>>, report: () => void) {
  return revocation.provide({
    actors: {
      revokeCall: callActor(async ({ id }: { id: string }) =>
        callOutcome(await end(id), (): undefined => {
          report();
        }),
      ),
    },
  });
}
