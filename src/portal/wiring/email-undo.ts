import { emailUndo, type ReadUndoOutcome, type UndoOutcome } from "@gatehouse/machines/email-undo";
import { fromPromise } from "xstate";
import { readEmailUndo, undoEmailChange } from "#contract/calls/security.ts";
import { api } from "../api.ts";
import { answerWords } from "../reactions.ts";
import { rememberAddress } from "./password-reset.ts";
import { ticketInAddress } from "./ticket.ts";

let taken = "";

/**
 * The link's ticket, which is taken out of the address at once, or the one that this tab came with before; empty
 * where there is none. It is kept nowhere: a page that is loaded again asks for the mail's link again.
 */
export function takeUndoTicket(): string {
  taken = ticketInAddress() || taken;
  return taken;
}

/** Undoing a change of address by a link; the next page then knows for whom a password is chosen. */
export function wiredEmailUndo(ticket: string) {
  return emailUndo.provide({
    actors: {
      readLink: fromPromise<ReadUndoOutcome>(async () => {
        if (ticket === "") return { kind: "missing" };
        const outcome = await api(readEmailUndo, { body: { ticket } });
        if (outcome.ok) {
          const { account_number: account, email, present } = outcome.data;
          return { kind: "read", account, email, present };
        }
        if (isNoLink(outcome.refusal)) return { kind: "ended" };
        return { kind: "refused", refusal: answerWords(outcome) };
      }),
      undoChange: fromPromise<UndoOutcome>(async () => {
        const outcome = await api(undoEmailChange, { body: { ticket } });
        if (outcome.ok) {
          void rememberAddress(outcome.data.email);
          return { kind: "undone", email: outcome.data.email };
        }
        if (isNoLink(outcome.refusal)) return { kind: "ended" };
        return { kind: "refused", refusal: answerWords(outcome) };
      }),
    },
  });
}

const isNoLink = (refusal: string) => refusal === "undoEnded" || refusal === "malformed";
