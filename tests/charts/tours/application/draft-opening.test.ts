import type { LookOutcome } from "@gatehouse/machines/application/draft-opening";
import type { Browser, Request } from "playwright";
import { kycForm, saveKyc } from "#contract/calls/onboarding.ts";
import type { AnyEvent } from "../../kit/model.ts";
import { draftOpeningOnScreen } from "../../screens/application/draft-opening.model.ts";
import { receipt } from "../../screens/application/sections.model.ts";
import { openAtBank, type Scene } from "./draft.scene.ts";
import { comes, hearsHeading, inTime, press, seesButton } from "../kit/sight.ts";
import { testTour, type TourTable } from "../kit/walk.ts";

async function answerLook({ output }: AnyEvent, { wire }: Scene) {
  const outcome = output as LookOutcome;
  if (outcome.kind === "found") return wire.change(kycForm, { saved_by: outcome.by ?? "" });
  if (outcome.kind === "none") return wire.change(kycForm, { saved_at: null });
  return wire.change(kycForm, { submission: receipt, locked: true });
}

const isRestart = (request: Request) =>
  (request.postDataJSON() as { restart?: unknown }).restart === true;

/** Opening an application whose draft may be found. */
const draftOpeningTour = (browser: () => Browser): TourTable<Scene> => ({
  model: draftOpeningOnScreen,
  steps: 40,
  open: (input) => openAtBank(browser(), (input as { isOffered: boolean }).isOffered),
  events: {
    "draft.look": (_, { page }) => press(page, "Try again"),
    "draft.resume": (_, { page }) => press(page, "Continue with draft"),
    "draft.restart": (_, { page }) => press(page, "Start again"),
    "draft.discard": (_, { page }) => press(page, "Discard and start again"),
    "draft.keep": async (_, { page, wire }, before) => {
      if (before.matches("restarting")) await wire.lose(saveKyc);
      await press(page, "Keep the draft");
    },
    "xstate.done.actor.look": answerLook,
    "xstate.error.actor.look": (_, { wire }) => wire.lose(kycForm),
    "xstate.done.actor.restart": (_, { wire }) => wire.pass(saveKyc),
  },
  states: {
    looking: async (_, { page, wire }) => {
      await inTime(page, () => wire.newest(kycForm));
      await hearsHeading(page, "Loading");
    },
    unreachable: (_, { page }) =>
      comes(page, page.getByRole("heading", { name: "The application could not be loaded" })),
    offering: async ({ context }, { page }) => {
      const dialog = page.getByRole("dialog", { name: "Continue with the saved draft?" });
      await comes(page, dialog);
      if (context.by) await dialog.getByText(`by ${context.by}.`).waitFor();
      await seesButton(page, "Continue with draft", true);
    },
    confirming: async (_, { page }) => {
      await comes(page, page.getByRole("dialog", { name: "Discard this draft and start again?" }));
      await seesButton(page, "Discard and start again", true);
    },
    restarting: async (_, { page, wire }) => {
      await wire.sent(saveKyc, isRestart);
      await seesButton(page, "Discard and start again", false);
      await seesButton(page, "Keep the draft", false);
    },
    opened: async ({ context }, { page }) => {
      const title = page.getByRole("heading", { level: 1, name: "Application Submitted" });
      if (context.isSubmitted) return comes(page, title);
      const words = context.savedAt === null ? "Saved as you type" : /^Saved \d\d:\d\d/;
      return comes(page, page.getByText(words).first());
    },
  },
  beyond: {},
});

testTour(draftOpeningTour);
