import type { AnyMachineSnapshot } from "xstate";
import { formNews } from "#contract/calls/onboarding.ts";
import { limits } from "#contract/limits.ts";
import type { AnyEvent } from "#models/kit/model.ts";
import { colleaguesModel } from "#models/collaborators/colleagues.ts";
import type { ChartTable, Sight, Ui } from "#tests/support/screens/ui.ts";

/** Time passes until the page asks again. */
const waits = (ui: Ui, _: AnyEvent, { context }: AnyMachineSnapshot) => ui.pass(context.wait);

const names: Sight = (ui, { context: { here } }) =>
  here.length === 0 ? ui.seesNo("note") : ui.sees("note", `Also here: ${here.join(", ")}`);

/** A page of the form, which asks by itself who else is there and what they saved. */
export const colleaguesTable: ChartTable = {
  model: colleaguesModel,
  events: {
    "xstate.after.wait.colleagues.waiting": waits,
    "xstate.after.wait.colleagues.unreachable": waits,
    "xstate.error.actor.ask": (ui) => ui.lose(formNews),
  },
  states: {
    asking: async (ui, at) => {
      await ui.sent(formNews);
      await names(ui, at);
    },
    waiting: names,
    unreachable: names,
    // However much time passes.
    resting: async (ui, at) => {
      await ui.pass(limits.formNewsMostMs);
      await ui.sentNo(formNews);
      await names(ui, at);
    },
  },
};
