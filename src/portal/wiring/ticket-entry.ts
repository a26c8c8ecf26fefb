import { type ReadOutcome, ticketEntry } from "@gatehouse/machines/ticket-entry";
import { fromPromise } from "xstate";
import * as calls from "#contract/calls/collaborators.ts";
import { api } from "../api.ts";
import { refusalWords } from "../reactions.ts";
import { openJournal } from "./journal.ts";
import { memberOf, sessionActor } from "./session.ts";
import { proofByTicket, rememberLink } from "./sign-in-again.ts";

const journalName = "invite";

/**
 * The ticket in the address, which is taken out of it at once; for a page that is loaded again the
 * one it came with, kept unreadable. Empty where there is none.
 */
export async function takeTicket(): Promise<string> {
  const given = location.hash.slice(1);
  if (given !== "") history.replaceState(history.state, "", location.pathname + location.search);
  const journal = await openJournal(journalName);
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
        if (ticket.length < 20) return { kind: "expired" };
        const outcome = await api(calls.getEmailByTicket, { query: { ticket } });
        if (outcome.ok) return { kind: "invited", ...outcome.data };
        if (outcome.status === 0) throw new Error(outcome.refusal);
        if (outcome.refusal === "tooMany")
          return { kind: "refused", refusal: refusalWords(outcome) };
        return { kind: "expired" };
      }),
      emailProof: proofByTicket(
        () => ticket,
        (reply) => {
          void openJournal(journalName).then((journal) => journal?.clear());
          sessionActor.send({ type: "session.begin", ...memberOf(reply) });
          void rememberLink(ticket);
        },
      ),
    },
  });
}
