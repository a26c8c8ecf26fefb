import { revocation, type RevokeOutcome } from "@gatehouse/machines/revocation";
import { msg } from "@lingui/core/macro";
import { fromPromise } from "xstate";
import type { BodyOf } from "#contract/calls/call.ts";
import { withdrawInvestorClass } from "#contract/calls/investor.ts";
import { unbindPlatform } from "#contract/calls/platforms.ts";
import { api, type Outcome } from "../api.ts";
import { answerWords } from "../reactions.ts";
import { i18n } from "../words.ts";
import { notify } from "./notices.ts";

/** The dialog says each refusal itself; a toast would lie over it. */
const withdraw = { ...withdrawInvestorClass, errorDisplay: "inline" } as const;
const unbind = { ...unbindPlatform, errorDisplay: "inline" } as const;
type Region = BodyOf<typeof withdrawInvestorClass>["region"];

/** Ending the connection with a platform's account; `changed` is told when the list is another. */
export const wiredDisconnection = (changed: () => void) =>
  wired(
    (id) => api(unbind, { body: { id } }),
    () => {
      notify("platformUnbound", "positive", i18n._(msg`Disconnected`));
      changed();
    },
  );

/** Withdrawing the opt-in of a region, whose row then says so; `changed` is told when the list is another. */
export const wiredWithdrawal = (changed: () => void) =>
  wired((region) => api(withdraw, { body: { region: region as Region } }), changed);

function wired(end: (id: string) => Promise<Outcome<unknown>>, done: () => void) {
  return revocation.provide({
    actors: {
      revoke: fromPromise<RevokeOutcome, { id: string }>(async ({ input }) => {
        const outcome = await end(input.id);
        if (!outcome.ok) return { kind: "refused", refusal: answerWords(outcome) };
        done();
        return { kind: "revoked" };
      }),
    },
  });
}
