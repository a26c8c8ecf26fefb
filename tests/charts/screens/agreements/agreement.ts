import { signOtcAggrement } from "#contract/calls/agreements/agreements.ts";
import { agreementModel } from "#models/agreements/agreement.ts";
import type { ChartTable } from "#tests/support/screens/ui.ts";

/** Brings a part into view at the lower edge of the window. Runs in the page. */
export function scrollToPart(part: number): void {
  const { bottom } = document.querySelector(`[data-part="${part}"]`)!.getBoundingClientRect();
  scrollBy(0, bottom - innerHeight);
}

/** Runs in the page. */
export const scrollToEnd = (): void => scrollTo(0, document.body.scrollHeight);

/** An agreement of 20 parts, in a window that shows no more than the first at the beginning. */
export const agreementTable: ChartTable = {
  model: agreementModel,
  events: { "signature.change": (ui) => ui.press("Change your signature") },
  states: {
    reading: async (ui, { context }) => {
      await ui.seesText(`Part ${context.furthest} of 20`);
      await ui.seesButton("Sign agreement", false);
      await ui.seesText("You can sign once you have read the agreement to its end.");
    },
    signing: async (ui) => {
      await ui.seesText("All 20 parts read");
      await ui.seesButton("Sign agreement", true);
    },
    "proving.firstTime": async (ui) => {
      await ui.seesButton("Confirm code", true);
      await ui.seesNo("alert");
    },
    "proving.again": (ui) =>
      ui.sees("alert", "The verification has expired. Please send a new code."),
    sending: async (ui) => {
      await ui.sent(signOtcAggrement);
      await ui.seesText("Signing the agreement. This takes a few seconds.");
    },
    signed: (ui) => ui.comesTo("The agreement is signed"),
    changed: (ui) => ui.comesTo("The agreement has changed"),
    moved: (ui) => ui.comesTo("You cannot sign yet"),
  },
};
