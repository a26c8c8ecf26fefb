import { disconnection, type DisconnectOutcome } from "@gatehouse/machines/disconnection";
import { msg } from "@lingui/core/macro";
import { fromPromise } from "xstate";
import { unbindPlatform } from "#contract/calls/platforms.ts";
import { api } from "../api.ts";
import { answerWords } from "../reactions.ts";
import { i18n } from "../words.ts";
import { notify } from "./notices.ts";

const said = msg`Disconnected`;

/** Ending the connection with a platform's account; `changed` is told when the list is another. */
export function wiredDisconnection(changed: () => void) {
  return disconnection.provide({
    actors: {
      disconnect: fromPromise<DisconnectOutcome, { id: string }>(async ({ input }) => {
        const outcome = await api(unbindPlatform, { body: input });
        if (!outcome.ok) return { kind: "refused", refusal: answerWords(outcome) };
        notify("platformUnbound", "positive", i18n._(said));
        changed();
        return { kind: "disconnected" };
      }),
    },
  });
}
