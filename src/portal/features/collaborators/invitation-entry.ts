import {
  invitationEntry,
  type InvitationResult,
} from "@gatehouse/machines/collaborators/invitation-entry";
import * as calls from "#contract/calls/collaborators.ts";
import type { Api } from "#portal/system/api.ts";
import { servicesOf } from "#portal/system/system.ts";
import { callActor } from "#portal/actors/call.ts";
import { type Journal, openJournal } from "#portal/actors/journal.ts";
import { rememberLink } from "./known-link.ts";
import { proofByTicket } from "./proof-by-ticket.ts";
import { sessionLink } from "../platforms/session-link.ts";
import { visitOf } from "./visit.ts";
import { ticketInAddress, ticketOutcome, watchTicket } from "./ticket.ts";

interface Kept {
  /** Empty where the page was opened without one. */
  ticket: string;
}

interface Arrival extends Kept {
  /** Opened before signing in: after it the server gives another key. */
  journal: Journal | undefined;
}

const visit = visitOf<Kept>();

/** The ticket, taken out of the address; for a page that is loaded again the one it came with, kept encrypted. */
export async function takeTicket(api: Api): Promise<Arrival> {
  const given = ticketInAddress();
  const journal = await openJournal(api, "invite");
  if (given !== "") await journal?.write({ ticket: given });
  const kept = given === "" ? ((await journal?.read()) as Kept | undefined) : null;
  return { ticket: given || (kept?.ticket ?? ""), journal };
}

/** Coming in by the link of an invitation: the code goes to the invited address. */
export const wiredInvitationEntry = invitationEntry.provide({
  actors: {
    visit: visit.logic,
    readTicket: callActor<undefined, InvitationResult>(async (_, { system }) => {
      const { ticket } = visit.openIn(system).now();
      if (ticket === "") return { kind: "answered", result: { kind: "missing" } };
      const outcome = await servicesOf(system).api(calls.getEmailByTicket, { query: { ticket } });
      return ticketOutcome(outcome, (data) =>
        data.kind === "invite"
          ? { kind: "invited", email: data.email, sender: data.inviter }
          : { kind: "expired" },
      );
    }),
    watchTicket,
    emailProof: proofByTicket((system) => visit.openIn(system).now().ticket),
    session: sessionLink((system) => {
      const { now, keep } = visit.openIn(system);
      return {
        afterBegin: () => {
          now().journal?.clear();
          void rememberLink(system, now().ticket);
        },
        take: (ticket) => void keep({ ticket }),
      };
    }),
  },
});
