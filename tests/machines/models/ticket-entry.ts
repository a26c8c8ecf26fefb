import { ticketEntry } from "@gatehouse/machines/ticket-entry";
import type { AnyMachineSnapshot } from "xstate";
import type { AnyEvent, ChartModel } from "../kit/model.ts";

const done = (actor: string, output: unknown): AnyEvent => ({
  type: `xstate.done.actor.${actor}`,
  output,
});
const named = { email: "b***@e***.com", sender: "Ada Wong" };
const sent = { email: "b***@e***.com", sender: "Demo Exchange" };
const refused = { kind: "refused", refusal: "tooManyRequests" };
const email = "ada@example.com";

const before = (snapshot: AnyMachineSnapshot) =>
  snapshot.matches("reading") || snapshot.matches("unread");
const byPlatform = (snapshot: AnyMachineSnapshot) =>
  ["recognised", "switching", "givingWay", "entering", "choosing", "binding", "creating"].some(
    (state) => snapshot.matches(state),
  );
const withoutTicket = (snapshot: AnyMachineSnapshot) =>
  snapshot.matches("pageExpired") || snapshot.matches("noTicket");

export const ticketEntryModel: ChartModel = {
  file: "ticket-entry",
  name: "ticketEntry",
  machine: ticketEntry,
  runs: [
    {
      cases: [
        done("readTicket", { kind: "invited", ...named }),
        done("readTicket", { kind: "unbound", ...sent }),
        done("readTicket", { kind: "displacing", ...sent }),
        done("readTicket", { kind: "bound", ...sent }),
        done("readTicket", { kind: "recognised", ...sent }),
        done("readTicket", { kind: "another", ...sent }),
        done("readTicket", { kind: "missing" }),
        done("readTicket", { kind: "expired" }),
        done("readTicket", refused),
        done("enter", { kind: "signedIn" }),
        done("enter", { kind: "expired" }),
        done("enter", refused),
        done("addressForm", { result: { email } }),
        done("detailsForm", { result: { email } }),
        done("emailProof", {}),
        done("passwordForm", {}),
      ],
    },
  ],
  invariants: {
    "nobody comes in or is sent a code without being named by the ticket": (snapshot) =>
      before(snapshot) || withoutTicket(snapshot) || snapshot.context.sender !== "",
    "a ticket that is not good tells nothing": (snapshot) =>
      !withoutTicket(snapshot) ||
      `${snapshot.context.email}${snapshot.context.sender}${snapshot.context.address}` === "",
    "a code to whom was invited, or in place of one that ran out, is asked for by the person alone":
      (snapshot) =>
        snapshot.can({ type: "code.ask" }) ===
        (snapshot.matches("invited") || snapshot.matches({ binding: "givingPassword" })),
    "an account's password is asked for exactly between the code that went to its address and its binding":
      (snapshot) =>
        snapshot.can(done("passwordForm", {})) === snapshot.matches({ binding: "givingPassword" }),
    "an account is bound or made only after the code that went to its address": (snapshot) =>
      !snapshot.can(done("emailProof", {})) ||
      snapshot.matches("proving") ||
      snapshot.context.address === email,
    "an address is known exactly while it is being proved": (snapshot) =>
      (snapshot.context.address !== "") ===
      ["proving", "givingPassword"].some(
        (step) => snapshot.matches({ binding: step }) || snapshot.matches({ creating: step }),
      ),
    "a ticket that ends shows it exactly where a code is given": (snapshot) =>
      snapshot.can({ type: "ticket.end" }) ===
      (snapshot.matches("proving") || snapshot.context.address !== ""),
    "who else is signed in gives way to the person alone": (snapshot) =>
      snapshot.can({ type: "account.switch" }) ===
      (snapshot.matches("switching") || snapshot.matches("givingWay")),
    "a browser in which nobody is signed in comes in by a press alone": (snapshot) =>
      snapshot.can({ type: "account.enter" }) === snapshot.matches("recognised"),
    "only those whom a platform sends choose": (snapshot) =>
      !snapshot.can({ type: "account.choose" }) || byPlatform(snapshot),
    "a refusal is kept only while declined": (snapshot) =>
      (snapshot.context.refusal !== null) === snapshot.matches({ unread: "declined" }),
  },
};
