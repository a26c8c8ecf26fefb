import { lineVersion } from "#contract/calls/dashboard.ts";
import { limits } from "#contract/limits.ts";
import { freshnessModel } from "#models/dashboard/freshness.ts";
import type { ChartTable } from "#tests/support/screens/ui.ts";

/** Whether the answer is a version that the page does not show. */
export const isNewer = (output: unknown) => output !== "1";

/** Hides the page behind another tab, or shows it again. Runs in the page. */
export function setHidden(isHidden: boolean): void {
  Object.defineProperty(document, "hidden", { configurable: true, value: isHidden });
  document.dispatchEvent(new Event("visibilitychange"));
}

/** The dashboard, which asks by itself whether there is something newer. */
export const freshnessTable: ChartTable = {
  model: freshnessModel,
  events: {
    "xstate.after.pause.freshness.waiting": (ui) => ui.pass(limits.dashboardPollMs),
    "xstate.error.actor.askVersion": (ui) => ui.lose(lineVersion),
  },
  states: {
    waiting: (ui) => ui.sees("heading", "Security"),
    asking: async (ui) => {
      await ui.sent(lineVersion);
      await ui.sees("heading", "Security");
    },
    hidden: (ui) => ui.sees("heading", "Security"),
  },
};
