import type { AnyEvent, ChartModel, ChartRun } from "../../machines/kit/model.ts";
import { ticketEntryModel } from "../../machines/models/ticket-entry.ts";

export const sender = { invite: "Ada Wong", platform: "Demo Exchange" };
export const email = "ada@example.com";

const done = (actor: string, output: unknown): AnyEvent => ({
  type: `xstate.done.actor.${actor}`,
  output,
});
const read = (kind: string, from?: string) =>
  done(
    "readTicket",
    from === undefined ? { kind } : { kind, email: "b***@e***.com", sender: from },
  );
const refused = { kind: "refused", refusal: "tooMany" };

/** A ticket of one of the two halves, which each have a page of their own. */
const half = (page: keyof typeof sender, ...kinds: string[]): ChartRun => ({
  input: page,
  cases: [
    ...kinds.map((kind) => read(kind, sender[page])),
    read("expired"),
    done("readTicket", refused),
    done("enter", { kind: "signedIn" }),
    done("enter", { kind: "expired" }),
    done("enter", refused),
    done("addressForm", { result: { email } }),
    done("detailsForm", { result: { email } }),
    done("emailProof", {}),
    done("passwordForm", {}),
  ],
});

/** Coming by a ticket as the two pages have it. Without a ticket there is nothing to wait for, and no path. */
export const ticketEntryOnScreen: ChartModel = {
  ...ticketEntryModel,
  runs: [
    half("invite", "invited"),
    half("platform", "unbound", "displacing", "bound", "recognised", "another"),
  ],
  facts: ({ context }) => ({ ...context, refusal: context.refusal !== null }),
};
