import { deskLogout } from "#contract/calls/desk-session.ts";
import { within } from "#models/kit/specification.ts";
import { callModel } from "#models/shared/call.ts";
import type { ChartTable } from "#tests/support/screens/ui.ts";

/** One call by itself: that which signs out of the desk, on a page of its own. */
export const callTable: ChartTable = {
  // There is nothing to correct.
  model: within(callModel, (event) => !("request" in event)),
  events: {
    "call.retry": (ui) => ui.press("Sign out"),
    "xstate.done.actor.send": (ui, { output }) =>
      (output as { kind: string }).kind === "answered"
        ? ui.answer(deskLogout, {})
        : ui.refuse(deskLogout, "serverError"),
    "xstate.error.actor.send": (ui) => ui.lose(deskLogout),
  },
  states: {
    sending: async (ui) => {
      await ui.comesTo("Signing out");
      await ui.sent(deskLogout);
    },
    rejected: async (ui) => {
      await ui.comesTo("You are still logged in");
      await ui.sees("alert", "Server error!");
    },
    unreachable: async (ui) => {
      await ui.comesTo("You are still logged in");
      await ui.sees("alert", "The server cannot be reached. Check your connection and try again.");
    },
    answered: (ui) => ui.comesTo("Log in to the desk"),
  },
};
