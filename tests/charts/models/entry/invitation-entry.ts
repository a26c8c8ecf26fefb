import { invitationEntry } from "@gatehouse/machines/entry/invitation-entry";
import type { AnyEvent, ChartModel } from "../../kit/model.ts";

const read = (output: object): AnyEvent => ({ type: "xstate.done.actor.readTicket", output });
const invited = { email: "b***@e***.com", sender: "Ada Wong" };

export const invitationEntryModel: ChartModel = {
  file: "invitation-entry",
  name: "invitationEntry",
  machine: invitationEntry,
  runs: [
    {
      cases: [
        read({ kind: "invited", ...invited }),
        read({ kind: "missing" }),
        read({ kind: "expired" }),
        { type: "xstate.done.actor.emailProof", output: { result: "reply" } },
      ],
    },
  ],
  invariants: {
    "an invitation is named exactly from its reading until it expires": ({ value, context }) =>
      ["invited", "proving", "signedIn"].includes(String(value)) === (context.sender !== ""),
    "a code is sent only when the person asks": (snapshot) =>
      snapshot.can({ type: "code.send" }) === snapshot.matches("invited"),
    "only the code to the mailbox signs the person in": (snapshot) =>
      !snapshot.matches("proving") || snapshot.children["emailProof"] !== undefined,
    "a ticket that ends is noticed exactly while its code is given": (snapshot) =>
      snapshot.can({ type: "ticket.end" }) === snapshot.matches("proving"),
  },
};
