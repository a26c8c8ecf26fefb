import type { LookOutcome } from "@gatehouse/machines/application/draft-opening";
import { insInfo } from "#contract/calls/account.ts";
import { kycForm, saveKyc } from "#contract/calls/onboarding.ts";
import { limits } from "#contract/limits.ts";
import { refusals } from "#contract/refusals/refusals.ts";
import type { AnyEvent } from "#models/kit/model.ts";
import { within } from "#models/kit/specification.ts";
import { draftOpeningModel } from "#models/application/draft-opening.ts";
import { draftModel } from "#models/application/draft.ts";
import type { ChartTable, Sight } from "#tests/support/screens/ui.ts";
import { partOf } from "#tests/support/written.ts";

const saved: Sight = (ui, { context }) =>
  ui.seesText(context.savedAt === null ? "Saved as you type" : partOf("Saved {time}"));

type Outcome = LookOutcome | undefined;
const isElsewhere = ({ output }: AnyEvent) => (output as Outcome)?.kind === "elsewhere";

/** Opening an application whose draft may be found. */
export const draftOpeningTable: ChartTable = {
  model: within(draftOpeningModel, (event) => !isElsewhere(event)),
  events: {
    "draft.look": (ui) => ui.press("Try again"),
    "draft.resume": (ui) => ui.press("Continue with draft"),
    "draft.restart": (ui) => ui.press("Start again"),
    "draft.discard": (ui) => ui.press("Discard and start again"),
    "draft.keep": async (ui, _, before) => {
      if (before.matches("restarting")) await ui.lose(saveKyc);
      await ui.press("Keep the draft");
    },
    "xstate.error.actor.look": (ui) => ui.lose(kycForm),
  },
  states: {
    looking: async (ui) => {
      await ui.sent(kycForm);
      await ui.sees("heading", "Loading");
    },
    unreachable: (ui) => ui.sees("heading", "The application could not be loaded"),
    offering: async (ui, { context }) => {
      await ui.sees("dialog", "Continue with the saved draft?");
      if (context.by) await ui.sees("dialog", new RegExp(`\\b${context.by}\\b`));
      await ui.seesButton("Continue with draft", true);
    },
    confirming: async (ui) => {
      await ui.sees("dialog", "Discard this draft and start again?");
      await ui.seesText("This cannot be undone.");
      await ui.seesButton("Discard and start again", true);
    },
    restarting: async (ui) => {
      await ui.sent(saveKyc);
      await ui.seesButton("Discard and start again", false);
      await ui.seesButton("Keep the draft", false);
    },
    opened: (ui, at) =>
      at.context.isSubmitted ? ui.comesTo("Application Submitted") : saved(ui, at),
  },
};

/** The page of an institution, opened by a person whose account has the form of an individual. */
export const elsewhereTable: ChartTable = {
  model: within({ ...draftOpeningModel, runs: draftOpeningModel.runs.slice(0, 1) }, isElsewhere),
  events: {},
  states: {
    looking: async (ui) => {
      await ui.sent(insInfo);
      await ui.sees("heading", "Loading");
    },
    elsewhere: async (ui) => {
      await ui.sees("dialog", "Continue with the saved draft?");
      await ui.sees("dialog", "OTC Singapore");
    },
  },
};

/** Saving the application's answers; a page that has nothing to save does not ask the server. */
export const draftTable: ChartTable = {
  model: within(draftModel, ({ output }) => (output as { at?: unknown } | undefined)?.at !== null),
  events: {
    "draft.save": (ui, _, before) => ui.press(before.matches("pending") ? "Save" : "Try again"),
    "conflict.settle": (ui, { keep }) =>
      ui.press(keep === "mine" ? "Keep my answers" : /^Use .+'s answers$/),
    "xstate.after.saveDelay.draft.pending": (ui) => ui.pass(limits.saveDelayMs),
    "xstate.after.retryDelay.draft.offline": (ui) => ui.pass(limits.saveRetryMs),
    "xstate.after.retryDelay.draft.unreachable": (ui) => ui.pass(limits.saveRetryMs),
    "xstate.error.actor.save": (ui) => ui.refuse(saveKyc, "serverError"),
  },
  states: {
    saved,
    pending: (ui) => ui.seesButton("Save", true),
    saving: async (ui) => {
      await ui.sent(saveKyc);
      await ui.seesText("Saving");
    },
    offline: async (ui) => {
      await ui.seesText("Offline. Your answers are stored on this device");
      await ui.seesText(
        "You are offline. Keep working: your answers are stored on this device and will be saved when you reconnect.",
      );
    },
    unreachable: async (ui) => {
      await ui.seesText(
        "Not saved. The server did not respond. Your answers are stored on this device and we will try again.",
      );
      await ui.seesButton("Try again", true);
    },
    conflict: async (ui, { context }) => {
      const by = ui.here(context.conflict.by);
      await ui.sees("alert", `${by} has changed the same answers. Nothing was overwritten.`);
      await ui.sees("link", "review");
    },
    expired: (ui) => ui.seesText("Signed out. Your answers are stored on this device"),
    rejected: async (ui) => {
      await ui.seesText(refusals.tooLarge.message.message ?? "");
      await ui.seesButton("Try again", true);
    },
  },
};
