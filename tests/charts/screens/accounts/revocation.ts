import { unbindPlatform } from "#contract/calls/platforms.ts";
import { revocationModel } from "#models/accounts/revocation.ts";
import type { ChartTable } from "#tests/support/screens/ui.ts";

const provider = "Sample Platform";

/** Disconnecting a platform's account on the dashboard. */
export const revocationTable: ChartTable = {
  model: revocationModel,
  events: {
    "revocation.ask": (ui) => ui.press(`Disconnect ${ui.here(provider)}`),
    "revocation.confirm": (ui) => ui.press("Disconnect"),
    "dialog.close": async (ui, _, before) => {
      // A dialog at work cannot be closed; one that failed can.
      if (before.matches("revoking")) {
        await ui.refuse(unbindPlatform, "overloaded");
        await ui.sees("alert", /busy/);
      }
      await ui.escape();
    },
    "xstate.done.actor.revoke": (ui) => ui.answer(unbindPlatform, {}),
  },
  states: {
    listing: async (ui) => {
      await ui.seesNo("dialog");
      await ui.seesButton(`Disconnect ${ui.here(provider)}`, true);
    },
    ended: (ui) => ui.seesNo("dialog"),
    asking: async (ui) => {
      await ui.sees("dialog", `Disconnect ${ui.here(provider)}?`);
      await ui.seesButton("Disconnect", true);
      await ui.seesButton("Cancel", true);
    },
    revoking: async (ui) => {
      await ui.sent(unbindPlatform);
      await ui.seesButton("Disconnect", false);
      await ui.seesButton("Cancel", false);
    },
  },
};
