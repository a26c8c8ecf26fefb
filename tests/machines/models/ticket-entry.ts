import { ticketEntry } from "@gatehouse/machines/ticket-entry";
import type { AnyEvent, ChartModel } from "../kit/model.ts";

const read = (output: unknown): AnyEvent => ({ type: "xstate.done.actor.readTicket", output });

export const ticketEntryModel: ChartModel = {
  file: "ticket-entry",
  name: "ticketEntry",
  machine: ticketEntry,
  runs: [
    {
      cases: [
        { type: "code.ask" },
        { type: "ticket.read" },
        read({ kind: "invited", email: "b***@e***.com", inviter: "Ada Wong" }),
        read({ kind: "expired" }),
        read({ kind: "refused", refusal: "tooManyRequests" }),
        { type: "xstate.error.actor.readTicket", error: "no answer" },
        { type: "xstate.done.actor.emailProof", output: {} },
      ],
    },
  ],
  invariants: {
    "nobody comes in or is sent a code without being named by the link": (snapshot) =>
      !["invited", "proving", "signedIn"].some((state) => snapshot.matches(state)) ||
      (snapshot.context.email !== "" && snapshot.context.inviter !== ""),
    "a link that is not good tells nothing": (snapshot) =>
      !snapshot.matches("pageExpired") || snapshot.context.email === "",
    "a code is asked for by the person alone": (snapshot) =>
      snapshot.can({ type: "code.ask" }) === snapshot.matches("invited"),
    "a refusal is kept only while declined": (snapshot) =>
      (snapshot.context.refusal !== null) === snapshot.matches({ unread: "declined" }),
  },
};
