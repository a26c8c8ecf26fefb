import type { SaveOutcome } from "@gatehouse/machines/application/draft";
import type { Browser, Page } from "playwright";
import { kycForm, saveKyc } from "#contract/calls/onboarding.ts";
import { limits } from "#contract/limits.ts";
import { refusals } from "#contract/refusals/refusals.ts";
import type { AnyEvent } from "../../kit/model.ts";
import { draftOnScreen } from "../../screens/application/draft.model.ts";
import { contactName, password } from "../../../journeys/support/applicant.ts";
import { openAtBank, type Scene } from "./draft.scene.ts";
import { comes, inTime, press, seesButton, type } from "../kit/sight.ts";
import { testTour, type TourTable } from "../kit/walk.ts";

let changes = 0;
/** Words that were not typed before. */
const fresh = (text: string) => {
  changes += 1;
  return `${text} ${changes}`;
};

/** Two answers change: the one that another device may change too, and one that nobody else touches. */
async function edit(_: AnyEvent, { page }: Scene) {
  await type(page, "Bank name", fresh("Sample Bank"));
  await type(page, "Branch name", fresh("Branch"));
}

/** What another device saves, or what happens to the session or the connection, before the server has the save. */
const happens: Record<SaveOutcome["kind"], (scene: Scene) => Promise<void>> = {
  saved: ({ wire }) => wire.pass(saveKyc),
  conflict: async ({ wire, member }) => {
    await member.save({ flatServices: { bankName: fresh("Other Bank") } });
    await wire.pass(saveKyc);
  },
  expired: async ({ wire, context }) => {
    await context.clearCookies({ name: "kyc_sid" });
    await wire.pass(saveKyc);
  },
  offline: ({ wire }) => wire.lose(saveKyc),
  rejected: ({ wire }) => wire.refuse(saveKyc, "tooLarge"),
};

/** The session ended with something unsaved: signing in over the page, which stays, saves it. */
async function signInAgain(_: AnyEvent, { page, wire }: Scene) {
  await page.clock.runFor(limits.sessionRedirectMs);
  const dialog = page.getByRole("dialog", { name: "Log in to continue" });
  await comes(page, dialog);
  await dialog.locator("input[name=password]").fill(password);
  await dialog.getByRole("button", { name: "Log in", exact: true }).click();
  await inTime(page, () => wire.newest(saveKyc));
}

/** What comes next may need the network, which a walk may have taken away. */
const backOnline = ({ context }: Scene) => context.setOffline(false);

async function tryAgain(scene: Scene) {
  await press(scene.page, "Try again");
  await scene.wire.sent(saveKyc);
  await backOnline(scene);
}

const says = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

/** Saving the application's answers. */
const draftTour = (browser: () => Browser): TourTable<Scene> => ({
  model: draftOnScreen,
  steps: 80,
  open: async () => {
    const scene = await openAtBank(browser(), false);
    await scene.wire.change(kycForm, { saved_at: null });
    return scene;
  },
  events: {
    "draft.edit": edit,
    "draft.save": async (_, scene, before) =>
      before.matches("pending") ? press(scene.page, "Save") : tryAgain(scene),
    "conflict.settle": ({ keep }, { page }) =>
      press(page, keep === "mine" ? "Keep my answers" : /^Use .+'s answers$/),
    "net.online": async (_, scene) => {
      await scene.context.setOffline(true);
      await backOnline(scene);
    },
    "net.offline": (_, { context }) => context.setOffline(true),
    "session.back": signInAgain,
    "xstate.after.saveDelay.draft.pending": (_, { page }) => page.clock.runFor(limits.saveDelayMs),
    "xstate.after.retryDelay.draft.offline": async (_, scene) => {
      await scene.page.clock.runFor(limits.saveRetryMs);
      await scene.wire.sent(saveKyc);
      await backOnline(scene);
    },
    "xstate.after.retryDelay.draft.unreachable": async (_, { page, wire }) => {
      await page.clock.runFor(limits.saveRetryMs);
      await wire.sent(saveKyc);
    },
    "xstate.done.actor.save": ({ output }, scene) => happens[(output as SaveOutcome).kind](scene),
    "xstate.error.actor.save": (_, { wire }) => wire.refuse(saveKyc, "serverError"),
  },
  states: {
    saved: ({ context }, { page }) => {
      const words = context.savedAt === null ? "Saved as you type" : /^Saved \d\d:\d\d/;
      return comes(page, page.getByText(words).first());
    },
    pending: (_, { page }) => seesButton(page, "Save", true),
    saving: async (_, { page, wire }) => {
      await wire.sent(saveKyc);
      await says(page, "Saving");
    },
    offline: async (_, { page }) => {
      await says(page, "Offline. Your answers are stored on this device");
      await says(page, /^You are offline. Keep working/);
    },
    unreachable: (_, { page }) =>
      says(
        page,
        "Not saved. The server did not respond. Your answers are stored on this device and we will try again.",
      ),
    conflict: async (_, { page }) => {
      const words = `${contactName} changed the same answers.`;
      await comes(page, page.getByRole("alert").filter({ hasText: words }));
      await page.getByRole("link", { name: "review" }).waitFor();
    },
    expired: (_, { page }) => says(page, "Logged out. Your answers are stored on this device"),
    rejected: async (_, { page }) => {
      await says(page, refusals.tooLarge.says.message ?? "");
      await seesButton(page, "Try again", true);
    },
  },
  beyond: {},
});

testTour(draftTour);
