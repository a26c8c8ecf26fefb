import { limits } from "#contract/limits.ts";
import { saveRequestWords } from "#contract/calls/requests.ts";
import { explanationModel } from "#models/documents/explanation.ts";
import { within } from "#models/kit/specification.ts";
import type { ChartTable, Ui } from "#tests/support/screens/ui.ts";

/** Both end with the title of the document. */
export const cannotSend = /^I cannot send this document/;
const sendInstead = /^Send a document instead/;
export const label = "Why you cannot send it";

/** The words that a walk types are others each time. */
export async function typeWords(ui: Ui, count: number) {
  await ui.type(label, `It was lost ${count} years ago.`);
}

let typed = 0;
const changed = (ui: Ui) => {
  typed += 1;
  return typeWords(ui, typed);
};

const answered = (ui: Ui, count: number) => ui.seesText(`${count} of 1 answered`);

/** The only item of a request, in words. The field that takes them is there in the states tagged open. */
export const explanationTable: ChartTable = {
  model: {
    ...within(
      explanationModel,
      ({ type }, at) =>
        at.hasTag("open") || !["explanation.change", "explanation.remove"].includes(type),
    ),
    facts: ({ context }) => ({ hasWords: context.words !== "" }),
  },
  events: {
    "explanation.open": (ui) => ui.press(cannotSend),
    "explanation.change": changed,
    "explanation.remove": (ui) => ui.press(sendInstead),
    "xstate.after.saveDelay.explanation.changed": (ui) => ui.pass(limits.saveDelayMs),
    "xstate.after.retryDelay.explanation.failed": (ui) => ui.pass(limits.saveRetryMs),
    "xstate.after.retryDelay.explanation.unremoved": (ui) => ui.pass(limits.saveRetryMs),
    "xstate.error.actor.save": (ui) => ui.lose(saveRequestWords),
    "xstate.error.actor.remove": (ui) => ui.lose(saveRequestWords),
  },
  states: {
    unneeded: async (ui) => {
      await ui.seesButton(cannotSend, true);
      await answered(ui, 0);
    },
    open: async (ui) => {
      await ui.seesButton(sendInstead, true);
      await answered(ui, 0);
    },
    saved: async (ui) => {
      await ui.seesButton(sendInstead, true);
      await answered(ui, 1);
    },
    changed: async (ui) => {
      await ui.seesButton(sendInstead, true);
      await ui.seesText("Saving");
    },
    saving: async (ui) => {
      await ui.sent(saveRequestWords);
      await ui.seesText("Saving");
    },
    failed: (ui) => ui.seesText("Not saved yet. We will try again."),
    removing: async (ui) => {
      await ui.sent(saveRequestWords);
      await ui.seesButton(cannotSend, false);
    },
    unremoved: async (ui) => {
      await ui.seesButton(cannotSend, false);
      await ui.seesText("Saving");
    },
    ended: async (ui, { context }) => {
      await ui.comesTo("This request has ended");
      if (context.words)
        await ui.seesText("These words were not saved. Copy them if you still need them.");
    },
  },
};
