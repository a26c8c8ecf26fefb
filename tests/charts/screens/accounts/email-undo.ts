import type { LinkResult, UndoResult } from "@gatehouse/machines/accounts/email-undo";
import { readEmailUndo, undoEmailChange } from "#contract/calls/security.ts";
import { emailUndoModel } from "#models/accounts/email-undo.ts";
import { within } from "#models/kit/specification.ts";
import type { ChartTable, Sight } from "#tests/support/screens/ui.ts";

const noLink = "Open the link in the email";
const reading: Sight = async (ui) => {
  await ui.comesTo("One moment");
  await ui.sent(readEmailUndo);
};

/** The page that undoes a change of the address of an account, opened without a link. */
export const emailUndoTable: ChartTable = {
  model: within(emailUndoModel, ({ ticket }, at) => !at.matches("arriving") || ticket === ""),
  passing: { arriving: { type: "link.open", ticket: "" } },
  events: {
    "undo.confirm": (ui) => ui.press("Restore the previous address"),
    "xstate.done.actor.read": (ui, { output }) => {
      const result = output as LinkResult;
      if (result.kind === "ended") return ui.refuse(readEmailUndo, "undoEnded");
      const { account: account_number, email, present } = result;
      return ui.answer(readEmailUndo, { account_number, email, present });
    },
    "xstate.done.actor.undo": (ui, { output }) => {
      const result = output as UndoResult;
      if (result.kind === "undone") return ui.answer(undoEmailChange, { email: result.email });
      return ui.refuse(undoEmailChange, "undoEnded");
    },
  },
  states: {
    arriving: (ui) => ui.comesTo(noLink),
    noLink: (ui) => ui.comesTo(noLink),
    reading,
    asking: async (ui, { context }) => {
      await ui.comesTo("Restore the previous email address?");
      const [account, email, present] = [context.account, context.email, context.present].map(
        (value: string) => ui.here(value),
      );
      await ui.seesText(
        `Account ${account} now uses the address ${present}. If you did not change it, restore ${email}.`,
      );
      await ui.seesButton("Restore the previous address", true);
    },
    undoing: async (ui) => {
      await ui.sent(undoEmailChange);
      await ui.seesButton("Restore the previous address", false);
    },
    undone: async (ui, { context }) => {
      await ui.comesTo("Email address restored");
      await ui.seesText(
        `Your account uses ${ui.here(context.email)} again, and your previous password no longer works. Choose a new one. We will send a code to this address.`,
      );
      await ui.sees("link", "Choose a new password");
    },
    ended: (ui) => ui.comesTo("Page expired"),
  },
};

/** The same page, opened by a link. */
export const byLinkTable: ChartTable = {
  model: within(emailUndoModel, ({ ticket }, at) => at.matches("arriving") && ticket !== ""),
  passing: { arriving: { type: "link.open", ticket: "t" } },
  events: { "link.open": async () => undefined },
  states: { arriving: reading, reading },
};
