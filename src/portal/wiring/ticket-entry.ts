import { type ReadOutcome, ticketEntry } from "@gatehouse/machines/ticket-entry";
import { fromPromise } from "xstate";
import * as calls from "#contract/calls/collaborators.ts";
import { actorIn, servicesOf } from "../app/system.ts";
import type { Api } from "../api.ts";
import { type Journal, openJournal } from "./journal.ts";
import { proofByTicket } from "./proof-by-ticket.ts";
import { ticketInAddress, unread, watchTicket } from "./ticket.ts";

const journalName = "invite";
// Opened before signing in: the key that the server gives afterwards is another one, of another place.
let journal: Journal | undefined;

/**
 * The ticket in the address, which is taken out of it at once; for a page that is loaded again the
 * one it came with, kept unreadable. Empty where there is none.
 */
export async function takeTicket(api: Api): Promise<string> {
  const given = ticketInAddress();
  if (given !== "" || !journal) journal = await openJournal(api, journalName);
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
      readTicket: fromPromise<ReadOutcome>(async ({ system }) => {
        if (ticket === "") return { kind: "missing" };
        const outcome = await servicesOf(system).api(calls.getEmailByTicket, { query: { ticket } });
        if (!outcome.ok) return unread(outcome);
        if (outcome.data.kind !== "invite") return { kind: "expired" };
        const { email, inviter: sender } = outcome.data;
        return { kind: "invited", email, sender };
      }),
      watchTicket,
      inviteProof: proofByTicket(
        () => ticket,
        (reply, system) => {
          journal?.clear();
          journal = undefined;
          servicesOf(system).begin(reply);
          actorIn(system, "knownLink").send({ type: "link.keep", ticket });
        },
      ),
    },
  });
}
