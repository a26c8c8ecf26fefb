import { newZolozLink } from "#contract/calls/identity/identity.ts";
import { faceVerificationModel } from "#models/identity/face-verification.ts";
import type { ChartTable } from "#tests/support/screens/ui.ts";
import { titles } from "./titles.ts";

const outcomes: ChartTable["states"] = Object.fromEntries(
  Object.entries(titles).map(([state, title]) => [
    `following.${state}`,
    (ui) => ui.sees("alert", new RegExp(title)),
  ]),
);

/** The page beside the phone. */
export const faceVerificationTable: ChartTable = {
  model: faceVerificationModel,
  events: { "link.renew": (ui) => ui.press("Show a new code") },
  states: {
    ...outcomes,
    linking: async (ui) => {
      await ui.comesTo("One moment");
      await ui.sent(newZolozLink);
    },
    "following.ready": async (ui) => {
      await ui.comesTo(ui.here("Verify your face"));
      await ui.sees("status", "Waiting for your phone.");
    },
    "following.underWay": (ui) => ui.sees("status", "The check is under way on your phone."),
    verified: (ui) => ui.comesTo(ui.here("Your face is verified")),
    reloading: (ui) => ui.comesTo("One moment"),
    expired: (ui) => ui.comesTo(ui.here("The code has expired")),
  },
};
