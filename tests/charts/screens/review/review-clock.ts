import {
  deskCancelRequest,
  deskDecision,
  deskLapse,
  deskRequest,
} from "#contract/calls/desk-work.ts";
import { reviewClockModel } from "#models/review/review-clock.ts";
import type { CaseTable, DeskUi } from "./desk-ui.ts";
import { partOf } from "#tests/support/written.ts";

const warnings = ["Due soon", "Overdue"];

/** The reply is due, with one of the warnings or none. */
const isDue = (warning?: string) => async (ui: DeskUi) => {
  await ui.sees("listitem", /^Reply due: /);
  await ui.sees("listitem", partOf("{shortDay}"));
  for (const each of warnings)
    await (each === warning ? ui.sees("listitem", each) : ui.seesNoText(each));
};

/** By when the desk owes the applicant a reply: what a person of the desk does moves it, and each new day. */
export const reviewClockTable: CaseTable = {
  seats: { ada: "approver" },
  pane: "requests",
  model: reviewClockModel,
  events: {
    "clock.pause": async (ui) => {
      await ui.press("Request documents");
      await ui.press("Send to the applicant");
      await ui.sent(deskRequest);
      await ui.answer(deskRequest, {});
    },
    "clock.start": async (ui, _, before) => {
      if (before.matches("paused")) {
        await ui.press("Cancel the request");
        await ui.type("Reason", "Found");
        await ui.press("Cancel the request");
        await ui.sent(deskCancelRequest, { reason: "Found" });
        return ui.answer(deskCancelRequest, {});
      }
      await ui.press("End approval");
      await ui.press("The ownership has changed", "radio");
      await ui.press("End approval");
      await ui.sent(deskLapse, { line: "exchange", cause: "ownershipChanged" });
      return ui.answer(deskLapse, {});
    },
    "clock.stop": async (ui, event, before) => {
      // The applicant takes the application back.
      if (before.matches("paused")) return ui.happens(event, before);
      await ui.press("Decide");
      await ui.press("Approve", "radio");
      await ui.press("Decide");
      await ui.sent(deskDecision);
      return ui.answer(deskDecision, {});
    },
    "day.begin": (ui, event, before) => ui.happens(event, before),
  },
  states: {
    "running.onTime": isDue(),
    "running.dueSoon": isDue("Due soon"),
    "running.late": isDue("Overdue"),
    paused: (ui) =>
      ui.sees(
        "listitem",
        partOf("Paused, {count} working day left", "Paused, {count} working days left"),
      ),
    stopped: async (ui) => {
      await ui.seesNoText("Reply due:");
      await ui.seesNo("dialog");
    },
  },
};
