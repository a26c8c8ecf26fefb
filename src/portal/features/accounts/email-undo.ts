import {
  emailUndo,
  type LinkResult,
  type UndoResult,
} from "@gatehouse/machines/accounts/email-undo";
import { fromCallback } from "xstate";
import { readEmailUndo, undoEmailChange } from "#contract/calls/security.ts";
import { servicesOf } from "#portal/system/system.ts";
import { callOutcome } from "#portal/system/refusals.ts";
import { callActor } from "#portal/actors/call.ts";
import { rememberAddress } from "./password-reset.ts";
import { ticketInAddress } from "../collaborators/ticket.ts";

const ended = { kind: "ended" } as const;
const endings = { undoEnded: ended, malformed: ended };

/** Undoing a change of address by a link; the page that resets the password then knows the address. */
export const wiredEmailUndo = emailUndo.provide({
  actors: {
    address: fromCallback(({ sendBack }) => {
      const read = () => sendBack({ type: "link.open", ticket: ticketInAddress() });
      addEventListener("hashchange", read);
      read();
      return () => removeEventListener("hashchange", read);
    }),
    readCall: callActor(async (body: { ticket: string }, { system }) =>
      callOutcome(
        await servicesOf(system).api(readEmailUndo, { body }),
        ({ account_number: account, email, present }): LinkResult => ({
          kind: "read",
          account,
          email,
          present,
        }),
        endings,
      ),
    ),
    undoCall: callActor(async (body: { ticket: string }, { system }) => {
      const { api } = servicesOf(system);
      const outcome = await api(undoEmailChange, { body });
      if (outcome.ok) await rememberAddress(api, outcome.data.email);
      return callOutcome(outcome, ({ email }): UndoResult => ({ kind: "undone", email }), endings);
    }),
  },
});
