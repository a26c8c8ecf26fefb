import { type ReadOutcome, ticketEntry } from "@gatehouse/machines/ticket-entry";
import { fromPromise } from "xstate";
import * as calls from "#contract/calls/collaborators.ts";
import { api } from "../api.ts";
import { type Journal, openJournal } from "./journal.ts";
import { rememberLink } from "./known-link.ts";
import { begin } from "./session.ts";
import { proofByTicket } from "./proof-by-ticket.ts";
import { ticketInAddress, unread, watchTicket } from "./ticket.ts";

const journalName = "invite";
// Opened before signing in: the key that the server gives afterwards is another one, of another place.
let journal: Journal | undefined;

/**
 * The ticket in the address, which is taken out of it at once; for a page that is loaded again the
 * one it came with, kept unreadable. Empty where there is none.
 */
export async function takeTicket(): Promise<string> {
  const given = ticketInAddress();
  if (given !== "" || !journal) journal = await openJournal(journalName);
  if (given === "") {
    const kept = (await journal?.read()) as { ticket: string } | undefined;
    return kept?.ticket ?? "";
  }
  await journal?.write({ ticket: given });
  return given;
}

/** Coming in by an invitation's link: the code goes to the address that was invited. */
export function wiredTicketEntry(ticket: string) {
  return ticketEntry.provide({
    actors: {
      readTicket: fromPromise<ReadOutcome>(async () => {
        if (ticket === "") return { kind: "missing" };
        const outcome = await api(calls.getEmailByTicket, { query: { ticket } });
        if (!outcome.ok) return unread(outcome);
        if (outcome.data.kind !== "invite") return { kind: "expired" };
        const { email, inviter: sender } = outcome.data;
        return { kind: "invited", email, sender };
      }),
      watchTicket,
      inviteProof: proofByTicket(
        () => ticket,
        (reply) => {
          journal?.clear();
          journal = undefined;
          begin(reply);
          void rememberLink(ticket);
        },
      ),
    },
  });
}
