import { endSessions } from "#contract/calls/security.ts";
import { within } from "#models/kit/specification.ts";
import { callsModel } from "#models/portal/calls.ts";
import type { ChartTable } from "#tests/support/screens/ui.ts";

/** Two calls at a time, each of which ends a session on another device. */
export const callsTable: ChartTable = {
  model: within(callsModel, ({ type }, { context }) => type !== "call.start" || context.count < 2),
  events: {},
  states: {
    idle: (ui) => ui.draws('[data-busy="false"]'),
    busy: async (ui) => {
      await ui.sent(endSessions);
      await ui.draws('[data-busy="true"]');
    },
  },
};
