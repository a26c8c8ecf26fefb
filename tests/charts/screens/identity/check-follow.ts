import type { AnyMachineSnapshot } from "xstate";
import { zolozH5 } from "#contract/calls/identity/identity.ts";
import { limits } from "#contract/limits.ts";
import type { AnyEvent } from "#models/kit/model.ts";
import { within } from "#models/kit/specification.ts";
import { checkFollowModel } from "#models/identity/check-follow.ts";
import type { ChartTable, Ui } from "#tests/support/screens/ui.ts";

const isReady = ({ context }: AnyMachineSnapshot) => context.reported === "check.ready";

export const stateKnown = ({ output }: AnyEvent) =>
  (output as { state?: string } | undefined)?.state;

/** Each outcome follows the first answer, and is the last one. */
function canHappen(event: AnyEvent, at: AnyMachineSnapshot): boolean {
  if (at.context.reported !== null && !isReady(at)) return false;
  const isLast = event.type.startsWith("xstate.done") && stateKnown(event) !== "ready";
  return !isLast || isReady(at);
}

const title = "Verify your identity";

const titles: Record<string, string> = {
  "check.verified": "Your identity is verified",
  "link.expired": "Page expired",
};

/** Time passes until the page asks again. */
const waits = (ui: Ui, _: AnyEvent, { context }: AnyMachineSnapshot) => ui.pass(context.wait);

/** The page beside the phone of a person who came by mail, and how it asks by itself. */
export const checkFollowTable: ChartTable = {
  model: {
    ...within(checkFollowModel, canHappen),
    shown: ({ context }) => ({ reported: context.reported }),
  },
  events: {
    "xstate.after.wait.checkFollow.waiting": waits,
    "xstate.after.wait.checkFollow.unreachable": waits,
    "xstate.error.actor.ask": (ui) => ui.lose(zolozH5),
  },
  states: {
    asking: async (ui) => {
      await ui.comesTo(title);
      await ui.sent(zolozH5);
    },
    waiting: (ui, { context }) => ui.comesTo(titles[context.reported] ?? title),
    unreachable: (ui) => ui.sees("alert", /There is no answer at the moment/),
    // However much time passes.
    hidden: async (ui) => {
      await ui.pass(limits.checkPollMostMs);
      await ui.sentNo(zolozH5);
      await ui.comesTo(title);
    },
  },
};
