import type { SaveOutcome } from "@gatehouse/machines/application/draft";
import { kycForm, saveKyc } from "#contract/calls/onboarding.ts";
import { limits } from "#contract/limits.ts";
import { draftTable } from "#tests/charts/screens/application/draft.model.ts";
import { password } from "#tests/journeys/support/applicant.ts";
import { openAtBank, say, type Scene } from "./draft.scene.ts";
import { onTour } from "../kit/page-ui.ts";
import { comes, inTime } from "../kit/sight.ts";
import { testTour } from "../kit/walk.ts";
import { partOf } from "#tests/support/written.ts";

let changes = 0;
/** Words that were not typed before. */
const fresh = (text: string) => {
  changes += 1;
  return `${text} ${changes}`;
};

/** Two answers change: the one that another device may change too, and one that no other person changes. */
async function edit(scene: Scene) {
  await scene.type("Bank name", fresh("Sample Bank"));
  await scene.type("Branch name", fresh("Branch"));
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
async function signInAgain({ page, wire }: Scene) {
  await page.clock.runFor(limits.sessionRedirectMs);
  const dialog = page.getByRole("dialog", { name: say("Log in to continue", "whole") });
  await comes(page, dialog);
  await dialog.locator("input[name=password]").fill(password);
  await dialog.getByRole("button", { name: say("Log in", "whole"), exact: true }).click();
  await inTime(page, () => wire.newest(saveKyc));
}

/** What comes next may need the network, which a walk may have taken away. */
const backOnline = ({ context }: Scene) => context.setOffline(false);

async function tryAgain(scene: Scene) {
  await scene.press("Try again");
  await scene.sent(saveKyc);
  await backOnline(scene);
}

/** Saving the application's answers. */
testTour(
  onTour<Scene>(draftTable, {
    steps: 80,
    open: async () => {
      const scene = await openAtBank(false);
      await scene.wire.change(
        kycForm,
        { saved_at: null },
        "The member has saved the sections before; the page is to have saved nothing.",
      );
      return scene;
    },
    events: {
      "draft.edit": edit,
      "draft.save": async (scene, _, before) =>
        before.matches("pending") ? scene.press("Save") : tryAgain(scene),
      "net.online": async (scene) => {
        await scene.context.setOffline(true);
        await backOnline(scene);
      },
      "net.offline": ({ context }) => context.setOffline(true),
      "session.back": signInAgain,
      "xstate.after.retryDelay.draft.offline": async (scene) => {
        await scene.pass(limits.saveRetryMs);
        await scene.sent(saveKyc);
        await backOnline(scene);
      },
      "xstate.done.actor.save": (scene, { output }) => happens[(output as SaveOutcome).kind](scene),
    },
    states: {
      saved: async (scene, at) => {
        const words = say(partOf("Saved as you type", "Saved {time}"), "part");
        await comes(scene.page, scene.page.getByText(words).first());
        await draftTable.states["saved"]!(scene, at);
      },
      conflict: async (scene, at) => {
        await comes(scene.page, scene.page.getByRole("alert").first());
        await draftTable.states["conflict"]!(scene, at);
      },
    },
  }),
);
