import { beginCheck, zolozH5 } from "#contract/calls/identity/identity.ts";
import { faceStepModel } from "#models/identity/face-step.ts";
import type { ChartTable, Sight } from "#tests/support/screens/ui.ts";
import { within } from "#models/kit/specification.ts";
import { titles } from "./titles.ts";

const outcomes: ChartTable["states"] = Object.fromEntries(
  Object.entries(titles).map(([state, title]) => [
    `following.${state}`,
    async (ui) => {
      await ui.comesTo(title);
      await ui.seesButton("Try again", true);
    },
  ]),
);

/** A check on the phone. */
export const faceStepTable: ChartTable = {
  model: within(faceStepModel, ({ type }) => type !== "link.missing"),
  events: {
    "check.begin": (ui, _, before) =>
      ui.press(
        before.matches({ following: "ready" })
          ? "Start the check"
          : before.matches({ following: "underWay" })
            ? "Continue the check"
            : "Try again",
      ),
    "check.cancel": async (ui, _, before) => {
      if (before.matches("beginning")) {
        await ui.refuse(beginCheck, "vendorUnavailable");
        await ui.sees("alert", /verification service is not available/);
      }
      await ui.press("Back");
    },
  },
  states: {
    ...outcomes,
    "following.reading": async (ui) => {
      await ui.comesTo("One moment");
      await ui.sent(zolozH5);
    },
    "following.ready": async (ui) => {
      await ui.comesTo(ui.here("Verify your identity"));
      await ui.seesButton("Start the check", true);
    },
    "following.underWay": async (ui) => {
      await ui.comesTo("We are waiting for the result");
      await ui.seesButton("Continue the check", true);
    },
    beginning: async (ui) => {
      await ui.comesTo("One moment");
      await ui.sent(beginCheck);
    },
    // The browser can be kept from leaving: its user stops it, or the vendor does not answer.
    leaving: async (ui) => {
      await ui.comesTo("One moment");
      await ui.seesButton("Back", true);
    },
    verified: (ui) => ui.comesTo("The check succeeded"),
    expired: async (ui) => {
      await ui.comesTo("Page expired");
      await ui.seesText(/If it is your own code, log in and show a new one\./);
    },
  },
};

const openAgain: Sight = (ui) => ui.comesTo("Open the link again");

/** The page opened by its address alone, which waits for nothing first. */
export const strayStepTable: ChartTable = {
  model: within(faceStepModel, ({ type }) => type === "link.missing"),
  passing: { "following.reading": "link.missing" },
  events: { "link.missing": async () => undefined },
  states: {
    "following.reading": openAgain,
    missing: openAgain,
  },
};
