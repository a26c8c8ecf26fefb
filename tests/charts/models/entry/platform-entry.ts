import { platformEntry } from "@gatehouse/machines/entry/platform-entry";
import type { AnyEvent, ChartModel } from "../../kit/model.ts";

const done = (actor: string, output: object): AnyEvent => ({
  type: `xstate.done.actor.${actor}`,
  output,
});
const named = { email: "b***@e***.com", sender: "Demo Exchange" };
const read = (kind: string) => done("readTicket", { kind, ...named });
const claimed = { kind: "claimed", reply: "reply" };
const expired = { kind: "expired" };

export const platformEntryModel: ChartModel = {
  file: "platform-entry",
  name: "platformEntry",
  machine: platformEntry,
  runs: [
    {
      input: { address: {}, details: {} },
      cases: [
        read("newGuest"),
        read("newMember"),
        read("ownGuest"),
        read("ownMember"),
        read("another"),
        done("readTicket", { kind: "missing" }),
        done("readTicket", expired),
        done("enter", claimed),
        done("enter", expired),
        done("claim", claimed),
        done("claim", expired),
      ],
    },
  ],
  facts: ({ context }) => ({ ticket: context.ticket?.kind ?? null }),
  invariants: {
    "every page but those without a good ticket names the platform": ({ value, context }) =>
      ["reading", "missing", "expired"].includes(String(value)) || "sender" in context.ticket,
    "an expired ticket names nothing": (snapshot) =>
      !snapshot.matches("expired") || snapshot.context.ticket === null,
    "only the owner of the platform's account enters without being asked": (snapshot) =>
      !snapshot.matches("entering") || snapshot.context.ticket.kind !== "newGuest",
    "an account that is signed in is replaced only when the person confirms": (snapshot) =>
      snapshot.can({ type: "account.switch" }) === snapshot.matches("confirmAccountSwitch"),
    "an account that has another owner is never offered a new one": (snapshot) =>
      !["choosing", "binding", "creating"].some((state) => snapshot.matches(state)) ||
      ["newGuest", "newMember"].includes(snapshot.context.ticket.kind),
    "a browser without a session comes in by a press alone": (snapshot) =>
      snapshot.can({ type: "account.enter" }) === snapshot.matches("recognised"),
  },
};
