import {
  emailUndo,
  type EmailUndoInput,
  type ReadUndoOutcome,
  type UndoOutcome,
} from "@gatehouse/machines/email-undo";
import { fromPromise } from "xstate";
import { readEmailUndo, undoEmailChange } from "#contract/calls/security.ts";
import type { Refused } from "../api.ts";
import { servicesOf } from "../app/system.ts";
import { answerWords } from "../reactions.ts";
import { rememberAddress } from "./password-reset.ts";
import { ticketInAddress } from "./ticket.ts";

/** The address is clean before the page is there, and the router reads it again once it is. */
let taken = "";

/**
 * The link's ticket, which is taken out of the address at once, or the one that this tab came with before; empty
 * where there is none or it is of no more use. It is kept nowhere: a page that is loaded again asks for the mail's link
 * again.
 */
export function takeUndoTicket(): string {
  taken = ticketInAddress() || taken;
  return taken;
}

/** Undoing a change of address by a link; the next page then knows for whom a password is chosen. */
export const wiredEmailUndo = emailUndo.provide({
  actors: {
    readLink: fromPromise<ReadUndoOutcome, EmailUndoInput>(async ({ input, system }) => {
      const { api } = servicesOf(system);
      const outcome = await api(readEmailUndo, { body: input });
      if (!outcome.ok) return refused(outcome);
      const { account_number: account, email, present } = outcome.data;
      return { kind: "read", account, email, present };
    }),
    undoChange: fromPromise<UndoOutcome, EmailUndoInput>(async ({ input, system }) => {
      const { api } = servicesOf(system);
      const outcome = await api(undoEmailChange, { body: input });
      if (!outcome.ok) return refused(outcome);
      taken = "";
      await rememberAddress(api, outcome.data.email);
      return { kind: "undone", email: outcome.data.email };
    }),
  },
});

function refused(outcome: Refused): { kind: "ended" } | { kind: "refused"; refusal: string } {
  if (outcome.refusal !== "undoEnded" && outcome.refusal !== "malformed")
    return { kind: "refused", refusal: answerWords(outcome) };
  taken = "";
  return { kind: "ended" };
}
